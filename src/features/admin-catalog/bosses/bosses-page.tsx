import { findRows, toSearchText } from '@/game/word-search'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import { plural } from '@/lib/format'
import { useState } from 'react'
import { useShownBosses, useShownInstances } from '../admin-catalog.mutations'
import { sortRows, type SortKeys } from '../filter-rows'
import type { BossesSearch } from '../table-search'
import type { TablePageProps } from '../table-page'
import { AdminPage } from '../components/admin-page'
import { BossForm } from './boss-form'
import { BossesTable } from './bosses-table'
import { DeleteDialog } from '../components/delete-dialog'
import { FilterSelect } from '../components/filter-select'
import { RowCount, TableToolbar } from '../components/table-toolbar'
import { NewLink } from '../loot/sheet-link'
import { useOpenedRow } from '../use-opened-row'

const SORT_KEYS: SortKeys<BossesSearch['sort'], AdminBoss> = {
  name: ({ name }) => name,
  order: ({ encounterOrder }) => encounterOrder,
  items: ({ itemCount }) => itemCount ?? 0,
  wishlists: ({ wishlistCount }) => wishlistCount ?? 0,
}

/** Bosses are sorted by instance and boss order; those of one instance can be reordered. */
export function BossesPage(props: TablePageProps<BossesSearch>) {
  const { search, onSearchChange, onSortChange, sheet } = props
  const instances = useShownInstances()
  const bosses = useShownBosses()
  const [deleting, setDeleting] = useState<AdminBoss | null>(null)
  const { instanceId } = search
  const positions = new Map(instances.map(({ id }, index) => [id, index]))
  const position = (boss: AdminBoss) => positions.get(boss.instanceId) ?? positions.size
  const inOrder = bosses
    .filter((boss) => instanceId === undefined || boss.instanceId === instanceId)
    .toSorted((a, b) => position(a) - position(b) || a.encounterOrder - b.encounterOrder)
  const found = findRows(inOrder, search.search ?? '', ({ name }) => toSearchText(name))
  const rows = sortRows(found, search.sort, SORT_KEYS)
  const stored = bosses.find(({ id }) => id === search.edit)
  const edited = useOpenedRow(search.edit, stored)
  const form = { instanceId, instances, bosses, ...sheet }
  return (
    <AdminPage title="Bosses" actions={<NewLink page="/admin/bosses">New boss</NewLink>}>
      <TableToolbar
        label="Search bosses"
        search={search.search}
        onSearchChange={(text) => onSearchChange({ search: text })}
        values={[instanceId]}
        filters={
          <FilterSelect
            label="Instance"
            allLabel="All instances"
            value={instanceId}
            options={instances.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => onSearchChange({ instanceId: id })}
          />
        }
      />
      <RowCount>{plural(rows.length, 'boss', 'bosses')}</RowCount>
      <BossesTable
        bosses={rows}
        instances={instances}
        // Reordering needs all bosses of the instance, in their own order.
        orderedInstanceId={search.search || search.sort ? undefined : instanceId}
        sort={search.sort}
        onSortChange={onSortChange}
        onDelete={setDeleting}
      />
      {search.new && <BossForm boss={null} {...form} />}
      {edited && <BossForm key={edited.id} boss={edited} {...form} />}
      {deleting && <DeleteDialog kind="boss" row={deleting} onClose={() => setDeleting(null)} />}
    </AdminPage>
  )
}

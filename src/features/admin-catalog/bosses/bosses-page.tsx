import { findRows, toSearchText } from '@/game/word-search'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import { plural } from '@/lib/format'
import { buttonStyles } from '@/ui/button'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useShownBosses, useShownInstances } from '../admin-catalog.mutations'
import { sortRows } from '../filter-rows'
import type { BossesSearch } from '../table-search'
import type { TablePageProps } from '../table-page'
import { AdminPage } from '../components/admin-page'
import { BossForm } from './boss-form'
import { BossesTable } from './bosses-table'
import { DeleteDialog } from '../components/delete-dialog'
import { FilterSelect } from '../components/filter-select'
import { SearchField } from '@/ui/fields/search-field'
import { RowCount, TableToolbar } from '../components/table-toolbar'
import { SheetLink } from '../loot/sheet-link'

const SORT_KEYS: Record<string, (boss: AdminBoss) => string | number> = {
  name: ({ name }) => name,
  order: ({ encounterOrder }) => encounterOrder,
  items: ({ itemCount }) => itemCount ?? 0,
  wishlists: ({ wishlistCount }) => wishlistCount ?? 0,
}

/**
 * The table of all bosses, by instance and boss order. The bosses of one instance can be reordered.
 */
export function BossesPage({
  search,
  onSearchChange,
  onSortChange,
  sheet,
}: TablePageProps<BossesSearch>) {
  const instances = useShownInstances()
  const bosses = useShownBosses()
  const [deleting, setDeleting] = useState<AdminBoss | null>(null)
  const { instanceId } = search
  const rows = useMemo(() => {
    const positions = new Map(instances.map(({ id }, index) => [id, index]))
    const position = (boss: AdminBoss) => positions.get(boss.instanceId) ?? positions.size
    const inOrder = bosses
      .filter((boss) => instanceId === undefined || boss.instanceId === instanceId)
      .toSorted((a, b) => position(a) - position(b) || a.encounterOrder - b.encounterOrder)
    return sortRows(
      findRows(inOrder, search.search ?? '', ({ name }) => toSearchText(name)),
      search.sort,
      SORT_KEYS,
    )
  }, [instances, bosses, instanceId, search.search, search.sort])
  const edited = bosses.find(({ id }) => id === search.edit) ?? null
  const form = {
    instanceId,
    instances,
    bosses,
    ...sheet,
  }
  return (
    <AdminPage
      title="Bosses"
      actions={
        <SheetLink page="/admin/bosses" opens={{ new: true }} className={buttonStyles()}>
          <Plus aria-hidden />
          New boss
        </SheetLink>
      }
    >
      <TableToolbar
        values={[instanceId]}
        search={
          <SearchField
            label="Search bosses"
            value={search.search ?? ''}
            onChange={(text) => onSearchChange({ search: text || undefined })}
          />
        }
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
      {deleting && (
        <DeleteDialog
          target={{
            kind: 'boss',
            id: deleting.id,
            name: deleting.name,
            itemCount: deleting.itemCount ?? 0,
            wishlistCount: deleting.wishlistCount ?? 0,
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </AdminPage>
  )
}

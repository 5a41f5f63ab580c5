import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { linkedItemId } from '@/game/wowhead'
import { buttonStyles } from '@/ui/button'
import { useQuery, useSuspenseQueries } from '@tanstack/react-query'
import { CatchBoundary, Link } from '@tanstack/react-router'
import { Table2 } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import {
  adminBossesQuery,
  adminInstancesQuery,
  adminLootItemQuery,
  toLootFilters,
} from '../admin-catalog.queries'
import { bossOptions } from '../bosses/boss-options'
import type { LootSearch } from '../table-search'
import type { TablePageProps } from '../table-page'
import { AdminPage } from '../components/admin-page'
import { EditInGrid } from './edit-in-grid'
import { DeleteDialog } from '../components/delete-dialog'
import { FilterSelect } from '../components/filter-select'
import { RARITY_OPTIONS, SLOT_OPTIONS } from './item-options'
import { LootExport, type ToCsv } from './loot-export'
import { LootItemForm } from './loot-item-form'
import { LootTable } from './loot-table'
import { TableError } from '../components/table-error'
import { TableToolbar } from '../components/table-toolbar'
import { NewLink } from './sheet-link'
import { useOpenedRow } from '../use-opened-row'

/** The table of all loot items, filtered by the server, with the sheets to create and edit them. */
export function LootPage(props: TablePageProps<LootSearch> & { toCsv: ToCsv }) {
  const { search, onSearchChange, onSortChange, sheet } = props
  const [{ data: instances }, { data: bosses }] = useSuspenseQueries({
    queries: [adminInstancesQuery(), adminBossesQuery()],
  })
  const [deleting, setDeleting] = useState<AdminLootItem | null>(null)
  const filters = useMemo(() => toLootFilters(search), [search])
  // The previous rows stay visible while new ones load.
  const shown = useDeferredValue(filters)
  const { data } = useQuery({
    ...adminLootItemQuery(search.edit ?? ''),
    enabled: search.edit !== undefined,
    throwOnError: true,
  })
  const edited = useOpenedRow(search.edit, data)
  const { instanceId, bossId } = search
  const form = { instanceId, bossId, instances, bosses, ...sheet }
  return (
    <AdminPage
      title="Loot"
      isFullSize
      actions={
        <>
          <LootExport filters={filters} instances={instances} toCsv={props.toCsv} />
          <EditInGrid search={search} instances={instances} bosses={bosses} />
          <Link
            to="/admin/loot-bulk"
            search={{ instanceId, bossId }}
            aria-label="Enter items in bulk"
            className={buttonStyles({ variant: 'outline', className: 'max-sm:px-3' })}
          >
            <Table2 aria-hidden />
            <span className="max-sm:hidden">Enter items in bulk</span>
          </Link>
          <NewLink page="/admin/loot">New item</NewLink>
        </>
      }
    >
      <LootFilters
        search={search}
        onSearchChange={onSearchChange}
        instances={instances}
        bosses={bosses}
      />
      <CatchBoundary getResetKey={() => JSON.stringify(shown)} errorComponent={TableError}>
        <LootTable
          filters={shown}
          instances={instances}
          bosses={bosses}
          isStale={shown !== filters}
          onSortChange={onSortChange}
          onDelete={setDeleting}
        />
      </CatchBoundary>
      {search.new && <LootItemForm item={null} {...form} />}
      {edited && <LootItemForm key={edited.id} item={edited} {...form} />}
      {deleting && <DeleteDialog kind="item" row={deleting} onClose={() => setDeleting(null)} />}
    </AdminPage>
  )
}

interface LootFiltersProps extends Pick<TablePageProps<LootSearch>, 'search' | 'onSearchChange'> {
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
}

function LootFilters({ search, onSearchChange, instances, bosses }: LootFiltersProps) {
  return (
    <TableToolbar
      label="Search by name or ID"
      search={search.search}
      onSearchChange={(text) => onSearchChange({ search: text && (linkedItemId(text) ?? text) })}
      values={[search.instanceId, search.bossId, search.slot, search.rarity]}
      filters={
        <>
          <FilterSelect
            label="Instance"
            allLabel="All instances"
            value={search.instanceId}
            options={instances.map(({ id, name }) => ({ value: id, label: name }))}
            // A boss of another instance would match no row.
            onChange={(id) => onSearchChange({ instanceId: id, bossId: undefined })}
          />
          <FilterSelect
            label="Boss"
            allLabel="All bosses"
            value={search.bossId}
            options={bossOptions(bosses, instances, search.instanceId)}
            onChange={(id) => onSearchChange({ bossId: id })}
          />
          <FilterSelect
            label="Slot"
            allLabel="All slots"
            value={search.slot}
            options={SLOT_OPTIONS}
            onChange={(slot) => onSearchChange({ slot })}
          />
          <FilterSelect
            label="Rarity"
            allLabel="All rarities"
            value={search.rarity}
            options={RARITY_OPTIONS}
            onChange={(rarity) => onSearchChange({ rarity })}
          />
        </>
      }
    />
  )
}

import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { rarityOf, slotLabel } from '@/game/items'
import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { EmptyState } from '@/ui/messages/empty-state'
import { IconButton } from '@/ui/icon-button'
import { ItemTile } from '@/ui/pictures/item-tile'
import type { TableColumn, TableSort } from '@/ui/tables/table-parts'
import { WindowedTable } from '@/ui/tables/windowed-table'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import type { LootFilter } from '../admin-catalog.queries'
import { ROW_LINK } from '../row-link'
import { toTableSort } from '../filter-rows'
import { useLootPages } from './use-loot-pages'
import { LootSelectionContext, useLootSelection } from './use-loot-selection'
import { BulkActions } from './bulk-actions'
import { SelectAllCell, SelectCell } from './select-cells'
import { wishlistsColumn } from '../components/row-columns'
import { RowCount } from '../components/table-toolbar'
import { SheetLink } from './sheet-link'

interface LootTableProps {
  filters: LootFilter
  instances: readonly AdminInstance[]
  bosses: readonly AdminBoss[]
  /** Whether rows for other filters are loading. */
  isStale: boolean
  onSortChange: (sort: TableSort) => void
  onDelete: (item: AdminLootItem) => void
}

/** Rows load as they are scrolled into view. With a history, many can be deleted and moved. */
export function LootTable(props: LootTableProps) {
  const { filters, instances, bosses, isStale, onSortChange, onDelete } = props
  const { instanceId, bossId, slot } = filters
  const { total, readAt, rowAt, onWindowChange } = useLootPages(filters)
  const hasHistory = useFeature('admin-history')
  const selection = useLootSelection(filters, readAt)
  const columns = useMemo(() => {
    // Columns in which the filters leave one value.
    const isConstant = (id: string) =>
      (id === 'instance' && Boolean(instanceId ?? bossId)) ||
      (id === 'boss' && bossId !== undefined) ||
      (id === 'slot' && slot !== undefined)
    const rest = columnsOf(instances, onDelete, bossId !== undefined).filter(
      ({ id }) => !isConstant(id),
    )
    return hasHistory ? [selectColumn(total), ...rest] : rest
  }, [instances, onDelete, hasHistory, total, instanceId, bossId, slot])
  return (
    <LootSelectionContext value={hasHistory ? selection : null}>
      <div
        aria-busy={isStale}
        className={`flex flex-col gap-1 sm:min-h-96 sm:gap-3 sm:grow sm:basis-0 ${isStale ? 'opacity-60' : ''}`}
      >
        <RowCount
          actions={
            <BulkActions
              selection={selection}
              total={total}
              instances={instances}
              bosses={bosses}
              filters={filters}
            />
          }
        >
          {plural(total, 'item')}
        </RowCount>
        <WindowedTable
          caption="Loot"
          columns={columns}
          count={total}
          rowAt={rowAt}
          rowKey={({ id }) => id}
          fillsParent
          rowsId={JSON.stringify(filters)}
          onWindowChange={onWindowChange}
          sort={toTableSort(filters.sort ?? 'name')}
          onSortChange={onSortChange}
          empty={<EmptyState title="No items found" text="Create one, or change the search." />}
        />
      </div>
    </LootSelectionContext>
  )
}

function selectColumn(total: number): TableColumn<AdminLootItem> {
  return {
    id: 'select',
    header: <SelectAllCell total={total} />,
    cell: (item, index) => <SelectCell item={item} index={index} />,
    className: 'w-12 pr-0',
  }
}

/** So that the last columns fit. The form of an item shows these values. */
const NOT_ON_TABLETS = 'sm:max-lg:hidden'

function columnsOf(
  instances: readonly AdminInstance[],
  onDelete: (item: AdminLootItem) => void,
  isOneBoss: boolean,
): TableColumn<AdminLootItem>[] {
  const instanceNames = new Map(instances.map(({ id, name }) => [id, name]))
  return [
    {
      id: 'name',
      header: 'Name',
      cell: (item) => <NameCell item={item} isOneBoss={isOneBoss} />,
      isRowHeader: true,
      isSortable: true,
      className: 'w-70 sm:max-lg:w-auto',
    },
    {
      id: 'boss',
      header: 'Boss',
      cell: ({ boss }) => <span title={boss?.name}>{boss?.name}</span>,
      isSortable: true,
      // Phones show it below the name.
      className: 'max-sm:hidden sm:w-35 sm:max-lg:w-46 xl:w-43',
    },
    {
      id: 'instance',
      header: 'Instance',
      cell: ({ boss }) => {
        const name = instanceNames.get(boss?.instanceId ?? '')
        return <span title={name}>{name}</span>
      },
      className: `w-36 xl:w-43 ${NOT_ON_TABLETS}`,
    },
    {
      id: 'slot',
      header: 'Slot',
      cell: ({ itemSlot }) => (itemSlot ? slotLabel(itemSlot) : 'Any'),
      isSortable: true,
      className: 'w-26',
    },
    {
      id: 'type',
      header: 'Type',
      cell: ({ itemType, isTokenItem }) => itemType ?? (isTokenItem ? 'Tier token' : null),
      className: `w-36 ${NOT_ON_TABLETS}`,
    },
    {
      id: 'itemId',
      header: 'Item ID',
      cell: ({ itemId }) => itemId,
      align: 'right',
      className: `w-24 ${NOT_ON_TABLETS}`,
    },
    wishlistsColumn('w-28 sm:max-lg:w-24'),
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      cell: (item) => (
        <IconButton label={`Delete ${item.name}`} variant="danger" onClick={() => onDelete(item)}>
          <Trash2 />
        </IconButton>
      ),
      align: 'right',
      className: 'w-20 sm:max-lg:w-18',
    },
  ]
}

/** On phones, the link covers the boss below it too, and so is 44 px high. */
const LINK_ABOVE_BOSS =
  'max-sm:min-h-0! max-sm:after:absolute max-sm:after:inset-x-0 max-sm:after:-inset-y-1'

/** The name; on phones with the boss, unless all items are of one. */
function NameCell({ item, isOneBoss }: { item: AdminLootItem; isOneBoss: boolean }) {
  const { id, name, boss } = item
  return (
    <span data-rarity={rarityOf(item)} className="flex items-center gap-3">
      <ItemTile size="sm" item={{ ...item, iconUrl: item.iconUrl ?? item.storedIconUrl }} />
      <span className="relative flex min-w-0 flex-col">
        <SheetLink
          page="/admin/loot"
          opens={{ edit: id }}
          title={name}
          className={`${ROW_LINK} min-w-0 ${isOneBoss ? '' : LINK_ABOVE_BOSS}`}
        >
          <span className="truncate text-tint-text">{name}</span>
        </SheetLink>
        {!isOneBoss && <span className="truncate text-xs text-muted sm:hidden">{boss?.name}</span>}
      </span>
    </span>
  )
}

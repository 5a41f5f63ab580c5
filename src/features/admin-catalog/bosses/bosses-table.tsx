import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import { DataTable } from '@/ui/tables/data-table'
import { EmptyState } from '@/ui/messages/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { MoveHandle } from '@/ui/lists/move-handle'
import type { TableColumn, TableSort } from '@/ui/tables/table-parts'
import { Link } from '@tanstack/react-router'
import { Ellipsis, Pencil, Table2, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { ROW_LINK } from '../row-link'
import { toTableSort } from '../filter-rows'
import { useReorderBosses } from './use-reorder-bosses'
import { SheetLink } from '../loot/sheet-link'

interface BossesTableProps {
  bosses: readonly AdminBoss[]
  instances: readonly AdminInstance[]
  /**
   * The instance whose bosses the table shows, all and in order. Undefined if they cannot be
   * reordered.
   */
  orderedInstanceId: string | undefined
  /** The `sort` search parameter. */
  sort: string | undefined
  onSortChange: (sort: TableSort) => void
  onDelete: (boss: AdminBoss) => void
}

export function BossesTable({
  bosses,
  instances,
  orderedInstanceId,
  sort,
  onSortChange,
  onDelete,
}: BossesTableProps) {
  const helpId = useId()
  const reorder = useReorderBosses(bosses, orderedInstanceId)
  const isReorderable = orderedInstanceId !== undefined
  const columns = columnsOf(instances, onDelete, { ...reorder, isReorderable, helpId })
  return (
    <>
      {isReorderable && (
        <p id={helpId} className="sr-only">
          Arrow up and down move it by one position, Home and End to the first and last position.
        </p>
      )}
      <DataTable
        caption="Bosses"
        columns={columns}
        rows={bosses}
        rowKey={({ id }) => id}
        sort={toTableSort(sort)}
        onSortChange={onSortChange}
        bodyRef={reorder.bodyRef}
        empty={<EmptyState title="No bosses found" text="Create one, or change the search." />}
      />
      <p role="status" className="sr-only">
        {reorder.announcement}
      </p>
    </>
  )
}

interface Reordering extends Pick<
  ReturnType<typeof useReorderBosses>,
  'onPointerDown' | 'move' | 'registerHandle'
> {
  isReorderable: boolean
  helpId: string
}

function columnsOf(
  instances: readonly AdminInstance[],
  onDelete: BossesTableProps['onDelete'],
  reordering: Reordering,
): TableColumn<AdminBoss>[] {
  const instanceNames = new Map(instances.map(({ id, name }) => [id, name]))
  return [
    {
      id: 'move',
      header: 'Move',
      isHeaderHidden: true,
      cell: (boss) =>
        reordering.isReorderable && (
          <MoveHandle
            ref={reordering.registerHandle(boss.id)}
            name={boss.name}
            helpId={reordering.helpId}
            onPointerDown={reordering.onPointerDown}
            onMove={(to) => reordering.move(boss, to)}
          />
        ),
      className: reordering.isReorderable ? 'w-10 pr-0' : 'hidden',
    },
    {
      id: 'order',
      header: 'Order',
      cell: ({ encounterOrder }) => encounterOrder,
      align: 'right',
      isSortable: true,
      className: 'w-28',
    },
    {
      id: 'name',
      header: 'Name',
      cell: ({ id, name }) => (
        <SheetLink page="/admin/bosses" opens={{ edit: id }} className={ROW_LINK}>
          {name}
        </SheetLink>
      ),
      isRowHeader: true,
      isSortable: true,
      className: 'min-w-48',
    },
    {
      id: 'instance',
      header: 'Instance',
      cell: ({ instanceId }) => instanceNames.get(instanceId),
      className: 'min-w-40',
    },
    {
      id: 'items',
      header: 'Items',
      cell: ({ id, name, instanceId, itemCount }) => (
        <Link
          to="/admin/loot"
          search={{ instanceId, bossId: id }}
          aria-label={`${itemCount ?? 0} items of ${name}`}
          className={`${ROW_LINK} justify-end`}
        >
          {itemCount ?? 0}
        </Link>
      ),
      align: 'right',
      isSortable: true,
      isLargestFirst: true,
    },
    {
      id: 'wishlists',
      header: 'Wishlists',
      cell: ({ wishlistCount }) => wishlistCount,
      align: 'right',
      isSortable: true,
      isLargestFirst: true,
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      cell: (boss) => <BossMenu boss={boss} onDelete={onDelete} />,
      align: 'right',
    },
  ]
}

function BossMenu({ boss, onDelete }: { boss: AdminBoss; onDelete: (boss: AdminBoss) => void }) {
  const { id, name, instanceId } = boss
  return (
    <Menu
      align="right"
      trigger={
        <IconButton label={`More actions for ${name}`}>
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem asChild icon={<Pencil />}>
        <SheetLink page="/admin/bosses" opens={{ edit: id }}>
          Edit
        </SheetLink>
      </MenuItem>
      <MenuItem asChild icon={<Table2 />}>
        <Link to="/admin/loot-bulk" search={{ instanceId, bossId: id }}>
          Enter items in bulk
        </Link>
      </MenuItem>
      <MenuSeparator />
      <MenuItem isDanger icon={<Trash2 />} onSelect={() => onDelete(boss)}>
        Delete
      </MenuItem>
    </Menu>
  )
}

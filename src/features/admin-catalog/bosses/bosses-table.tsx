import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'
import { DataTable } from '@/ui/tables/data-table'
import { EmptyState } from '@/ui/messages/empty-state'
import { MenuItem } from '@/ui/menu'
import { MoveHandle } from '@/ui/lists/move-handle'
import type { TableColumn, TableSort } from '@/ui/tables/table-parts'
import { Link } from '@tanstack/react-router'
import { Table2 } from 'lucide-react'
import { useId } from 'react'
import { toTableSort } from '../filter-rows'
import { useReorderBosses } from './use-reorder-bosses'
import { countColumn, menuColumn, nameColumn, wishlistsColumn } from '../components/row-columns'

interface BossesTableProps {
  bosses: readonly AdminBoss[]
  instances: readonly AdminInstance[]
  /** The instance whose bosses are shown, all and in order; undefined if they are not. */
  orderedInstanceId: string | undefined
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

interface Reordering extends Pick<ReturnType<typeof useReorderBosses>, 'onPointerDown' | 'move'> {
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
    nameColumn('/admin/bosses', 'min-w-48'),
    {
      id: 'instance',
      header: 'Instance',
      cell: ({ instanceId }) => instanceNames.get(instanceId),
      className: 'min-w-40',
    },
    countColumn(
      'items',
      ({ itemCount }) => itemCount,
      ({ id, instanceId }) => ({ instanceId, bossId: id }),
    ),
    wishlistsColumn(),
    menuColumn('/admin/bosses', onDelete, ({ id, instanceId }) => (
      <MenuItem asChild icon={<Table2 />}>
        <Link to="/admin/loot-bulk" search={{ instanceId, bossId: id }}>
          Enter items in bulk
        </Link>
      </MenuItem>
    )),
  ]
}

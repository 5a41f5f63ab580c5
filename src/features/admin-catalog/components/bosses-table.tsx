import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'
import { DataTable } from '@/ui/data-table'
import { EmptyState } from '@/ui/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { MoveHandle } from '@/ui/move-handle'
import type { TableColumn } from '@/ui/table-parts'
import { Link } from '@tanstack/react-router'
import { Ellipsis, Pencil, Table2, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { ROW_LINK } from '../row-link'
import { fromTableSort, toTableSort } from '../table-search'
import { bossHandleId, useBossMoves } from '../use-boss-moves'

interface BossesTableProps {
  bosses: readonly AdminBoss[]
  instances: readonly AdminInstance[]
  /** The rows are all bosses of this instance in encounter order, and can be put in another one. */
  orderedInstanceId: string | undefined
  /** The sort as the address says it. */
  sort: string | undefined
  onSortChange: (sort: string) => void
  onDelete: (boss: AdminBoss) => void
}

/** Bosses with what they drop, and what can be done with each. */
export function BossesTable({
  bosses,
  instances,
  orderedInstanceId,
  sort,
  onSortChange,
  onDelete,
}: BossesTableProps) {
  const helpId = useId()
  const { bodyRef, onPointerDown, move, announcement } = useBossMoves(bosses, orderedInstanceId)
  const columns = columnsOf(instances, onDelete, {
    isOn: orderedInstanceId !== undefined,
    helpId,
    onPointerDown,
    move,
  })
  return (
    <>
      {orderedInstanceId !== undefined && (
        <p id={helpId} className="sr-only">
          Arrow up and down move it by one, Home and End to either end.
        </p>
      )}
      <DataTable
        caption="Bosses"
        columns={columns}
        rows={bosses}
        rowKey={({ id }) => id}
        sort={toTableSort(sort)}
        onSortChange={(next) => onSortChange(fromTableSort(next))}
        bodyRef={bodyRef}
        empty={<EmptyState title="No bosses found" text="Make one, or search for less." />}
      />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

/** How the rows are put in another order, where that makes sense. */
interface Moves extends Pick<ReturnType<typeof useBossMoves>, 'onPointerDown' | 'move'> {
  isOn: boolean
  helpId: string
}

function columnsOf(
  instances: readonly AdminInstance[],
  onDelete: BossesTableProps['onDelete'],
  moves: Moves,
): TableColumn<AdminBoss>[] {
  const instanceNames = new Map(instances.map(({ id, name }) => [id, name]))
  return [
    {
      id: 'move',
      header: 'Move',
      isHeaderHidden: true,
      cell: (boss) =>
        moves.isOn && (
          <MoveHandle
            id={bossHandleId(boss.id)}
            name={boss.name}
            helpId={moves.helpId}
            onPointerDown={moves.onPointerDown}
            onMove={(to) => moves.move(boss, to)}
          />
        ),
      className: moves.isOn ? 'w-10 pr-0' : 'hidden',
    },
    {
      id: 'order',
      header: 'Encounter',
      cell: ({ encounterOrder }) => encounterOrder,
      align: 'right',
      isSortable: true,
      className: 'w-28',
    },
    {
      id: 'name',
      header: 'Name',
      cell: ({ id, name }) => (
        <Link
          from="/admin/bosses"
          to="."
          search={(current) => ({ ...current, edit: id })}
          resetScroll={false}
          className={ROW_LINK}
        >
          {name}
        </Link>
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
    },
    {
      id: 'wishlists',
      header: 'Wishlists',
      cell: ({ wishlistCount }) => wishlistCount,
      align: 'right',
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
        <Link from="/admin/bosses" to="." search={(current) => ({ ...current, edit: id })}>
          Edit
        </Link>
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

import { messageOf } from '@/api/errors'
import type { AdminInstance } from '@/contract/admin-instance'
import { downloadFile } from '@/lib/download'
import { DataTable } from '@/ui/data-table'
import { EmptyState } from '@/ui/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { Switch } from '@/ui/switch'
import type { TableColumn } from '@/ui/table-parts'
import { toast } from '@/ui/toast'
import { Link } from '@tanstack/react-router'
import { Ellipsis, FileDown, Pencil, Plus, Table2, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { exportRaid } from '../admin-catalog.api'
import { useInstanceSwitch } from '../admin-catalog.mutations'
import { ROW_LINK } from '../row-link'
import { fromTableSort, toTableSort } from '../filter-rows'
import { SheetLink } from './sheet-link'

interface InstancesTableProps {
  instances: readonly AdminInstance[]
  /** The `sort` search parameter. */
  sort: string | undefined
  onSortChange: (sort: string) => void
  onDelete: (instance: AdminInstance) => void
}

export function InstancesTable({ instances, sort, onSortChange, onDelete }: InstancesTableProps) {
  const { mutate } = useInstanceSwitch()
  const columns = useMemo(() => columnsOf(mutate, onDelete), [mutate, onDelete])
  return (
    <DataTable
      caption="Instances"
      columns={columns}
      rows={instances}
      rowKey={({ id }) => id}
      sort={toTableSort(sort)}
      onSortChange={(next) => onSortChange(fromTableSort(next))}
      empty={<EmptyState title="No instances found" text="Create one, or change the search." />}
    />
  )
}

function columnsOf(
  setSwitch: ReturnType<typeof useInstanceSwitch>['mutate'],
  onDelete: InstancesTableProps['onDelete'],
): TableColumn<AdminInstance>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      cell: ({ id, name }) => (
        <SheetLink page="/admin/instances" opens={{ edit: id }} className={ROW_LINK}>
          {name}
        </SheetLink>
      ),
      isRowHeader: true,
      isSortable: true,
      className: 'min-w-44',
    },
    {
      id: 'expansion',
      header: 'Expansion',
      cell: ({ expansion }) => expansion,
      isSortable: true,
      // Hidden on narrow screens to leave room for the switches, like the tier; the edit sheet shows both.
      className: 'max-sm:hidden',
    },
    {
      id: 'tier',
      header: 'Tier',
      cell: ({ tier }) => tier,
      isSortable: true,
      className: 'max-beside:hidden',
    },
    {
      id: 'bosses',
      header: 'Bosses',
      cell: ({ id, name, bossCount }) => (
        <Link
          to="/admin/bosses"
          search={{ instanceId: id }}
          aria-label={`${bossCount ?? 0} bosses of ${name}`}
          className={`${ROW_LINK} justify-end`}
        >
          {bossCount ?? 0}
        </Link>
      ),
      align: 'right',
      isSortable: true,
    },
    {
      id: 'items',
      header: 'Items',
      cell: ({ id, name, itemCount }) => (
        <Link
          to="/admin/loot"
          search={{ instanceId: id }}
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
      id: 'active',
      header: 'Active',
      cell: ({ id, name, isActive }) => (
        <Switch
          label={`${name} is active`}
          isLabelHidden
          checked={isActive}
          onChange={({ target }) => setSwitch({ id, isActive: target.checked })}
        />
      ),
    },
    {
      id: 'tierSwitch',
      header: 'Current tier',
      cell: ({ id, name, isCurrentTier }) => (
        <Switch
          label={`${name} is in the current tier`}
          isLabelHidden
          checked={isCurrentTier}
          onChange={({ target }) => setSwitch({ id, isCurrentTier: target.checked })}
        />
      ),
    },
    {
      id: 'actions',
      header: 'Actions',
      isHeaderHidden: true,
      cell: (instance) => <InstanceMenu instance={instance} onDelete={onDelete} />,
      align: 'right',
    },
  ]
}

interface InstanceMenuProps {
  instance: AdminInstance
  onDelete: (instance: AdminInstance) => void
}

function InstanceMenu({ instance, onDelete }: InstanceMenuProps) {
  const { id, name, slug } = instance

  async function download() {
    try {
      const file = await exportRaid(id)
      downloadFile(`${slug}.json`, `${JSON.stringify(file, null, 2)}\n`, 'application/json')
    } catch (error) {
      toast.error(`Could not export ${name}`, { description: messageOf(error) })
    }
  }

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
        <SheetLink page="/admin/instances" opens={{ edit: id }}>
          Edit
        </SheetLink>
      </MenuItem>
      <MenuItem asChild icon={<Plus />}>
        <Link to="/admin/bosses" search={{ instanceId: id, new: true }}>
          Add a boss
        </Link>
      </MenuItem>
      <MenuItem asChild icon={<Table2 />}>
        <Link to="/admin/loot-bulk" search={{ instanceId: id }}>
          Enter items in bulk
        </Link>
      </MenuItem>
      <MenuItem icon={<FileDown />} onSelect={() => void download()}>
        Export
      </MenuItem>
      <MenuSeparator />
      <MenuItem isDanger icon={<Trash2 />} onSelect={() => onDelete(instance)}>
        Delete
      </MenuItem>
    </Menu>
  )
}

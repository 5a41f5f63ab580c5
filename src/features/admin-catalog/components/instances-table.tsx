import type { AdminInstance } from '@/contract/admin/admin-instance'
import { toastFailure } from '@/features/session/toast-failure'
import { downloadFile } from '@/lib/download'
import { DataTable } from '@/ui/tables/data-table'
import { EmptyState } from '@/ui/messages/empty-state'
import { IconButton } from '@/ui/icon-button'
import { Menu, MenuItem, MenuSeparator } from '@/ui/menu'
import { Switch } from '@/ui/fields/switch'
import type { TableColumn, TableSort } from '@/ui/tables/table-parts'
import { Link } from '@tanstack/react-router'
import { Ellipsis, FileDown, Pencil, Plus, Table2, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { exportRaid } from '../admin-catalog.api'
import { useInstanceSwitch } from '../admin-catalog.mutations'
import { ROW_LINK } from '../row-link'
import { toTableSort } from '../filter-rows'
import { SheetLink } from '../loot/sheet-link'
import { HideDialog, isUsedTier } from './hide-dialog'

interface InstancesTableProps {
  instances: readonly AdminInstance[]
  /** The `sort` search parameter. */
  sort: string | undefined
  onSortChange: (sort: TableSort) => void
  onDelete: (instance: AdminInstance) => void
}

export function InstancesTable({ instances, sort, onSortChange, onDelete }: InstancesTableProps) {
  const { mutate } = useInstanceSwitch()
  const [hiding, setHiding] = useState<AdminInstance | null>(null)
  const columns = useMemo(
    () => columnsOf(mutate, setHiding, onDelete),
    [mutate, setHiding, onDelete],
  )
  return (
    <>
      <DataTable
        caption="Instances"
        columns={columns}
        rows={instances}
        rowKey={({ id }) => id}
        sort={toTableSort(sort)}
        onSortChange={onSortChange}
        empty={<EmptyState title="No instances found" text="Create one, or change the search." />}
      />
      {hiding && (
        <HideDialog
          instance={hiding}
          onConfirm={() => mutate({ id: hiding.id, isActive: false })}
          onClose={() => setHiding(null)}
        />
      )}
    </>
  )
}

function columnsOf(
  setSwitch: ReturnType<typeof useInstanceSwitch>['mutate'],
  onHide: (instance: AdminInstance) => void,
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
      // Hidden on narrow screens to leave room for the switches, like the tier; the edit sheet
      // shows both.
      className: 'max-sm:hidden',
    },
    {
      id: 'tier',
      header: 'Tier',
      cell: ({ tier }) => tier,
      isSortable: true,
      className: 'max-beside:hidden',
    },
    countColumn('bosses', 'Bosses', '/admin/bosses', ({ bossCount }) => bossCount ?? 0),
    countColumn('items', 'Items', '/admin/loot', ({ itemCount }) => itemCount ?? 0),
    {
      id: 'active',
      header: 'Active',
      cell: (instance) => (
        <Switch
          label={`${instance.name} is active`}
          isLabelHidden
          checked={instance.isActive}
          onChange={({ target: { checked } }) =>
            !checked && isUsedTier(instance)
              ? onHide(instance)
              : setSwitch({ id: instance.id, isActive: checked })
          }
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

/** A column of numbers of rows, with links to them. */
function countColumn(
  id: 'bosses' | 'items',
  header: string,
  page: '/admin/bosses' | '/admin/loot',
  countOf: (instance: AdminInstance) => number,
): TableColumn<AdminInstance> {
  return {
    id,
    header,
    cell: (instance) => (
      <Link
        to={page}
        search={{ instanceId: instance.id }}
        aria-label={`${countOf(instance)} ${id} of ${instance.name}`}
        className={`${ROW_LINK} justify-end`}
      >
        {countOf(instance)}
      </Link>
    ),
    align: 'right',
    isSortable: true,
    isLargestFirst: true,
  }
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
      toastFailure(`Could not export ${name}`, error)
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

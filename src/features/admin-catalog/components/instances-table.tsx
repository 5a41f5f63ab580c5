import type { AdminInstance } from '@/contract/admin/admin-instance'
import { toastFailure } from '@/features/session/toast-failure'
import { downloadFile } from '@/lib/download'
import { DataTable } from '@/ui/tables/data-table'
import { EmptyState } from '@/ui/messages/empty-state'
import { MenuItem } from '@/ui/menu'
import { Switch } from '@/ui/fields/switch'
import type { TableColumn, TableSort } from '@/ui/tables/table-parts'
import { Link } from '@tanstack/react-router'
import { FileDown, Plus, Table2 } from 'lucide-react'
import { useState } from 'react'
import { send } from '@/api/client'
import { exportRaid } from '@/contract/admin/admin-raid-file'
import { useInstanceSwitch } from '../admin-catalog.mutations'
import { toTableSort } from '../filter-rows'
import { HideDialog, isUsedTier } from './hide-dialog'
import { countColumn, menuColumn, nameColumn } from './row-columns'

interface InstancesTableProps {
  instances: readonly AdminInstance[]
  sort: string | undefined
  onSortChange: (sort: TableSort) => void
  onDelete: (instance: AdminInstance) => void
}

export function InstancesTable({ instances, sort, onSortChange, onDelete }: InstancesTableProps) {
  const { mutate } = useInstanceSwitch()
  const [hiding, setHiding] = useState<AdminInstance | null>(null)
  return (
    <>
      <DataTable
        caption="Instances"
        columns={columnsOf(mutate, setHiding, onDelete)}
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

/** To leave room for the switch and the menu. The edit sheet and the other tables show the rest. */
const NOT_ON_PHONES = 'max-sm:hidden'

function columnsOf(
  setSwitch: ReturnType<typeof useInstanceSwitch>['mutate'],
  onHide: (instance: AdminInstance) => void,
  onDelete: InstancesTableProps['onDelete'],
): TableColumn<AdminInstance>[] {
  return [
    nameColumn('/admin/instances', 'min-w-44'),
    {
      id: 'expansion',
      header: 'Expansion',
      cell: ({ expansion }) => expansion,
      isSortable: true,
      className: NOT_ON_PHONES,
    },
    {
      id: 'tier',
      header: 'Tier',
      cell: ({ tier }) => tier,
      isSortable: true,
      className: 'max-beside:hidden',
    },
    countColumn(
      'bosses',
      ({ bossCount }) => bossCount,
      ({ id }) => ({ instanceId: id }),
      NOT_ON_PHONES,
    ),
    countColumn(
      'items',
      ({ itemCount }) => itemCount,
      ({ id }) => ({ instanceId: id }),
      NOT_ON_PHONES,
    ),
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
      className: NOT_ON_PHONES,
    },
    menuColumn('/admin/instances', onDelete, (instance) => <InstanceItems instance={instance} />),
  ]
}

function InstanceItems({ instance }: { instance: AdminInstance }) {
  const { id, name, slug } = instance

  async function download() {
    try {
      const file = await send(exportRaid, { params: { instanceId: id } })
      downloadFile(`${slug}.json`, `${JSON.stringify(file, null, 2)}\n`, 'application/json')
    } catch (error) {
      toastFailure(`Could not export ${name}`, error)
    }
  }

  return (
    <>
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
    </>
  )
}

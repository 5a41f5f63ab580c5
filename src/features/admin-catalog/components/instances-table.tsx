import type { Instance } from '@/contract/instance'
import { Badge } from '@/ui/badge'
import { DataTable, type TableColumn } from '@/ui/data-table'
import { EmptyState } from '@/ui/empty-state'

const COLUMNS: readonly TableColumn<Instance>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name,
    isRowHeader: true,
    className: 'min-w-48',
  },
  { id: 'expansion', header: 'Expansion', cell: ({ expansion }) => expansion },
  { id: 'tier', header: 'Tier', cell: ({ tier }) => tier },
  { id: 'bosses', header: 'Bosses', cell: ({ bossCount }) => bossCount, align: 'right' },
  { id: 'items', header: 'Items', cell: ({ itemCount }) => itemCount, align: 'right' },
  {
    id: 'state',
    header: 'State',
    cell: ({ isActive, isCurrentTier }) => (
      <span className="flex gap-2">
        {isActive ? <Badge variant="success">Active</Badge> : <Badge>Inactive</Badge>}
        {isCurrentTier && <Badge variant="accent">Current tier</Badge>}
      </span>
    ),
  },
]

/** Every raid of the catalogue. */
export function InstancesTable({ instances }: { instances: readonly Instance[] }) {
  return (
    <DataTable
      caption="Instances"
      columns={COLUMNS}
      rows={instances}
      rowKey={({ id }) => id}
      empty={<EmptyState title="No instances yet" />}
    />
  )
}

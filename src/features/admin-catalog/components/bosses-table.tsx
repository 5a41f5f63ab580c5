import type { Boss } from '@/contract/boss'
import type { Instance } from '@/contract/instance'
import { DataTable, type TableColumn } from '@/ui/data-table'
import { EmptyState } from '@/ui/empty-state'
import { useMemo } from 'react'

interface BossesTableProps {
  bosses: readonly Boss[]
  instances: readonly Instance[]
}

/** Every boss, by raid in encounter order. */
export function BossesTable({ bosses, instances }: BossesTableProps) {
  const columns = useMemo<TableColumn<Boss>[]>(() => {
    const names = new Map(instances.map(({ id, name }) => [id, name]))
    return [
      {
        id: 'name',
        header: 'Name',
        cell: ({ name }) => name,
        isRowHeader: true,
        className: 'min-w-48',
      },
      { id: 'instance', header: 'Instance', cell: ({ instanceId }) => names.get(instanceId) },
      {
        id: 'order',
        header: 'Encounter',
        cell: ({ encounterOrder }) => encounterOrder,
        align: 'right',
      },
      { id: 'items', header: 'Items', cell: ({ itemCount }) => itemCount, align: 'right' },
    ]
  }, [instances])
  return (
    <DataTable
      caption="Bosses"
      columns={columns}
      rows={bosses}
      rowKey={({ id }) => id}
      empty={<EmptyState title="No bosses yet" />}
    />
  )
}

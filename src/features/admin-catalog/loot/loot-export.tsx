import type { AdminInstance } from '@/contract/admin/admin-instance'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { toastFailure } from '@/features/session/toast-failure'
import { downloadFile } from '@/lib/download'
import { Button } from '@/ui/button'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { listAllLoot } from '../admin-catalog.api'
import type { LootFilter } from '../admin-catalog.queries'
import { csvName } from '../csv-name'

export type ToCsv = (
  items: readonly AdminLootItem[],
  instances: readonly AdminInstance[],
) => Promise<string>

interface LootExportProps {
  filters: LootFilter
  instances: readonly AdminInstance[]
  toCsv: ToCsv
}

/** The button that downloads all items of the loot table, in its order, as CSV. */
export function LootExport({ filters, instances, toCsv }: LootExportProps) {
  const [isLoading, setIsLoading] = useState(false)

  async function download() {
    setIsLoading(true)
    try {
      const items = await listAllLoot(filters)
      const csv = await toCsv(items, instances)
      downloadFile(csvName(instances, filters.instanceId), csv, 'text/csv')
    } catch (error) {
      toastFailure('Could not export the loot', error)
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <Button
      variant="outline"
      aria-label="Export CSV"
      isLoading={isLoading}
      onClick={() => void download()}
      className="max-sm:px-3"
    >
      <FileDown aria-hidden />
      <span className="max-sm:hidden">Export CSV</span>
    </Button>
  )
}

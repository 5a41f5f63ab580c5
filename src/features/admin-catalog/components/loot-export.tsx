import { messageOf } from '@/api/errors'
import type { AdminInstance } from '@/contract/admin-instance'
import { downloadFile } from '@/lib/download'
import { Button } from '@/ui/button'
import { toast } from '@/ui/toast'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { listAllLoot } from '../admin-catalog.api'
import type { LootFilters } from '../admin-catalog.queries'
import { lootToCsv } from '../loot-csv'

interface LootExportProps {
  filters: LootFilters
  instances: readonly AdminInstance[]
}

/** The button that downloads all items of the loot table, in its order, as CSV. */
export function LootExport({ filters, instances }: LootExportProps) {
  const [isLoading, setIsLoading] = useState(false)

  async function download() {
    setIsLoading(true)
    try {
      const items = await listAllLoot(filters)
      downloadFile('loot.csv', lootToCsv(items, instances), 'text/csv')
    } catch (error) {
      toast.error('Could not export the loot', { description: messageOf(error) })
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <Button variant="outline" isLoading={isLoading} onClick={() => void download()}>
      <FileDown aria-hidden />
      Export CSV
    </Button>
  )
}

import { dryRunRaidImport, exportRaid } from '@/features/admin-catalog/admin-catalog.api'
import { adminCatalogKey } from '@/features/admin-catalog/admin-catalog.queries'
import type { RaidFile } from '@/contract/admin-raid-file'
import { queryOptions } from '@tanstack/react-query'
import { listRaids } from './journal.api'

/** The raids of the game's journal. */
export function journalRaidsQuery() {
  return queryOptions({
    queryKey: ['journal', 'raids'],
    queryFn: ({ signal }) => listRaids(signal),
  })
}

/** An instance of the catalog with its bosses and items, as it is stored now. */
export function storedRaidQuery(instanceId: string) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'stored-raid', instanceId],
    queryFn: () => exportRaid(instanceId),
  })
}

/**
 * What the import of the rows would change. `keys` are those of the rows of the file, so that the result
 * names the rows even while the next dry run is under way.
 */
export function journalDryRunQuery({ file, keys }: { file: RaidFile; keys: readonly string[] }) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'journal-dry-run', file],
    queryFn: async ({ signal }) => ({ rows: await dryRunRaidImport(file, signal), file, keys }),
    staleTime: Infinity,
    gcTime: 0,
  })
}

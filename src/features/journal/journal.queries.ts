import { send } from '@/api/client'
import { listInstances } from '@/contract/admin/admin-instance'
import { listJournalRaids } from '@/contract/admin/admin-journal'
import { dryRunRaidImport } from '@/features/admin-catalog/admin-catalog.api'
import { adminCatalogKey } from '@/features/admin-catalog/admin-catalog.queries'
import { exportRaid, type RaidFile } from '@/contract/admin/admin-raid-file'
import { queryOptions } from '@tanstack/react-query'
import { findInstance, type Catalog } from './journal-draft'

export function journalRaidsQuery() {
  return queryOptions({
    queryKey: ['journal', 'raids'],
    queryFn: ({ signal }) => send(listJournalRaids, { signal }),
  })
}

/** The catalog as it is stored now, as far as it concerns a raid of the journal. */
export function journalCatalogQuery(raid: { id: number; name: string }) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'journal-catalog', raid.id],
    // One query for both, because the raid may have been deleted since the instances were listed.
    queryFn: async ({ signal }): Promise<Catalog> => {
      const instances = await send(listInstances, { signal })
      const found = findInstance(instances, raid)
      const stored = found && (await send(exportRaid, { params: { instanceId: found.id } }))
      return { instances, stored: stored ?? null }
    },
  })
}

/**
 * The dry run of an import of the rows. `keys` are those of the rows of the file, so that the
 * result names the rows even while the next dry run is under way.
 */
export function journalDryRunQuery({ file, keys }: { file: RaidFile; keys: readonly string[] }) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'journal-dry-run', file],
    queryFn: async ({ signal }) => ({ rows: await dryRunRaidImport(file, signal), file, keys }),
    staleTime: Infinity,
    gcTime: 0,
  })
}

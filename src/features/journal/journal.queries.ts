import {
  dryRunRaidImport,
  exportRaid,
  listInstances,
} from '@/features/admin-catalog/admin-catalog.api'
import { adminCatalogKey } from '@/features/admin-catalog/admin-catalog.queries'
import type { RaidFile } from '@/contract/admin/admin-raid-file'
import { queryOptions } from '@tanstack/react-query'
import { listRaids } from './journal.api'
import { findInstance, type Catalog } from './journal-draft'

export function journalRaidsQuery() {
  return queryOptions({
    queryKey: ['journal', 'raids'],
    queryFn: ({ signal }) => listRaids(signal),
  })
}

/** The catalog as it is stored now, as far as it concerns a raid of the journal. */
export function journalCatalogQuery(raid: { id: number; name: string }) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'journal-catalog', raid.id],
    // One query for both, because the raid may have been deleted since the instances were listed.
    queryFn: async ({ signal }): Promise<Catalog> => {
      const instances = await listInstances(signal)
      const found = findInstance(instances, raid)
      return { instances, stored: found ? await exportRaid(found.id) : null }
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

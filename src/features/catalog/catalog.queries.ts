import type { InstanceId } from '@/contract/ids'
import { send } from '@/api/client'
import { listActiveInstances } from '@/contract/instance'
import { listInstanceLoot } from '@/contract/loot-item'
import { queryOptions } from '@tanstack/react-query'

/** docs/specification.md, section 9. */
const INSTANCES_STALE_MS = 600_000

/**
 * Longer than the default (docs/specification.md, section 9), because the catalog rarely changes.
 */
const CATALOG_RETENTION_MS = 600_000

/** The key of all catalog queries of players. */
export const instancesKey = ['instances'] as const

/** The active instances, by `sortOrder`. Wishlists can be created for these. */
export function activeInstancesQuery() {
  return queryOptions({
    queryKey: [...instancesKey, 'active'],
    queryFn: ({ signal }) => send(listActiveInstances, { signal }),
    staleTime: INSTANCES_STALE_MS,
    gcTime: CATALOG_RETENTION_MS,
  })
}

/** The bosses of an instance in boss order, with their loot items. */
export function instanceLootQuery(instanceId: InstanceId) {
  return queryOptions({
    queryKey: [...instancesKey, instanceId, 'loot'],
    queryFn: ({ signal }) => send(listInstanceLoot, { params: { instanceId }, signal }),
    retryOnMount: false,
    gcTime: CATALOG_RETENTION_MS,
  })
}

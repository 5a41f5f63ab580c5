import type { InstanceId } from '@/contract/ids'
import { queryOptions } from '@tanstack/react-query'
import { listActiveInstances, listInstanceLoot } from './catalog.api'

/** docs/specification.md, section 9. */
const INSTANCES_STALE_MS = 600_000

/**
 * Longer than the default (docs/specification.md, section 9), because the catalog rarely changes.
 */
const CATALOG_RETENTION_MS = 600_000

/** The key of all catalog queries of players. */
export const instancesKey = ['instances'] as const

export function activeInstancesQuery() {
  return queryOptions({
    queryKey: [...instancesKey, 'active'],
    queryFn: ({ signal }) => listActiveInstances(signal),
    staleTime: INSTANCES_STALE_MS,
    gcTime: CATALOG_RETENTION_MS,
  })
}

export function instanceLootQuery(instanceId: InstanceId) {
  return queryOptions({
    queryKey: [...instancesKey, instanceId, 'loot'],
    queryFn: ({ signal }) => listInstanceLoot(instanceId, signal),
    retryOnMount: false,
    gcTime: CATALOG_RETENTION_MS,
  })
}

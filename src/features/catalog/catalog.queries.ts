import { queryOptions } from '@tanstack/react-query'
import { listActiveInstances, listInstanceLoot } from './catalog.api'

/** Active instances are cached for ten minutes (spec section 9). */
const INSTANCES_STALE_MS = 600_000

/** The long retention (spec section 9): the catalogue changes once a patch. */
const CATALOG_RETENTION_MS = 600_000

/** Everything that players read of the catalogue. */
export const instancesKey = ['instances'] as const

export function activeInstancesQuery() {
  return queryOptions({
    queryKey: [...instancesKey, 'active'],
    queryFn: ({ signal }) => listActiveInstances(signal),
    staleTime: INSTANCES_STALE_MS,
    gcTime: CATALOG_RETENTION_MS,
  })
}

export function instanceLootQuery(instanceId: string) {
  return queryOptions({
    queryKey: [...instancesKey, instanceId, 'loot'],
    queryFn: ({ signal }) => listInstanceLoot(instanceId, signal),
    gcTime: CATALOG_RETENTION_MS,
  })
}

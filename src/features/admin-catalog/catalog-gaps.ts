import type { AdminBoss } from '@/contract/admin/admin-boss'
import type { AdminInstance } from '@/contract/admin/admin-instance'

/** Something missing in the catalog that keeps players from creating wishlists. */
export type CatalogGap =
  | { kind: 'no-bosses'; instance: AdminInstance }
  /** The bosses of an instance without loot items, at least one. */
  | { kind: 'no-items'; bosses: readonly AdminBoss[]; instance: AdminInstance }
  | { kind: 'inactive-tier'; instance: AdminInstance }
  | { kind: 'no-tier' }

/** Returns the gaps in the order in which an admin fills them: tier, bosses, loot items. */
export function findCatalogGaps(
  instances: readonly AdminInstance[],
  bosses: readonly AdminBoss[],
): CatalogGap[] {
  const withBosses = new Set(bosses.map(({ instanceId }) => instanceId))
  const currentTier = instances.filter(({ isCurrentTier }) => isCurrentTier)
  const noTier: CatalogGap[] =
    currentTier.length === 0 && instances.length > 0 ? [{ kind: 'no-tier' }] : []
  const inactiveTier = currentTier
    .filter(({ isActive }) => !isActive)
    .map((instance) => ({ kind: 'inactive-tier', instance }) as const)
  const noBosses = instances
    .filter(({ id }) => !withBosses.has(id))
    .map((instance) => ({ kind: 'no-bosses', instance }) as const)
  const noItems = instances.flatMap((instance) => {
    const empty = bosses
      .filter(({ instanceId, itemCount }) => instanceId === instance.id && itemCount === 0)
      .toSorted((a, b) => a.encounterOrder - b.encounterOrder)
    return empty.length > 0 ? [{ kind: 'no-items', bosses: empty, instance } as const] : []
  })
  return [...noTier, ...inactiveTier, ...noBosses, ...noItems]
}

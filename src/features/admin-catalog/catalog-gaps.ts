import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'

/** Something missing in the catalog that keeps players from creating wishlists. */
export type CatalogGap =
  | { kind: 'no-bosses'; instance: AdminInstance }
  | { kind: 'no-items'; boss: AdminBoss; instance: AdminInstance | undefined }
  | { kind: 'inactive-tier'; instance: AdminInstance }
  | { kind: 'no-tier' }

/** Returns the gaps in the order in which an admin fills them: tier, bosses, loot items. */
export function findCatalogGaps(
  instances: readonly AdminInstance[],
  bosses: readonly AdminBoss[],
): CatalogGap[] {
  const instanceById = new Map(instances.map((instance) => [instance.id, instance]))
  const positions = new Map(instances.map(({ id }, index) => [id, index]))
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
  const noItems = bosses
    .filter(({ itemCount }) => itemCount === 0)
    .toSorted(
      (a, b) =>
        (positions.get(a.instanceId) ?? 0) - (positions.get(b.instanceId) ?? 0) ||
        a.encounterOrder - b.encounterOrder,
    )
    .map((boss) => {
      const instance = instanceById.get(boss.instanceId)
      return { kind: 'no-items', boss, instance } as const
    })
  return [...noTier, ...inactiveTier, ...noBosses, ...noItems]
}

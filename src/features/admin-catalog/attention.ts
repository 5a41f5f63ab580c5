import type { AdminBoss } from '@/contract/admin-boss'
import type { AdminInstance } from '@/contract/admin-instance'

/** Something of the catalogue that is not finished, and what it is about. */
export type Attention =
  | { kind: 'no-bosses'; instance: AdminInstance }
  | { kind: 'no-items'; boss: AdminBoss; instance: AdminInstance | undefined }
  | { kind: 'inactive-tier'; instance: AdminInstance }
  | { kind: 'no-tier' }

/** What keeps players from making their lists, in the order in which one would mend it. */
export function findAttention(
  instances: readonly AdminInstance[],
  bosses: readonly AdminBoss[],
): Attention[] {
  const byId = new Map(instances.map((instance) => [instance.id, instance]))
  const places = new Map(instances.map(({ id }, index) => [id, index]))
  const withBosses = new Set(bosses.map(({ instanceId }) => instanceId))
  const current = instances.filter(({ isCurrentTier }) => isCurrentTier)
  return [
    ...(current.length === 0 && instances.length > 0 ? [{ kind: 'no-tier' } as const] : []),
    ...current
      .filter(({ isActive }) => !isActive)
      .map((instance) => ({ kind: 'inactive-tier', instance }) as const),
    ...instances
      .filter(({ id }) => !withBosses.has(id))
      .map((instance) => ({ kind: 'no-bosses', instance }) as const),
    ...bosses
      .filter(({ itemCount }) => itemCount === 0)
      .toSorted(
        (a, b) =>
          (places.get(a.instanceId) ?? 0) - (places.get(b.instanceId) ?? 0) ||
          a.encounterOrder - b.encounterOrder,
      )
      .map((boss) => ({ kind: 'no-items', boss, instance: byId.get(boss.instanceId) }) as const),
  ]
}

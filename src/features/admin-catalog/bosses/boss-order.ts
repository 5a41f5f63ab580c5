import type { BossId, InstanceId } from '@/contract/ids'
import type { AdminBoss } from '@/contract/admin/admin-boss'
import { ENCOUNTER_ORDER_MAX } from '@/contract/boss'

export interface BossOrder {
  instanceId: InstanceId
  bossIds: readonly BossId[]
}

/** Applies an order; `encounterOrder` counts from 1. */
export function applyBossOrder(
  bosses: AdminBoss[],
  { instanceId, bossIds }: BossOrder,
): AdminBoss[] {
  const positions = new Map(bossIds.map((id, index) => [id, index + 1]))
  return bosses.map((boss) => {
    const encounterOrder = boss.instanceId === instanceId ? positions.get(boss.id) : undefined
    return encounterOrder === undefined ? boss : { ...boss, encounterOrder }
  })
}

/**
 * Returns the `encounterOrder` for a new boss: the number after the highest one, or the first gap
 * if the highest one is 50, or null if there is no gap.
 */
export function nextFreeOrder(taken: readonly number[]): number | null {
  const next = Math.max(0, ...taken) + 1
  if (next <= ENCOUNTER_ORDER_MAX) return next
  const gap = Array.from({ length: ENCOUNTER_ORDER_MAX }, (_, index) => index + 1).find(
    (order) => !taken.includes(order),
  )
  return gap ?? null
}

import type { AdminBoss } from '@/contract/admin-boss'
import { ENCOUNTER_ORDER_MAX } from '@/contract/boss'

/** The bosses of an instance, all of them, in the order they should be in. */
export interface BossOrder {
  instanceId: string
  bossIds: readonly string[]
}

/** The bosses with the orders done to them one after another; encounters count from 1. */
export function applyBossOrders(
  bosses: readonly AdminBoss[],
  orders: readonly BossOrder[],
): AdminBoss[] {
  return orders.reduce<AdminBoss[]>(
    (shown, { instanceId, bossIds }) => {
      const places = new Map(bossIds.map((id, index) => [id, index + 1]))
      return shown.map((boss) => {
        const encounterOrder = boss.instanceId === instanceId ? places.get(boss.id) : undefined
        return encounterOrder === undefined ? boss : { ...boss, encounterOrder }
      })
    },
    [...bosses],
  )
}

/** The first encounter after the last one that is taken; where that is full, the first gap. */
export function nextFreeOrder(taken: readonly number[]): number | null {
  const next = Math.max(0, ...taken) + 1
  if (next <= ENCOUNTER_ORDER_MAX) return next
  const gap = Array.from({ length: ENCOUNTER_ORDER_MAX }, (_, index) => index + 1).find(
    (order) => !taken.includes(order),
  )
  return gap ?? null
}

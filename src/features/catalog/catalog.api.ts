import { send } from '@/api/client'
import * as contract from '@/contract/instance'
import * as lootContract from '@/contract/loot-item'

/** The raids one can make a wishlist for, by sortOrder. */
export function listActiveInstances(signal?: AbortSignal) {
  return send(contract.listActiveInstances, { signal })
}

/** Everything that drops in a raid, by boss in encounter order. */
export function listInstanceLoot(instanceId: string, signal?: AbortSignal) {
  return send(lootContract.listInstanceLoot, { params: { instanceId }, signal })
}

import type { InstanceId } from '@/contract/ids'
import { send } from '@/api/client'
import * as contract from '@/contract/instance'
import * as lootContract from '@/contract/loot-item'

/** The active instances, by `sortOrder`. Wishlists can be created for these. */
export function listActiveInstances(signal?: AbortSignal) {
  return send(contract.listActiveInstances, { signal })
}

/** The bosses of an instance in boss order, with their loot items. */
export function listInstanceLoot(instanceId: InstanceId, signal?: AbortSignal) {
  return send(lootContract.listInstanceLoot, { params: { instanceId }, signal })
}

import { send } from '@/api/client'
import * as contract from '@/contract/admin-catalog'
import type { CallQuery } from '@/contract/call'

/** Every instance, active or not. */
export function listInstances(signal?: AbortSignal) {
  return send(contract.listInstances, { signal })
}

/** The bosses of all instances. */
export function listBosses(signal?: AbortSignal) {
  return send(contract.listBosses, { signal })
}

/** One page of loot items and how many there are in all. */
export function listLoot(query: CallQuery<typeof contract.listLoot>, signal?: AbortSignal) {
  return send(contract.listLoot, { query, signal })
}

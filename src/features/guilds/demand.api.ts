import type { InstanceId } from '@/contract/ids'
import { send } from '@/api/client'
import * as contract from '@/contract/guilds/guild-demand'

/** How many want the items of a raid in the guilds with which the user shares. */
export function listDemand(instanceId: InstanceId, signal?: AbortSignal) {
  return send(contract.listDemand, { params: { instanceId }, signal })
}

import { send } from '@/api/client'
import * as contract from '@/contract/admin-catalog'
import type { CallBody, CallQuery } from '@/contract/call'

export type InstanceBody = CallBody<typeof contract.createInstance>
export type BossBody = CallBody<typeof contract.createBoss>
export type LootItemBody = CallBody<typeof contract.createLootItem>
export type LootQuery = CallQuery<typeof contract.listLoot>

/** Every instance, active or not. */
export function listInstances(signal?: AbortSignal) {
  return send(contract.listInstances, { signal })
}

/** The bosses of all instances. */
export function listBosses(signal?: AbortSignal) {
  return send(contract.listBosses, { signal })
}

/** One page of loot items and how many there are in all. */
export function listLoot(query: LootQuery, signal?: AbortSignal) {
  return send(contract.listLoot, { query, signal })
}

/** Makes an instance. */
export function createInstance(body: InstanceBody) {
  return send(contract.createInstance, { body })
}

/** Changes some fields of an instance. */
export function changeInstance(instanceId: string, body: CallBody<typeof contract.updateInstance>) {
  return send(contract.updateInstance, { params: { instanceId }, body })
}

/** Makes a boss. */
export function createBoss(body: BossBody) {
  return send(contract.createBoss, { body })
}

/** Changes some fields of a boss. */
export function changeBoss(bossId: string, body: CallBody<typeof contract.updateBoss>) {
  return send(contract.updateBoss, { params: { bossId }, body })
}

/** Numbers the bosses of an instance in the order given. */
export function setBossOrder(instanceId: string, bossIds: readonly string[]) {
  return send(contract.setBossOrder, { params: { instanceId }, body: { bossIds: [...bossIds] } })
}

/** Makes a loot item. */
export function createLootItem(body: LootItemBody) {
  return send(contract.createLootItem, { body })
}

/** Changes some fields of a loot item. */
export function changeLootItem(lootItemId: string, body: CallBody<typeof contract.updateLootItem>) {
  return send(contract.updateLootItem, { params: { lootItemId }, body })
}

/** What can be deleted, and the call that does it; `force` deletes what wishlists use, too. */
export const DELETIONS = {
  instance: (instanceId: string, force: boolean) =>
    send(contract.deleteInstance, { params: { instanceId }, query: toQuery(force) }),
  boss: (bossId: string, force: boolean) =>
    send(contract.deleteBoss, { params: { bossId }, query: toQuery(force) }),
  item: (lootItemId: string, force: boolean) =>
    send(contract.deleteLootItem, { params: { lootItemId }, query: toQuery(force) }),
} as const

function toQuery(force: boolean) {
  return force ? { force: 'true' as const } : {}
}

/** The instance with bosses and items as a raid file. */
export function exportRaid(instanceId: string) {
  return send(contract.exportRaid, { params: { instanceId } })
}

/** Takes a raid file in. */
export async function importRaid(file: contract.RaidFile) {
  const answer = await send(contract.importRaid, { body: file })
  if (!('instance' in answer)) throw new TypeError('An import was answered as a dry run')
  return answer.instance
}

/** What an import of the file would do, row by row. */
export async function rehearseRaidImport(file: contract.RaidFile, signal?: AbortSignal) {
  const answer = await send(contract.importRaid, { query: { dryRun: 'true' }, body: file, signal })
  if (!('rows' in answer)) throw new TypeError('A dry run was answered as an import')
  return answer.rows
}

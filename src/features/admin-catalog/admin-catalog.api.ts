import { send } from '@/api/client'
import * as adminBoss from '@/contract/admin-boss'
import * as adminInstance from '@/contract/admin-instance'
import * as adminLoot from '@/contract/admin-loot-item'
import * as raidFile from '@/contract/admin-raid-file'
import type { CallBody, CallQuery } from '@/contract/call'

export type InstanceBody = CallBody<typeof adminInstance.createInstance>
export type BossBody = CallBody<typeof adminBoss.createBoss>
export type LootItemBody = CallBody<typeof adminLoot.createLootItem>
export type LootQuery = CallQuery<typeof adminLoot.listLoot>

/** Every instance, active or not. */
export function listInstances(signal?: AbortSignal) {
  return send(adminInstance.listInstances, { signal })
}

/** The bosses of all instances. */
export function listBosses(signal?: AbortSignal) {
  return send(adminBoss.listBosses, { signal })
}

/** One page of loot items and how many there are in all. */
export function listLoot(query: LootQuery, signal?: AbortSignal) {
  return send(adminLoot.listLoot, { query, signal })
}

/** Makes an instance. */
export function createInstance(body: InstanceBody) {
  return send(adminInstance.createInstance, { body })
}

/** Changes some fields of an instance. */
export function changeInstance(
  instanceId: string,
  body: CallBody<typeof adminInstance.updateInstance>,
) {
  return send(adminInstance.updateInstance, { params: { instanceId }, body })
}

/** Makes a boss. */
export function createBoss(body: BossBody) {
  return send(adminBoss.createBoss, { body })
}

/** Changes some fields of a boss. */
export function changeBoss(bossId: string, body: CallBody<typeof adminBoss.updateBoss>) {
  return send(adminBoss.updateBoss, { params: { bossId }, body })
}

/** Numbers the bosses of an instance in the order given. */
export function setBossOrder(instanceId: string, bossIds: readonly string[]) {
  return send(adminBoss.setBossOrder, { params: { instanceId }, body: { bossIds: [...bossIds] } })
}

/** Makes a loot item. */
export function createLootItem(body: LootItemBody) {
  return send(adminLoot.createLootItem, { body })
}

/** Changes some fields of a loot item. */
export function changeLootItem(
  lootItemId: string,
  body: CallBody<typeof adminLoot.updateLootItem>,
) {
  return send(adminLoot.updateLootItem, { params: { lootItemId }, body })
}

/** What can be deleted, and the call that does it; `force` deletes what wishlists use, too. */
export const DELETIONS = {
  instance: (instanceId: string, force: boolean) =>
    send(adminInstance.deleteInstance, { params: { instanceId }, query: toQuery(force) }),
  boss: (bossId: string, force: boolean) =>
    send(adminBoss.deleteBoss, { params: { bossId }, query: toQuery(force) }),
  item: (lootItemId: string, force: boolean) =>
    send(adminLoot.deleteLootItem, { params: { lootItemId }, query: toQuery(force) }),
} as const

function toQuery(force: boolean) {
  return force ? { force: 'true' as const } : {}
}

/** The instance with bosses and items as a raid file. */
export function exportRaid(instanceId: string) {
  return send(raidFile.exportRaid, { params: { instanceId } })
}

/** Takes a raid file in. */
export async function importRaid(file: raidFile.RaidFile) {
  const answer = await send(raidFile.importRaid, { body: file })
  if (!('instance' in answer)) throw new TypeError('An import was answered as a dry run')
  return answer.instance
}

/** What an import of the file would do, row by row. */
export async function dryRunRaidImport(file: raidFile.RaidFile, signal?: AbortSignal) {
  const answer = await send(raidFile.importRaid, { query: { dryRun: 'true' }, body: file, signal })
  if (!('rows' in answer)) throw new TypeError('A dry run was answered as an import')
  return answer.rows
}

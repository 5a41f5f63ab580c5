import type { BossId, InstanceId, LootItemId, SeasonId } from '@/contract/ids'
import { send } from '@/api/client'
import * as adminBoss from '@/contract/admin/admin-boss'
import * as adminInstance from '@/contract/admin/admin-instance'
import * as adminLoot from '@/contract/admin/admin-loot-item'
import * as raidFile from '@/contract/admin/admin-raid-file'
import { deleteSeason } from '@/contract/admin/admin-season'
import type { CallBody, CallQuery } from '@/contract/call'

export type InstanceBody = CallBody<typeof adminInstance.createInstance>
export type BossBody = CallBody<typeof adminBoss.createBoss>
export type LootItemBody = CallBody<typeof adminLoot.createLootItem>
export type LootQuery = CallQuery<typeof adminLoot.listLoot>

/** The number of items per request when all are read; the largest that the call allows. */
const EXPORT_PAGE_SIZE = 500

/**
 * All loot items that match the filters, in their order, each once: items that are created while
 * pages are read move others to the next page. Ends also on a backend that ignores `page`.
 */
export async function listAllLoot(
  filters: Omit<NonNullable<LootQuery>, 'page' | 'pageSize'>,
): Promise<adminLoot.AdminLootItem[]> {
  const items = new Map<string, adminLoot.AdminLootItem>()
  for (let page = 1; ; page += 1) {
    const { size } = items
    const answer = await send(adminLoot.listLoot, {
      query: { ...filters, page, pageSize: EXPORT_PAGE_SIZE },
    })
    for (const item of answer.items) items.set(item.id, item)
    if (items.size === size || items.size >= answer.total) return [...items.values()]
  }
}

/**
 * The delete call for each kind of row. Without `force`, it is rejected (409) if wishlists use the
 * row.
 */
export const DELETIONS = {
  instance: (instanceId: InstanceId, force: boolean) =>
    send(adminInstance.deleteInstance, { params: { instanceId }, query: toForce(force) }),
  boss: (bossId: BossId, force: boolean) =>
    send(adminBoss.deleteBoss, { params: { bossId }, query: toForce(force) }),
  item: (lootItemId: LootItemId, force: boolean) =>
    send(adminLoot.deleteLootItem, { params: { lootItemId }, query: toForce(force) }),
  season: (seasonId: SeasonId) => send(deleteSeason, { params: { seasonId } }),
} as const

export function toForce(force: boolean) {
  return force ? { force: 'true' as const } : {}
}

export async function importRaid(file: raidFile.RaidFile) {
  const answer = await send(raidFile.importRaid, { body: file })
  if (!('instance' in answer)) throw new TypeError('The import was answered with a dry run')
  return answer
}

/** The outcome for every row of the file; changes nothing. */
export async function dryRunRaidImport(file: raidFile.RaidFile, signal?: AbortSignal) {
  const answer = await send(raidFile.importRaid, { query: { dryRun: 'true' }, body: file, signal })
  if (!('rows' in answer)) throw new TypeError('The dry run was answered with an import')
  return answer.rows
}

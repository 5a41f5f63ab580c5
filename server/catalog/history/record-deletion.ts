import type { ChangeId } from '@/contract/ids'
import { count, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { rowsOf } from '../../database/recorded-rows'
import {
  adminChanges,
  bosses,
  deletedSims,
  deletedWishes,
  guildAwards,
  guildHolds,
  guildLocks,
  instances,
  lootItems,
  nightDrops,
  nights,
  seasons,
  simGains,
  sims,
  wishlistItems,
  wishlists,
} from '../../database/schema'
import { recordChange, type Author } from './record-change'

/**
 * Rows that are deleted with everything below them, by id. A new kind must be added here;
 * tests/server/catalog/history/restore-every-table.test.ts finds
 * tables below it that are not recorded.
 */
export interface DeletedIds {
  instances?: string[]
  bosses?: string[]
  items?: string[]
  seasons?: string[]
}

interface Deletion extends Omit<Parameters<typeof recordChange>[2], 'action' | 'batchId'> {
  /** `reverted`: an undo deletes what was created. */
  action?: 'deleted' | 'reverted'
  /** Of rows that the transaction has locked. */
  ids: DeletedIds
}

/** What is deleted, and the id of the change in the history. */
interface Deleted {
  changeId: ChangeId
  bosses: number
  items: number
  /** The wishes, and the wishlists on which they are. */
  wishes: number
  wishlists: number
}

/**
 * Records a deletion with everything that the foreign keys delete or set to null with it. Call it
 * in the transaction of the deletion, after the locks and before the delete. The counts of the
 * change are those of the deleted rows without the named boss, unless they are given.
 */
export async function recordDeletion(
  transaction: Database,
  by: Author,
  { action = 'deleted', ids, ...change }: Deletion,
): Promise<Deleted> {
  const changeId = await recordChange(transaction, by, { action, ...change })
  const deletion = conditionsOf(transaction, ids)
  await recordRows(transaction, changeId, deletion)
  await recordWishes(transaction, changeId, deletion)
  await recordGains(transaction, changeId, deletion)
  const { wishes, wishlists: lists } = await countDeletedWishes(transaction, changeId)
  const bossCount = await transaction.$count(bosses, deletion.ofBosses)
  const items = await transaction.$count(lootItems, deletion.ofItems)
  const named = change.kind === 'boss' ? 1 : 0
  const counts = { bosses: bossCount - named, items, ...change.counts, wishlists: lists }
  await transaction.update(adminChanges).set({ counts }).where(eq(adminChanges.id, changeId))
  return { changeId, bosses: bossCount, items, wishes, wishlists: lists }
}

/** The wishes that a deletion has removed, and the number of wishlists on which they were. */
export async function countDeletedWishes(
  transaction: Database,
  changeId: ChangeId,
): Promise<{ wishes: number; wishlists: number }> {
  const [wished] = await transaction
    .select({
      wishes: sql`coalesce(sum(jsonb_array_length(${deletedWishes.wishes})), 0)`.mapWith(Number),
      wishlists: count(),
    })
    .from(deletedWishes)
    .where(eq(deletedWishes.changeId, changeId))
  return wished ?? { wishes: 0, wishlists: 0 }
}

/** The conditions that the deleted rows of each table meet. */
function conditionsOf(transaction: Database, ids: DeletedIds) {
  const {
    instances: instanceIds = [],
    bosses: bossIds = [],
    items: itemIds = [],
    seasons: seasonIds = [],
  } = ids
  const ofBosses = isAnyOf([bosses.id, bossIds], [bosses.instanceId, instanceIds])
  const deletedBosses = transaction.select({ id: bosses.id }).from(bosses).where(ofBosses)
  const ofItems = sql`(${isAnyOf([lootItems.id, itemIds])} or ${inArray(lootItems.bossId, deletedBosses)})`
  const deletedItems = transaction.select({ id: lootItems.id }).from(lootItems).where(ofItems)
  return { instanceIds, seasonIds, ofBosses, ofItems, deletedItems }
}
type Conditions = ReturnType<typeof conditionsOf>

/** Matches rows in which one of the columns has one of its values; none if there are no values. */
function isAnyOf(...columns: [Parameters<typeof inArray>[0], string[]][]): SQL {
  const some = columns.filter(([, values]) => values.length > 0)
  return or(...some.map(([column, values]) => inArray(column, values))) ?? sql`false`
}

async function recordRows(
  transaction: Database,
  changeId: ChangeId,
  { instanceIds, seasonIds, ofBosses, ofItems, deletedItems }: Conditions,
) {
  const ofAwards = or(
    inArray(guildAwards.lootItemId, deletedItems),
    isAnyOf([guildAwards.instanceId, instanceIds]),
  )
  const bossesOfItems = transaction.select({ id: lootItems.bossId }).from(lootItems).where(ofItems)
  const deletedRows = sql`jsonb_build_object(
    'seasons', ${rowsOf(seasons, isAnyOf([seasons.id, seasonIds]))},
    'instances', ${rowsOf(instances, isAnyOf([instances.id, instanceIds]))},
    'bosses', ${rowsOf(bosses, ofBosses)},
    'lootItems', ${rowsOf(lootItems, ofItems)},
    'otherItemIds', (select coalesce(jsonb_agg(${lootItems.id}), '[]') from ${lootItems}
      where ${inArray(lootItems.bossId, bossesOfItems)} and not ${ofItems}),
    'guildLocks', ${rowsOf(guildLocks, isAnyOf([guildLocks.instanceId, instanceIds]))},
    'guildHolds', (select coalesce(jsonb_agg(to_jsonb(${guildHolds}) - 'blizzard_character_id'), '[]')
      from ${guildHolds} where ${isAnyOf([guildHolds.instanceId, instanceIds])}),
    'awards', (select coalesce(jsonb_agg(jsonb_build_object(
        'guild_id', ${guildAwards.guildId}, 'id', ${guildAwards.id},
        'loot_item_id', ${guildAwards.lootItemId}, 'instance_id', ${guildAwards.instanceId})), '[]')
      from ${guildAwards} where ${ofAwards}),
    'nights', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', ${nights.id}, 'instance_id', ${nights.instanceId})), '[]')
      from ${nights} where ${isAnyOf([nights.instanceId, instanceIds])}),
    'nightDrops', (select coalesce(jsonb_agg(jsonb_build_object(
        'id', ${nightDrops.id}, 'loot_item_id', ${nightDrops.lootItemId})), '[]')
      from ${nightDrops} where ${inArray(nightDrops.lootItemId, deletedItems)}))`
  await transaction.update(adminChanges).set({ deletedRows }).where(eq(adminChanges.id, changeId))
}

/** Records the wishlists of deleted instances, and the wishes for deleted items on others. */
async function recordWishes(
  transaction: Database,
  changeId: ChangeId,
  { instanceIds, ofItems }: Conditions,
) {
  const ofInstances = isAnyOf([wishlists.instanceId, instanceIds])
  await transaction.execute(sql`
    insert into ${deletedWishes} (change_id, wishlist_id, character_id, wishlist, wishes)
    select ${changeId}, ${wishlists.id}, ${wishlists.characterId}, to_jsonb(${wishlists}),
      ${rowsOf(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))}
    from ${wishlists} where ${ofInstances}`)
  await transaction.execute(sql`
    insert into ${deletedWishes} (change_id, wishlist_id, character_id, wishlist, wishes)
    select ${changeId}, ${wishlists.id}, ${wishlists.characterId}, null::jsonb,
      jsonb_agg(to_jsonb(${wishlistItems}))
    from ${wishlistItems} join ${wishlists} on ${eq(wishlists.id, wishlistItems.wishlistId)}
    join ${lootItems} on ${eq(lootItems.id, wishlistItems.lootItemId)}
    where ${ofItems} and not ${ofInstances} group by ${wishlists.id}`)
}

/** Records the simulations of deleted instances, and the gains of deleted items of others. */
async function recordGains(
  transaction: Database,
  changeId: ChangeId,
  { instanceIds, deletedItems }: Conditions,
) {
  const ofInstances = isAnyOf([sims.instanceId, instanceIds])
  // The item level comes from Battle.net and must not be kept longer than the simulation itself
  // keeps it.
  await transaction.execute(sql`
    insert into ${deletedSims} (change_id, sim_id, character_id, sim, gains)
    select ${changeId}, ${sims.id}, ${sims.characterId}, to_jsonb(${sims}) - 'item_level',
      ${rowsOf(simGains, eq(simGains.simId, sims.id))}
    from ${sims} where ${ofInstances}`)
  await transaction.execute(sql`
    insert into ${deletedSims} (change_id, sim_id, character_id, sim, gains)
    select ${changeId}, ${sims.id}, ${sims.characterId}, null::jsonb, jsonb_agg(to_jsonb(${simGains}))
    from ${simGains} join ${sims} on ${eq(sims.id, simGains.simId)}
    where ${inArray(simGains.lootItemId, deletedItems)} and not ${ofInstances} group by ${sims.id}`)
}

import type { BatchId, BossId, ChangeId, LootItemId } from '@/contract/ids'
import { WISHLIST_ITEMS_MAX } from '@/contract/wishlist'
import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { insertRecorded } from '../../database/recorded-rows'
import {
  adminChanges,
  bosses,
  characters,
  deletedSims,
  deletedWishes,
  guildAwards,
  guildHolds,
  guildLocks,
  guildMembers,
  guilds,
  instances,
  lootBatches,
  lootItems,
  nightDrops,
  nights,
  seasons,
  simGains,
  sims,
  wishlistItems,
  wishlists,
} from '../../database/schema'
import { withCurrentAward } from '../../guilds/awards/award-wishes'
import { conflict } from '../../http/http-errors'
import { restoreRanks } from '../../wishlists/ranks'
import type { Author } from './record-change'
import { countDeletedWishes } from './record-deletion'
import { rejectTwins } from './reject-twins'

interface Restored {
  batchId?: BatchId | undefined
  /** Instances, bosses, loot items and seasons. */
  rows: number
  items: number
  wishes: number
  wishlists: number
}

export const NOTHING_RESTORED: Restored = { rows: 0, items: 0, wishes: 0, wishlists: 0 }

/**
 * Inserts what a deletion has deleted, with the same ids. Wishes get their ranks in the wishlists
 * back, unless their owner has deleted the wishlist since; gains return unless a newer simulation
 * has replaced theirs. An undone batch becomes one of this admin. Throws 409 if the row above no
 * longer exists, if a slug or position is taken, or if an item was created again.
 */
export async function restoreDeletion(
  transaction: Database,
  changeId: ChangeId,
  by: Author,
): Promise<Restored> {
  const ofChange = eq(adminChanges.id, changeId)
  const deleted = (table: string) =>
    sql`select jsonb_array_elements(${adminChanges.deletedRows}->${table}) as recorded
      from ${adminChanges} where ${ofChange}`
  const parents = await lockParents(transaction, changeId)
  const batchId = await restoreBatch(transaction, deleted('lootBatches'), by)
  const counts = await countRestored(transaction, changeId)
  await insertRecorded(transaction, seasons, deleted('seasons'))
  await rejectTakenSlugs(transaction, deleted('instances'))
  await insertRecorded(transaction, instances, deleted('instances'))
  await insertRecorded(transaction, bosses, deleted('bosses'))
  // The batch of an item may have expired or been undone since.
  await insertRecorded(
    transaction,
    lootItems,
    sql`select case
        when exists (select from ${lootBatches} where ${lootBatches.id} = recorded->>'batch_id')
        then recorded else recorded - 'batch_id' end as recorded
      from (${deleted('lootItems')}) as deleted`,
  )
  await rejectTwins(transaction, parents)
  await insertRecorded(
    transaction,
    guildLocks,
    sql`select recorded from (${deleted('guildLocks')}) as deleted
      join ${guilds} on ${guilds.id} = recorded->>'guild_id'`,
    sql`on conflict do nothing`,
  )
  // The character may have been removed or have left the guild since.
  await insertRecorded(
    transaction,
    guildHolds,
    sql`select recorded || jsonb_build_object('blizzard_character_id', ${guildMembers.blizzardCharacterId})
        as recorded
      from (${deleted('guildHolds')}) as deleted
      join ${characters} on ${characters.id} = recorded->>'character_id'
      join ${guildMembers} on ${guildMembers.guildId} = recorded->>'guild_id'
        and ${guildMembers.blizzardCharacterId} = ${characters.blizzardCharacterId}`,
    sql`on conflict do nothing`,
  )
  await restoreWishes(transaction, changeId)
  await restoreSims(transaction, changeId)
  await restoreAwards(transaction, changeId)
  await restoreNights(transaction, changeId)
  return { ...counts, batchId }
}

/** Throws 409 if an instance was created again, e.g. by an import, while it was deleted. */
async function rejectTakenSlugs(transaction: Database, deleted: SQL): Promise<void> {
  const [again] = await transaction
    .select({ name: instances.name })
    .from(instances)
    .where(sql`${instances.slug} in (select recorded->>'slug' from (${deleted}) as of_change)`)
  if (!again) return
  throw conflict(
    `“${again.name}” has the slug of the deleted instance. Delete it or change its slug first.`,
  )
}

/** The batch that an undo has deleted; undefined if it was not one, or is of an earlier release. */
async function restoreBatch(
  transaction: Database,
  batches: SQL,
  by: Author,
): Promise<BatchId | undefined> {
  await insertRecorded(transaction, lootBatches, batches, sql`on conflict do nothing`)
  const isRestored = sql`${lootBatches.id} in (select recorded->>'id' from (${batches}) as of_change)`
  const [batch] = await transaction
    .update(lootBatches)
    .set(by)
    .where(and(isRestored, isNull(lootBatches.createdBy)))
    .returning({ id: lootBatches.id })
  return batch?.id
}

/** The number of recorded rows of a table. */
const countOf = (table: string) =>
  sql`jsonb_array_length(${adminChanges.deletedRows}->${table}::text)`.mapWith(Number)

async function countRestored(transaction: Database, changeId: ChangeId) {
  const [counted] = await transaction
    .select({
      items: countOf('lootItems'),
      bosses: countOf('bosses'),
      instances: countOf('instances'),
      // Deletions of earlier releases have none.
      seasons: sql`coalesce(${countOf('seasons')}, 0)`.mapWith(Number),
    })
    .from(adminChanges)
    .where(eq(adminChanges.id, changeId))
  const { items = 0, ...others } = counted ?? {}
  const wished = await countDeletedWishes(transaction, changeId)
  const rows = Object.values(others).reduce((sum, number) => sum + number, items)
  return { rows, items, ...wished }
}

/** The values of a column of recorded rows. */
function idsOf<Id extends string = string>(table: string, column: string) {
  return sql<
    Id[]
  >`array(select distinct jsonb_array_elements(${adminChanges.deletedRows}->${table}::text)->>${column}::text)`
}

/**
 * Locks the instances and bosses below which the deleted rows were.
 * @returns the locked bosses, the deleted items, and the others that the bosses had then
 */
async function lockParents(
  transaction: Database,
  changeId: ChangeId,
): Promise<Parameters<typeof rejectTwins>[1]> {
  const [deleted] = await transaction
    .select({
      instances: idsOf('instances', 'id'),
      bosses: idsOf('bosses', 'id'),
      ofBosses: idsOf('bosses', 'instance_id'),
      items: idsOf<LootItemId>('lootItems', 'id'),
      others: sql<
        LootItemId[]
      >`array(select jsonb_array_elements_text(${adminChanges.deletedRows}->'otherItemIds'))`,
      ofItems: idsOf<BossId>('lootItems', 'boss_id'),
    })
    .from(adminChanges)
    .where(eq(adminChanges.id, changeId))
  if (!deleted) return { bossIds: [], restored: [], others: [] }
  const instanceIds = deleted.ofBosses.filter((id) => !deleted.instances.includes(id))
  await lockEach(transaction, instances, instanceIds, 'instance')
  const bossIds = deleted.ofItems.filter((id) => !deleted.bosses.includes(id))
  await lockEach(transaction, bosses, bossIds, 'boss')
  return { bossIds, restored: deleted.items, others: deleted.others }
}

/** Throws 409 if a row was deleted. */
async function lockEach(
  transaction: Database,
  table: typeof instances | typeof bosses,
  ids: string[],
  kind: string,
): Promise<void> {
  const found = await transaction
    .select({ id: table.id })
    .from(table)
    .where(inArray(table.id, ids))
    .orderBy(table.id)
    .for('no key update')
  if (found.length === ids.length) return
  throw conflict(`The ${kind} to which this belonged was deleted. Restore the ${kind} first.`)
}

async function restoreWishes(transaction: Database, changeId: ChangeId): Promise<void> {
  const ofChange = eq(deletedWishes.changeId, changeId)
  await insertRecorded(
    transaction,
    wishlists,
    sql`select ${deletedWishes.wishlist} as recorded from ${deletedWishes}
      where ${ofChange} and ${deletedWishes.wishlist} is not null`,
  )
  await transaction
    .select({ id: wishlists.id })
    .from(wishlists)
    .innerJoin(deletedWishes, eq(deletedWishes.wishlistId, wishlists.id))
    .where(ofChange)
    .orderBy(wishlists.id)
    .for('update', { of: wishlists })
  // A wishlist may be full by now, and a boss may have moved to another instance.
  await insertRecorded(
    transaction,
    wishlistItems,
    sql`select ${withCurrentAward(sql`recorded`)} as recorded from (
      select recorded, row_number() over (
          partition by ${wishlists.id} order by (recorded->>'priority')::integer
        ) + (select count(*) from ${wishlistItems} where ${wishlistItems.wishlistId} = ${wishlists.id})
        as position
      from ${deletedWishes}
      join ${wishlists} on ${wishlists.id} = ${deletedWishes.wishlistId},
      jsonb_array_elements(${deletedWishes.wishes}) as recorded
      join ${lootItems} on ${lootItems.id} = recorded->>'loot_item_id'
      join ${bosses} on ${bosses.id} = ${lootItems.bossId}
      where ${ofChange} and ${bosses.instanceId} = ${wishlists.instanceId}
    ) as positioned where position <= ${WISHLIST_ITEMS_MAX}`,
    sql`on conflict do nothing`,
  )
  await restoreRanks(transaction, changeId)
  await transaction.delete(deletedWishes).where(ofChange)
}

/**
 * Restores gains whose simulation still exists, and simulations that were deleted with their
 * instance.
 */
async function restoreSims(transaction: Database, changeId: ChangeId): Promise<void> {
  const ofChange = eq(deletedSims.changeId, changeId)
  await insertRecorded(
    transaction,
    sims,
    sql`select ${deletedSims.sim} as recorded from ${deletedSims}
      where ${ofChange} and ${deletedSims.sim} is not null`,
    sql`on conflict do nothing`,
  )
  // A boss may have moved to another instance.
  await insertRecorded(
    transaction,
    simGains,
    sql`select recorded from ${deletedSims}
      join ${sims} on ${sims.id} = ${deletedSims.simId},
      jsonb_array_elements(${deletedSims.gains}) as recorded
      join ${lootItems} on ${lootItems.id} = recorded->>'loot_item_id'
      join ${bosses} on ${bosses.id} = ${lootItems.bossId}
      where ${ofChange} and ${bosses.instanceId} = ${sims.instanceId}`,
    sql`on conflict do nothing`,
  )
  await transaction.delete(deletedSims).where(ofChange)
}

/** Lets awards refer to the restored rows again. */
async function restoreAwards(transaction: Database, changeId: ChangeId): Promise<void> {
  await transaction.execute(sql`
    update ${guildAwards} set
      loot_item_id = coalesce(${guildAwards.lootItemId}, ${lootItems.id}),
      instance_id = coalesce(${guildAwards.instanceId}, ${instances.id})
    from ${adminChanges},
      jsonb_populate_recordset(null::${guildAwards}, ${adminChanges.deletedRows}->'awards') as restored
      left join ${lootItems} on ${lootItems.id} = restored.loot_item_id
      left join ${instances} on ${instances.id} = restored.instance_id
    where ${eq(adminChanges.id, changeId)}
      and ${guildAwards.guildId} = restored.guild_id and ${guildAwards.id} = restored.id`)
}

/** Lets raid nights and their drops refer to the restored rows again. */
async function restoreNights(transaction: Database, changeId: ChangeId): Promise<void> {
  await transaction.execute(sql`
    update ${nights} set instance_id = ${instances.id}
    from ${adminChanges},
      jsonb_populate_recordset(null::${nights}, ${adminChanges.deletedRows}->'nights') as restored
      join ${instances} on ${instances.id} = restored.instance_id
    where ${eq(adminChanges.id, changeId)} and ${nights.id} = restored.id`)
  await transaction.execute(sql`
    update ${nightDrops} set loot_item_id = ${lootItems.id}
    from ${adminChanges},
      jsonb_populate_recordset(null::${nightDrops}, ${adminChanges.deletedRows}->'nightDrops') as restored
      join ${lootItems} on ${lootItems.id} = restored.loot_item_id
    where ${eq(adminChanges.id, changeId)} and ${nightDrops.id} = restored.id`)
}

import { WISHLIST_ITEMS_MAX } from '@/contract/wishlist'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import {
  adminChanges,
  bosses,
  deletedSims,
  deletedWishes,
  guildAwards,
  guildLocks,
  guilds,
  instances,
  lootBatches,
  lootItems,
  simGains,
  sims,
  wishlistItems,
  wishlists,
} from '../../database/schema'
import { conflict } from '../../http/errors'
import { restoreRanks } from '../../wishlists/ranks'

/**
 * Inserts what a deletion has deleted, with the same ids. Wishes get their places in the wishlists back,
 * unless their owner has deleted the wishlist since; gains return unless a newer simulation has replaced theirs.
 * Throws 409 if the row above no longer exists, or if
 * a slug or position is taken.
 */
export async function restoreDeletion(transaction: Database, changeId: string): Promise<void> {
  const ofChange = eq(adminChanges.id, changeId)
  await lockParents(transaction, changeId)
  await transaction.execute(sql`
    insert into ${instances} select restored.* from ${adminChanges},
      jsonb_populate_recordset(null::${instances}, ${adminChanges.deletedRows}->'instances') as restored
    where ${ofChange}`)
  await transaction.execute(sql`
    insert into ${bosses} select restored.* from ${adminChanges},
      jsonb_populate_recordset(null::${bosses}, ${adminChanges.deletedRows}->'bosses') as restored
    where ${ofChange}`)
  // The batch of an item may have expired or been undone since.
  await transaction.execute(sql`
    insert into ${lootItems} select restored.* from ${adminChanges},
      jsonb_array_elements(${adminChanges.deletedRows}->'lootItems') as deleted,
      jsonb_populate_record(null::${lootItems}, case
        when exists (select from ${lootBatches} where ${lootBatches.id} = deleted->>'batch_id')
        then deleted else deleted - 'batch_id' end) as restored
    where ${ofChange}`)
  await transaction.execute(sql`
    insert into ${guildLocks} select restored.* from ${adminChanges},
      jsonb_populate_recordset(null::${guildLocks}, ${adminChanges.deletedRows}->'guildLocks') as restored
      join ${guilds} on ${guilds.id} = restored.guild_id
    where ${ofChange} on conflict do nothing`)
  await restoreWishes(transaction, changeId)
  await restoreSims(transaction, changeId)
  await restoreAwards(transaction, changeId)
}

/** Locks the instance or boss below which the deleted rows were. */
async function lockParents(transaction: Database, changeId: string): Promise<void> {
  const [change] = await transaction
    .select({
      kind: adminChanges.kind,
      instanceIds: sql<
        string[]
      >`array(select distinct jsonb_array_elements(${adminChanges.deletedRows}->'bosses')->>'instance_id')`,
      bossIds: sql<
        string[]
      >`array(select distinct jsonb_array_elements(${adminChanges.deletedRows}->'lootItems')->>'boss_id')`,
    })
    .from(adminChanges)
    .where(eq(adminChanges.id, changeId))
  if (change?.kind === 'boss') {
    const { instanceIds } = change
    const found = await transaction
      .select({ id: instances.id })
      .from(instances)
      .where(inArray(instances.id, instanceIds))
      .for('no key update')
    if (found.length < instanceIds.length) throw parentMissing('instance')
  }
  if (change?.kind === 'item') {
    const { bossIds } = change
    const found = await transaction
      .select({ id: bosses.id })
      .from(bosses)
      .where(inArray(bosses.id, bossIds))
      .orderBy(bosses.id)
      .for('no key update')
    if (found.length < bossIds.length) throw parentMissing('boss')
  }
}

function parentMissing(kind: 'instance' | 'boss') {
  return conflict(`The ${kind} to which this belonged was deleted. Restore the ${kind} first.`)
}

async function restoreWishes(transaction: Database, changeId: string): Promise<void> {
  const ofChange = eq(deletedWishes.changeId, changeId)
  await transaction.execute(sql`
    insert into ${wishlists} select restored.* from ${deletedWishes},
      jsonb_populate_record(null::${wishlists}, ${deletedWishes.wishlist}) as restored
    where ${ofChange} and ${deletedWishes.wishlist} is not null`)
  await transaction
    .select({ id: wishlists.id })
    .from(wishlists)
    .innerJoin(deletedWishes, eq(deletedWishes.wishlistId, wishlists.id))
    .where(ofChange)
    .orderBy(wishlists.id)
    .for('update', { of: wishlists })
  // A wishlist may be full by now, and a boss may have moved to another instance.
  await transaction.execute(sql`
    insert into ${wishlistItems} select (wish).* from (
      select wish, row_number() over (partition by ${wishlists.id} order by wish.priority)
        + (select count(*) from ${wishlistItems} where ${wishlistItems.wishlistId} = ${wishlists.id})
        as place
      from ${deletedWishes}
      join ${wishlists} on ${wishlists.id} = ${deletedWishes.wishlistId},
      jsonb_populate_recordset(null::${wishlistItems}, ${deletedWishes.wishes}) as wish
      join ${lootItems} on ${lootItems.id} = wish.loot_item_id
      join ${bosses} on ${bosses.id} = ${lootItems.bossId}
      where ${ofChange} and ${bosses.instanceId} = ${wishlists.instanceId}
    ) as restored where place <= ${WISHLIST_ITEMS_MAX}
    on conflict do nothing`)
  await restoreRanks(transaction, changeId)
  await transaction.delete(deletedWishes).where(ofChange)
}

/** Restores gains whose simulation still exists, and simulations that were deleted with their instance. */
async function restoreSims(transaction: Database, changeId: string): Promise<void> {
  const ofChange = eq(deletedSims.changeId, changeId)
  await transaction.execute(sql`
    insert into ${sims} select restored.* from ${deletedSims},
      jsonb_populate_record(null::${sims}, ${deletedSims.sim}) as restored
    where ${ofChange} and ${deletedSims.sim} is not null on conflict do nothing`)
  // A boss may have moved to another instance.
  await transaction.execute(sql`
    insert into ${simGains} select gain.* from ${deletedSims}
      join ${sims} on ${sims.id} = ${deletedSims.simId},
      jsonb_populate_recordset(null::${simGains}, ${deletedSims.gains}) as gain
      join ${lootItems} on ${lootItems.id} = gain.loot_item_id
      join ${bosses} on ${bosses.id} = ${lootItems.bossId}
    where ${ofChange} and ${bosses.instanceId} = ${sims.instanceId} on conflict do nothing`)
  await transaction.delete(deletedSims).where(ofChange)
}

/** Lets awards refer to the restored rows again, and to the wishes that they had ticked. */
async function restoreAwards(transaction: Database, changeId: string): Promise<void> {
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
  await transaction.execute(sql`
    update ${guildAwards} set wishlist_id = restored.wishlist_id, wish_id = restored.wish_id
    from ${adminChanges},
      jsonb_populate_recordset(null::${guildAwards}, ${adminChanges.deletedRows}->'awards') as restored
      join ${wishlistItems} on ${wishlistItems.wishlistId} = restored.wishlist_id
        and ${wishlistItems.id} = restored.wish_id
    where ${eq(adminChanges.id, changeId)}
      and ${guildAwards.guildId} = restored.guild_id and ${guildAwards.id} = restored.id
      and ${guildAwards.wishId} is null`)
}

import type { CatalogKind, ChangeCounts } from '@/contract/admin-history'
import { count, countDistinct, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/client'
import {
  adminChanges,
  bosses,
  deletedSims,
  deletedWishes,
  guildAwards,
  guildLocks,
  instances,
  lootItems,
  simGains,
  sims,
  wishlistItems,
  wishlists,
} from '../../database/schema'
import type { Author } from './record-change'

/** Seasons are not deleted. */
type DeletedKind = Exclude<CatalogKind, 'season'>

interface Deletion {
  kind: DeletedKind
  /** Of rows that the transaction has locked. Several only for loot items. */
  ids: string[]
  name: string
}

/**
 * Records a deletion with everything that the foreign keys delete or set to null with it. Call it in the transaction of
 * the deletion, after the locks and before the delete.
 * @returns the id of the change in the history
 */
export async function recordDeletion(
  transaction: Database,
  by: Author,
  { kind, ids, name }: Deletion,
): Promise<string> {
  const id = randomUUID()
  const isInstance = kind === 'instance'
  const ofInstances = isInstance ? inArray(instances.id, ids) : sql`false`
  const ofBosses = bossesOf(kind, ids)
  const ofItems = itemsOf(transaction, kind, ids)
  const deletedItems = transaction.select({ id: lootItems.id }).from(lootItems).where(ofItems)
  await transaction.insert(adminChanges).values({
    id,
    ...by,
    action: 'deleted',
    kind,
    name,
    counts: await countRows(transaction, kind, ids),
    changes: [],
    deletedRows: sql`jsonb_build_object(
      'instances', ${rowsOf(instances, ofInstances)},
      'bosses', ${rowsOf(bosses, ofBosses)},
      'lootItems', ${rowsOf(lootItems, ofItems)},
      'guildLocks', ${rowsOf(guildLocks, isInstance ? inArray(guildLocks.instanceId, ids) : sql`false`)},
      'awards', (select coalesce(jsonb_agg(jsonb_build_object(
          'guild_id', ${guildAwards.guildId}, 'id', ${guildAwards.id},
          'loot_item_id', ${guildAwards.lootItemId}, 'instance_id', ${guildAwards.instanceId},
          'wishlist_id', ${guildAwards.wishlistId}, 'wish_id', ${guildAwards.wishId})), '[]')
        from ${guildAwards} where ${or(
          inArray(guildAwards.lootItemId, deletedItems),
          isInstance ? inArray(guildAwards.instanceId, ids) : undefined,
        )}))`,
  })
  const wishes = isInstance
    ? sql`select ${id}, ${wishlists.id}, ${wishlists.characterId}, to_jsonb(${wishlists}),
        ${rowsOf(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))}
      from ${wishlists} where ${inArray(wishlists.instanceId, ids)}`
    : sql`select ${id}, ${wishlists.id}, ${wishlists.characterId}, null::jsonb,
        jsonb_agg(to_jsonb(${wishlistItems}))
      from ${wishlistItems} join ${wishlists} on ${eq(wishlists.id, wishlistItems.wishlistId)}
      join ${lootItems} on ${eq(lootItems.id, wishlistItems.lootItemId)}
      where ${ofItems} group by ${wishlists.id}`
  await transaction.execute(
    sql`insert into ${deletedWishes} (change_id, wishlist_id, character_id, wishlist, wishes) ${wishes}`,
  )
  // The item level comes from Battle.net and must not be kept longer than the simulation itself keeps it.
  const gains = isInstance
    ? sql`select ${id}, ${sims.id}, ${sims.characterId}, to_jsonb(${sims}) - 'item_level',
        ${rowsOf(simGains, eq(simGains.simId, sims.id))}
      from ${sims} where ${inArray(sims.instanceId, ids)}`
    : sql`select ${id}, ${sims.id}, ${sims.characterId}, null::jsonb, jsonb_agg(to_jsonb(${simGains}))
      from ${simGains} join ${sims} on ${eq(sims.id, simGains.simId)}
      where ${inArray(simGains.lootItemId, deletedItems)} group by ${sims.id}`
  await transaction.execute(
    sql`insert into ${deletedSims} (change_id, sim_id, character_id, sim, gains) ${gains}`,
  )
  return id
}

/** All rows of a table that match, as a JSON list. */
function rowsOf(table: PgTable, where: SQL): SQL {
  return sql`(select coalesce(jsonb_agg(to_jsonb(${table})), '[]') from ${table} where ${where})`
}

function bossesOf(kind: DeletedKind, ids: string[]): SQL {
  if (kind === 'item') return sql`false`
  return inArray(kind === 'boss' ? bosses.id : bosses.instanceId, ids)
}

function itemsOf(transaction: Database, kind: DeletedKind, ids: string[]): SQL {
  if (kind === 'item') return inArray(lootItems.id, ids)
  const ofBosses = transaction.select({ id: bosses.id }).from(bosses).where(bossesOf(kind, ids))
  return inArray(lootItems.bossId, ofBosses)
}

/** The numbers of rows that are deleted with the named row; for loot items, their own number. */
async function countRows(
  transaction: Database,
  kind: DeletedKind,
  ids: string[],
): Promise<ChangeCounts> {
  const ofItems = itemsOf(transaction, kind, ids)
  const [counted] = await transaction.select({ items: count() }).from(lootItems).where(ofItems)
  const [used] = await (kind === 'instance'
    ? transaction
        .select({ wishlists: count() })
        .from(wishlists)
        .where(inArray(wishlists.instanceId, ids))
    : transaction
        .select({ wishlists: countDistinct(wishlistItems.wishlistId) })
        .from(wishlistItems)
        .innerJoin(lootItems, eq(lootItems.id, wishlistItems.lootItemId))
        .where(ofItems))
  return {
    bosses: kind === 'instance' ? await transaction.$count(bosses, bossesOf(kind, ids)) : 0,
    items: counted?.items ?? 0,
    wishlists: used?.wishlists ?? 0,
  }
}

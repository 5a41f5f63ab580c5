import type { GuildId, InstanceId, UserId } from '@/contract/ids'
import type { GuildDemand } from '@/contract/guilds/guild-demand'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isOwnMember } from '../database/own-members'
import {
  characters,
  guildMembers,
  guilds,
  guildShares,
  wishlistItems,
  wishlists,
} from '../database/schema'
import { memberOfShare, sharedLists } from './shared-lists'

interface DemandOf {
  instanceId: InstanceId
  /** The guilds whose lists the user may see. */
  guildIds: readonly GuildId[]
}

/** The user's characters that share a main wishlist for the raid, by guild and difficulty. */
function selectOwn(database: Database, userId: UserId, { instanceId, guildIds }: DemandOf) {
  const ids = database
    .select({ id: characters.id })
    .from(characters)
    .where(eq(characters.userId, userId))
  return (
    database
      .selectDistinct({
        guildId: guildShares.guildId,
        characterId: characters.id,
        difficulty: wishlists.difficulty,
      })
      .from(guildShares)
      .innerJoin(characters, eq(characters.id, guildShares.characterId))
      .innerJoin(guilds, eq(guilds.id, guildShares.guildId))
      .innerJoin(guildMembers, and(isOwnMember, memberOfShare))
      .innerJoin(wishlists, sharedLists({ instanceId }))
      // An array, because Postgres would read all rows of the table for a join.
      .where(
        and(
          sql`${guildShares.characterId} = any(array(${ids}))`,
          inArray(guildShares.guildId, guildIds),
        ),
      )
      .orderBy(guildShares.guildId, characters.id, wishlists.difficulty)
  )
}

/**
 * What guilds want from a raid, with the positions of the user's characters. A character counts once
 * per item and difficulty, with its best wanted wish. A position counts the characters that stand
 * before: as on the board, those with a higher rank, and of the same rank main spec before off
 * spec. Equal characters have the same position. At most two statements.
 */
export async function selectDemand(
  database: Database,
  userId: UserId,
  demand: DemandOf,
): Promise<GuildDemand[]> {
  const { instanceId } = demand
  const own = await selectOwn(database, userId, demand)
  if (own.length === 0) return []
  const guildIds = [...new Set(own.map(({ guildId }) => guildId))]
  const ofOwnLists = or(
    ...guildIds.map((guildId) => {
      const difficulties = own.filter((one) => one.guildId === guildId)
      return and(
        eq(guildShares.guildId, guildId),
        inArray(
          wishlists.difficulty,
          difficulties.map(({ difficulty }) => difficulty),
        ),
      )
    }),
  )
  const ranked = database.$with('ranked').as(
    database
      .select({
        guildId: guildShares.guildId,
        characterId: guildShares.characterId,
        difficulty: wishlists.difficulty,
        lootItemId: wishlistItems.lootItemId,
        // Ranks in steps of two leave room for the off specs.
        standing: sql<number>`2 * ${wishlistItems.priority}
          + coalesce((${characters.specialization} <> ${wishlists.specialization})::int, 0)`.as(
          'standing',
        ),
      })
      .from(guildShares)
      .innerJoin(characters, eq(characters.id, guildShares.characterId))
      .innerJoin(guildMembers, memberOfShare)
      .innerJoin(wishlists, sharedLists({ instanceId }))
      .innerJoin(wishlistItems, eq(wishlistItems.wishlistId, wishlists.id))
      .where(and(ofOwnLists, eq(wishlistItems.isObtained, false))),
  )
  const positioned = database.$with('positioned').as(
    database
      .select({
        guildId: ranked.guildId,
        characterId: ranked.characterId,
        difficulty: ranked.difficulty,
        lootItemId: ranked.lootItemId,
        position: sql<number>`rank() over (
          partition by ${ranked.guildId}, ${ranked.difficulty}, ${ranked.lootItemId}
          order by min(${ranked.standing})
        )`.as('position'),
      })
      .from(ranked)
      .groupBy(ranked.guildId, ranked.characterId, ranked.difficulty, ranked.lootItemId),
  )
  const ownIds = [...new Set(own.map(({ characterId }) => characterId))]
  const items = await database
    .with(ranked, positioned)
    .select({
      guildId: positioned.guildId,
      lootItemId: positioned.lootItemId,
      difficulty: positioned.difficulty,
      count: sql<number>`count(*)::int`,
      positions: sql<Record<string, number>>`coalesce(
        json_object_agg(${positioned.characterId}, ${positioned.position})
          filter (where ${inArray(positioned.characterId, ownIds)}), '{}')`,
    })
    .from(positioned)
    .groupBy(positioned.guildId, positioned.lootItemId, positioned.difficulty)
    .orderBy(positioned.difficulty, positioned.lootItemId)
  return guildIds.map((guildId) => ({
    guildId,
    characterIds: [
      ...new Set(own.filter((one) => one.guildId === guildId).map((one) => one.characterId)),
    ],
    items: items.filter((item) => item.guildId === guildId).map(({ guildId: _, ...item }) => item),
  }))
}

import type { Difficulty } from '@/game/difficulties'
import type { GuildId, InstanceId } from '@/contract/ids'
import { and, asc, countDistinct, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { guildMembers, guildShares, wishlists } from '../database/schema'

/** The roster's entry of a sharing character, for queries that join both tables. */
export const memberOfShare = and(
  eq(guildMembers.guildId, guildShares.guildId),
  eq(guildMembers.blizzardCharacterId, guildShares.blizzardCharacterId),
)

/** A raid or all of them, on one difficulty or on all. */
interface Raid {
  instanceId?: InstanceId
  difficulty?: Difficulty
}

/** The wishlists of a sharing character that its guild sees: the main ones. */
export function sharedLists({ instanceId, difficulty }: Raid = {}) {
  return and(
    eq(wishlists.characterId, guildShares.characterId),
    instanceId === undefined ? undefined : eq(wishlists.instanceId, instanceId),
    difficulty === undefined ? undefined : eq(wishlists.difficulty, difficulty),
    eq(wishlists.isMainWishlist, true),
  )
}

/** How many characters share a main wishlist with a guild, by raid and difficulty. One statement. */
export function countSharedLists(database: Database, guildId: GuildId) {
  return database
    .select({
      instanceId: wishlists.instanceId,
      difficulty: wishlists.difficulty,
      count: countDistinct(wishlists.characterId),
    })
    .from(guildShares)
    .innerJoin(guildMembers, memberOfShare)
    .innerJoin(wishlists, sharedLists())
    .where(eq(guildShares.guildId, guildId))
    .groupBy(wishlists.instanceId, wishlists.difficulty)
    .orderBy(asc(wishlists.instanceId), asc(wishlists.difficulty))
}

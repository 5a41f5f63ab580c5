import { and, eq, isNull } from 'drizzle-orm'
import { characters, guildMembers, guilds } from './schema'

/** The condition that a character was not transferred to another user's account. */
export const isOwned = isNull(characters.transferredAt)

/**
 * The condition that a user's character is a member on the roster of a guild, for queries that join
 * the three tables. All rights in a guild follow from it. The game's ids of characters are unique
 * within a region.
 */
export const isOwnMember = and(
  isOwned,
  eq(guilds.region, characters.region),
  eq(guildMembers.guildId, guilds.id),
  eq(guildMembers.blizzardCharacterId, characters.blizzardCharacterId),
)

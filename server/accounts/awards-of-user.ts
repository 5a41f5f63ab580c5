import type { UserId } from '@/contract/ids'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { isOwned } from '../database/own-members'
import { characters, guildAwards, guilds } from '../database/schema'

/** Selects the keys of the awards to the user's characters, for a subquery. */
export function awardsOfUser(database: Database, userId: UserId) {
  return database
    .select({ guildId: guildAwards.guildId, id: guildAwards.id })
    .from(characters)
    .innerJoin(guildAwards, eq(guildAwards.recipientId, characters.blizzardCharacterId))
    .innerJoin(
      guilds,
      // The game's ids of characters are unique within a region.
      and(eq(guilds.id, guildAwards.guildId), eq(guilds.region, characters.region)),
    )
    .where(and(eq(characters.userId, userId), isOwned))
}

import type { GuildId, UserId } from '@/contract/ids'
import { and, eq, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import { isOwned } from '../database/own-members'
import { characters, guildAwards, guilds } from '../database/schema'
import { readParts } from './read-parts'

/** How many awards are read at once. */
export const EXPORTED_AT_ONCE = 1000

/**
 * The awards to the user's characters, and those that the user has made, by time, in parts. One
 * statement per part.
 */
export function exportAwards(database: Database, userId: UserId) {
  return readParts(EXPORTED_AT_ONCE, (last: AwardKey | undefined) =>
    selectAwards(database, userId, last),
  )
}

interface AwardKey {
  awardedAt: Date
  guildId: GuildId
  id: string
}

async function selectAwards(database: Database, userId: UserId, last: AwardKey | undefined) {
  const ids = { guildId: guildAwards.guildId, id: guildAwards.id }
  const made = database.select(ids).from(guildAwards).where(eq(guildAwards.awardedBy, userId))
  const received = database
    .select(ids)
    .from(characters)
    .innerJoin(guildAwards, eq(guildAwards.recipientId, characters.blizzardCharacterId))
    .innerJoin(
      guilds,
      and(eq(guilds.id, guildAwards.guildId), eq(guilds.region, characters.region)),
    )
    .where(and(eq(characters.userId, userId), isOwned))
  const key = sql`(${guildAwards.awardedAt}, ${guildAwards.guildId}, ${guildAwards.id})`
  return database
    .select({
      id: guildAwards.id,
      guildId: guildAwards.guildId,
      awardedAt: guildAwards.awardedAt,
      itemName: guildAwards.itemName,
      difficulty: guildAwards.difficulty,
      recipientName: guildAwards.recipientName,
      response: guildAwards.response,
      isAwardReason: guildAwards.isAwardReason,
      awardedByName: guildAwards.awardedByName,
    })
    .from(guildAwards)
    .where(
      and(
        sql`(${guildAwards.guildId}, ${guildAwards.id}) in ${union(made, received)}`,
        last &&
          sql`${key} > (${last.awardedAt.toISOString()}::timestamptz, ${last.guildId}, ${last.id})`,
      ),
    )
    .orderBy(guildAwards.awardedAt, guildAwards.guildId, guildAwards.id)
    .limit(EXPORTED_AT_ONCE)
}

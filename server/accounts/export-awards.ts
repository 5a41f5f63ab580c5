import type { UserId } from '@/contract/ids'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import { awardCandidates, characters, guildAwards, replacedAwards } from '../database/schema'
import { isOfUser } from './rows-of-user'

/** The columns of an award, and of what an import has replaced of it. */
const columnsOf = (table: typeof guildAwards | typeof replacedAwards) => ({
  guildId: table.guildId,
  awardedAt: table.awardedAt,
  itemName: table.itemName,
  difficulty: table.difficulty,
  recipientName: table.recipientName,
  response: table.response,
  isAwardReason: table.isAwardReason,
})

/**
 * The awards to the user's characters, and those that the user has made, by time. One statement.
 */
export async function exportAwards(database: Database, userId: UserId) {
  const { id, awardedByName, awardedBy, recipientId } = guildAwards
  const select = () =>
    database
      .select({
        id,
        ...columnsOf(guildAwards),
        passedOnBy: guildAwards.passedOnBy,
        awardedByName,
      })
      .from(guildAwards)
  // A union, because Postgres uses no index for an "or" with a subquery.
  const rows = await select()
    .where(eq(awardedBy, userId))
    .union(select().where(isOfUser(database, userId, guildAwards, recipientId)))
    // By the names of the union's columns; drizzle would name the fields.
    .orderBy(sql`awarded_at, guild_id, id`)
  return rows.map((row) => ({ ...row, awardedAt: row.awardedAt.toISOString() }))
}

/**
 * What imports have replaced of awards, if it was to one of the user's characters, in the order in
 * which it was replaced. One statement.
 */
export async function exportReplacedAwards(database: Database, userId: UserId) {
  const { awardId: id, version, recipientId } = replacedAwards
  const rows = await database
    .select({ id, ...columnsOf(replacedAwards) })
    .from(replacedAwards)
    .where(isOfUser(database, userId, replacedAwards, recipientId))
    .orderBy(version)
  return rows.map((row) => ({ ...row, awardedAt: row.awardedAt.toISOString() }))
}

/** What guilds have kept of the user's lists with their awards. One statement. */
export function exportAwardCandidates(database: Database, userId: UserId) {
  const { guildId, awardId, position, want, characterId } = awardCandidates
  return database
    .select({ guildId, awardId, want })
    .from(awardCandidates)
    .innerJoin(characters, eq(characters.id, characterId))
    .where(eq(characters.userId, userId))
    .orderBy(guildId, awardId, position)
}

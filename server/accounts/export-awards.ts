import type { UserId } from '@/contract/ids'
import { eq, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { Database } from '../database/database'
import { guildAwards } from '../database/schema'
import { awardsOfUser } from './awards-of-user'

/**
 * The awards to the user's characters, and those that the user has made, by time. One statement.
 */
export async function exportAwards(database: Database, userId: UserId) {
  const made = database
    .select({ guildId: guildAwards.guildId, id: guildAwards.id })
    .from(guildAwards)
    .where(eq(guildAwards.awardedBy, userId))
  const rows = await database
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
      sql`(${guildAwards.guildId}, ${guildAwards.id}) in ${union(made, awardsOfUser(database, userId))}`,
    )
    .orderBy(guildAwards.awardedAt, guildAwards.guildId, guildAwards.id)
  return rows.map(({ awardedAt, ...award }) => ({ ...award, awardedAt: awardedAt.toISOString() }))
}

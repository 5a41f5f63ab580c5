import { and, eq, inArray, sql } from 'drizzle-orm'
import type { RosterEntry } from '../battlenet/battlenet'
import type { Database } from '../database/client'
import { guildMembers, guilds } from '../database/schema'

/** The numbers of characters that have joined or left a guild, or changed their rank, since the last read. */
export interface RosterChanges {
  joined: number
  left: number
  rankChanged: number
}

/**
 * Stores the roster of a guild as Battle.net has returned it, and returns what has changed. Rows that have
 * not changed stay as they are. Characters that have left lose access, and their shares are deleted.
 */
export async function storeRoster(
  database: Database,
  guildId: string,
  roster: readonly RosterEntry[],
  now: Date,
): Promise<RosterChanges> {
  return database.transaction(async (transaction) => {
    // Also locks the guild, so that two reads are stored one after the other.
    await transaction
      .update(guilds)
      .set({ memberCount: roster.length, onboardedAt: now })
      .where(eq(guilds.id, guildId))
    const rows = await transaction
      .select()
      .from(guildMembers)
      .where(eq(guildMembers.guildId, guildId))
    const stored = new Map(rows.map((row) => [row.blizzardCharacterId, row]))
    const current = new Set(roster.map((entry) => entry.blizzardCharacterId))
    const left = [...stored.keys()].filter((id) => !current.has(id))
    const joined = roster.filter((entry) => !stored.has(entry.blizzardCharacterId))
    const rankChanged = roster.filter((entry) => {
      const before = stored.get(entry.blizzardCharacterId)
      return before !== undefined && before.rank !== entry.rank
    })
    if (left.length > 0) {
      await transaction
        .delete(guildMembers)
        .where(
          and(eq(guildMembers.guildId, guildId), inArray(guildMembers.blizzardCharacterId, left)),
        )
    }
    const written = roster.filter((entry) => {
      const before = stored.get(entry.blizzardCharacterId)
      return !before || COLUMNS.some((column) => before[column] !== entry[column])
    })
    if (written.length > 0) {
      await transaction
        .insert(guildMembers)
        .values(written.map((entry) => ({ ...entry, guildId })))
        .onConflictDoUpdate({
          target: [guildMembers.guildId, guildMembers.blizzardCharacterId],
          set: {
            rank: sql`excluded.rank`,
            name: sql`excluded.name`,
            realmSlug: sql`excluded.realm_slug`,
            className: sql`excluded.class_name`,
            level: sql`excluded.level`,
          },
        })
    }
    return { joined: joined.length, left: left.length, rankChanged: rankChanged.length }
  })
}

/** The columns of a member that Battle.net may change. */
const COLUMNS = ['rank', 'name', 'realmSlug', 'className', 'level'] as const

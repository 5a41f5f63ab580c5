import {
  and,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Database } from './database'
import { isOwned, isOwnMember } from './own-members'
import {
  characters,
  departedMembers,
  guildAwards,
  guildLocks,
  guildMembers,
  guilds,
  nights,
} from './schema'
import { DAY_MS } from '../lib/durations'

/** How long the awards, raid nights, locks and team of a guild are kept after its last member has left. */
const KEPT_DAYS = 365

/**
 * Deletes the guilds that no imported character belongs to: neither its profile names the guild,
 * nor is it on the roster. A guild with awards, nights, locks or team statuses is kept for a year, but its
 * roster is deleted: nobody is a member until the guild is connected again, because the ranks are
 * no longer read. Its team statuses are kept as those of members that have left. While imported
 * characters belong to it again, the year does not pass.
 */
export async function deleteUnusedGuilds(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    const isUnused = not(isUsed(transaction))
    // Not null: what is restored with its roster depends on it.
    await transaction
      .update(guilds)
      .set({ unusedSince: now })
      .where(and(isUsed(transaction), isNotNull(guilds.unusedSince)))
    const keptSince = new Date(now.getTime() - KEPT_DAYS * DAY_MS)
    await transaction
      .delete(guilds)
      .where(and(isUnused, or(not(hasHistory(transaction)), lte(guilds.unusedSince, keptSince))))
    const unused = await transaction
      .update(guilds)
      .set({ unusedSince: now, memberCount: 0, onboardedAt: null, shrunkReadAt: null })
      .where(and(isUnused, isNull(guilds.unusedSince)))
      .returning({ id: guilds.id })
    if (unused.length === 0) return
    const ofUnused = inArray(
      guildMembers.guildId,
      unused.map(({ id }) => id),
    )
    await transaction.insert(departedMembers).select(
      transaction
        .select({
          guildId: guildMembers.guildId,
          blizzardCharacterId: guildMembers.blizzardCharacterId,
          leftAt: sql<Date>`${now.toISOString()}::timestamptz`.as('left_at'),
          formerNames: sql<string[]>`'{}'::text[]`.as('former_names'),
          teamStatus: guildMembers.teamStatus,
          role: guildMembers.role,
          sharedBy: sql<string[]>`'{}'::text[]`.as('shared_by'),
        })
        .from(guildMembers)
        .where(and(ofUnused, or(isNotNull(guildMembers.teamStatus), isNotNull(guildMembers.role)))),
    )
    await transaction.delete(guildMembers).where(ofUnused)
  })
}

function isUsed(database: Database) {
  const named = database
    .select({ id: characters.id })
    .from(characters)
    .where(and(eq(characters.guildId, guilds.id), isOwned))
  const listed = database
    .select({ id: characters.id })
    .from(characters)
    .innerJoin(guildMembers, eq(guildMembers.blizzardCharacterId, characters.blizzardCharacterId))
    .where(isOwnMember)
  // `or` returns undefined only if all conditions are undefined.
  return or(exists(named), exists(listed)) as SQL
}

/** Whether the guild has awards, raid nights, locks or team statuses. */
function hasHistory(database: Database) {
  const one = { one: sql`1` }
  const haveStatus = (members: typeof guildMembers | typeof departedMembers) =>
    exists(
      database
        .select(one)
        .from(members)
        .where(and(eq(members.guildId, guilds.id), isNotNull(members.teamStatus))),
    )
  return or(
    exists(database.select(one).from(guildAwards).where(eq(guildAwards.guildId, guilds.id))),
    exists(database.select(one).from(nights).where(eq(nights.guildId, guilds.id))),
    exists(database.select(one).from(guildLocks).where(eq(guildLocks.guildId, guilds.id))),
    haveStatus(guildMembers),
    haveStatus(departedMembers),
  ) as SQL
}

import type { GuildId } from '@/contract/ids'
import { and, eq, inArray } from 'drizzle-orm'
import type { RosterEntry } from '../battlenet/battlenet'
import { renameCharacter } from '../characters/rename-character'
import type { Database } from '../database/database'
import { excluded } from '../database/excluded'
import { isOwned } from '../database/own-members'
import { characters, departedMembers, guildMembers, guilds, guildShares } from '../database/schema'
import { DAY_MS } from '../lib/durations'
import { assignGuestAwards } from './awards/award-recipients'

/** For how long the settings of a member that has left are kept. */
export const DEPARTED_DAYS = 30
/** From this size on, a roster that loses more than half of its members needs a second read. */
const DOUBTED_SIZE_MIN = 10

/**
 * The numbers of characters that have joined or left a guild, or changed their rank, since the last
 * read.
 */
export interface RosterChanges {
  joined: number
  left: number
  rankChanged: number
  /** Characters that are missing, and stay until a second read confirms it. */
  unconfirmedLeft: number
}

type Member = typeof guildMembers.$inferSelect

/**
 * Stores the roster of a guild as Battle.net has returned it, and returns what has changed. Rows
 * that have not changed stay as they are. Characters that have left lose access; what was set for
 * them comes back with them within thirty days. A read that removes more than half of a roster
 * changes nothing until a second one does so too.
 */
export async function storeRoster(
  database: Database,
  guildId: GuildId,
  roster: readonly RosterEntry[],
  now: Date,
): Promise<RosterChanges> {
  return database.transaction(async (transaction) => {
    // Locks the guild, so that two reads are stored one after the other.
    const [guild] = await transaction
      .select()
      .from(guilds)
      .where(eq(guilds.id, guildId))
      .for('no key update')
    const rows = await transaction
      .select()
      .from(guildMembers)
      .where(eq(guildMembers.guildId, guildId))
    if (!guild) return { joined: 0, left: 0, rankChanged: 0, unconfirmedLeft: 0 }
    const stored = new Map(rows.map((row) => [row.blizzardCharacterId, row]))
    const current = new Set(roster.map((entry) => entry.blizzardCharacterId))
    const left = rows.filter(({ blizzardCharacterId: id }) => !current.has(id))
    const isDoubtful = rows.length >= DOUBTED_SIZE_MIN && left.length > rows.length / 2
    if (isDoubtful && !guild.shrunkReadAt) {
      await transaction.update(guilds).set({ shrunkReadAt: now }).where(eq(guilds.id, guildId))
      return { joined: 0, left: 0, rankChanged: 0, unconfirmedLeft: left.length }
    }
    await transaction
      .update(guilds)
      .set({ memberCount: roster.length, onboardedAt: now, shrunkReadAt: null, unusedSince: null })
      .where(eq(guilds.id, guildId))
    const joined = roster.filter((entry) => !stored.has(entry.blizzardCharacterId))
    const rankChanged = roster.filter((entry) => {
      const before = stored.get(entry.blizzardCharacterId)
      return before !== undefined && before.rank !== entry.rank
    })
    await renameMembers(transaction, guild, stored, roster)
    await removeMembers(transaction, guildId, left, now)
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
          set: excluded(COLUMNS),
        })
    }
    await restoreMembers(transaction, guildId, joined, now, guild.unusedSince !== null)
    if (joined.length > 0) await assignGuestAwards(transaction, guildId)
    return {
      joined: joined.length,
      left: left.length,
      rankChanged: rankChanged.length,
      unconfirmedLeft: 0,
    }
  })
}

/** The columns of a member that Battle.net may change. */
const COLUMNS = ['rank', 'name', 'realmSlug', 'className', 'level'] as const

/** Renames the characters that the roster shows under another name or realm than the stored one. */
async function renameMembers(
  transaction: Database,
  guild: Pick<typeof guilds.$inferSelect, 'region' | 'realm' | 'realmSlug'>,
  stored: ReadonlyMap<number, Member>,
  roster: readonly RosterEntry[],
): Promise<void> {
  const imported = await transaction
    .select()
    .from(characters)
    .where(
      and(
        eq(characters.region, guild.region),
        isOwned,
        inArray(
          characters.blizzardCharacterId,
          roster.map(({ blizzardCharacterId }) => blizzardCharacterId),
        ),
      ),
    )
  const characterOf = new Map(imported.map((row) => [row.blizzardCharacterId, row]))
  for (const { blizzardCharacterId, name, realmSlug } of roster) {
    if (name === null || realmSlug === null) continue
    const known = [stored.get(blizzardCharacterId), characterOf.get(blizzardCharacterId)]
    if (known.every((one) => !one?.name || (one.name === name && one.realmSlug === realmSlug))) {
      continue
    }
    // Rosters have the slug of the realm only. The next sync of the character reads the name.
    const realm = realmSlug === guild.realmSlug ? guild.realm : realmSlug
    await renameCharacter(transaction, {
      region: guild.region,
      blizzardCharacterId,
      name,
      realm,
      realmSlug,
    })
  }
}

/** Removes members, with their shares, and keeps what was set for them. */
async function removeMembers(
  transaction: Database,
  guildId: GuildId,
  members: readonly Member[],
  now: Date,
): Promise<void> {
  if (members.length === 0) return
  const ids = members.map(({ blizzardCharacterId }) => blizzardCharacterId)
  const shares = await transaction
    .select()
    .from(guildShares)
    .where(and(eq(guildShares.guildId, guildId), inArray(guildShares.blizzardCharacterId, ids)))
  await transaction.insert(departedMembers).values(
    members.map(({ blizzardCharacterId, formerNames, teamStatus, role }) => ({
      guildId,
      blizzardCharacterId,
      leftAt: now,
      formerNames,
      teamStatus,
      role,
      sharedBy: shares
        .filter((share) => share.blizzardCharacterId === blizzardCharacterId)
        .map(({ characterId }) => characterId),
    })),
  )
  await transaction
    .delete(guildMembers)
    .where(and(eq(guildMembers.guildId, guildId), inArray(guildMembers.blizzardCharacterId, ids)))
}

/**
 * Restores what was set for members that are on the roster again, unless they were away for too
 * long. In a guild that was unused, the time away does not count for team status and role.
 */
async function restoreMembers(
  transaction: Database,
  guildId: GuildId,
  members: readonly Pick<Member, 'blizzardCharacterId'>[],
  now: Date,
  wasUnused: boolean,
): Promise<void> {
  if (members.length === 0) return
  const ids = members.map(({ blizzardCharacterId }) => blizzardCharacterId)
  const returned = await transaction
    .delete(departedMembers)
    .where(
      and(eq(departedMembers.guildId, guildId), inArray(departedMembers.blizzardCharacterId, ids)),
    )
    .returning()
  const since = now.getTime() - DEPARTED_DAYS * DAY_MS
  for (const { blizzardCharacterId, leftAt, formerNames, teamStatus, role, sharedBy } of returned) {
    const isRecent = leftAt.getTime() > since
    if (!isRecent && !wasUnused) continue
    await transaction
      .update(guildMembers)
      .set({ formerNames, teamStatus, role })
      .where(
        and(
          eq(guildMembers.guildId, guildId),
          eq(guildMembers.blizzardCharacterId, blizzardCharacterId),
        ),
      )
    if (!isRecent) continue
    const sharing = await transaction
      .select({ characterId: characters.id })
      .from(characters)
      .where(and(inArray(characters.id, sharedBy), isOwned))
    for (const { characterId } of sharing) {
      await transaction
        .insert(guildShares)
        .values({ guildId, characterId, blizzardCharacterId, createdAt: now })
    }
  }
}

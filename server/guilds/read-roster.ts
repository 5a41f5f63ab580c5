import { and, desc, eq, inArray, or } from 'drizzle-orm'
import type { BattleNet, RosterEntry } from '../battlenet/battlenet'
import { BattleNetError, guildUnavailable } from '../battlenet/battlenet-error'
import { saveGuild } from '../characters/save-character'
import type { Database } from '../database/database'
import { isOwned } from '../database/own-members'
import { characters, guildMembers, guilds } from '../database/schema'
import { storeRoster, type RosterChanges } from './store-roster'

/** Members can have the roster read from Battle.net when the last read is at least this old. */
const READ_EVERY_MS = 60_000
/** How many members are looked up to find a guild that is not found under its name. */
const ASKED_CHARACTERS_MAX = 5

export interface RosterServices {
  database: Database
  battleNet: Pick<BattleNet, 'getGuildRoster' | 'getCharacter'>
  /** Milliseconds since the epoch. */
  now: () => number
}

type StoredGuild = typeof guilds.$inferSelect

/** The seconds until members can have the roster of a guild read again; 0 if they can now. */
export function secondsUntilRead(guild: StoredGuild, now: number): number {
  const readAt = Math.max(guild.onboardedAt?.getTime() ?? 0, guild.shrunkReadAt?.getTime() ?? 0)
  return Math.max(0, Math.ceil((READ_EVERY_MS - (now - readAt)) / 1000))
}

/**
 * Reads the roster of a guild from Battle.net and stores it. A guild is identified by its id: if
 * Battle.net has another guild or none under the stored name, the guild is looked up through its
 * members, whose profiles contain its present name and realm.
 * @throws BattleNetError if the roster is not found; then nothing has changed
 */
export async function readRoster(
  services: RosterServices,
  guild: StoredGuild,
): Promise<RosterChanges> {
  const { database, now } = services
  const roster = (await findRoster(services, guild)) ?? (await findMovedRoster(services, guild))
  if (!roster) throw guildUnavailable(guild.name, `no roster of the guild ${guild.blizzardGuildId}`)
  return storeRoster(database, guild.id, roster, new Date(now()))
}

/** The roster at the address of the guild; null if there is none or that of another guild. */
async function findRoster(
  { battleNet }: RosterServices,
  guild: StoredGuild,
): Promise<RosterEntry[] | null> {
  try {
    const { blizzardGuildId, members } = await battleNet.getGuildRoster(guild)
    return blizzardGuildId === guild.blizzardGuildId ? members : null
  } catch (error) {
    if (error instanceof BattleNetError && error.isMissing) return null
    throw error
  }
}

/** The roster at the address that a member's profile names; null if none names another address. */
async function findMovedRoster(
  services: RosterServices,
  guild: StoredGuild,
): Promise<RosterEntry[] | null> {
  const { database, battleNet } = services
  const onRoster = database
    .select({ id: guildMembers.blizzardCharacterId })
    .from(guildMembers)
    .where(eq(guildMembers.guildId, guild.id))
  const members = await database
    .select()
    .from(characters)
    .where(
      and(
        eq(characters.region, guild.region),
        isOwned,
        or(eq(characters.guildId, guild.id), inArray(characters.blizzardCharacterId, onRoster)),
      ),
    )
    .orderBy(desc(characters.fetchedAt), characters.id)
    .limit(ASKED_CHARACTERS_MAX)
  for (const member of members) {
    const profile = await battleNet.getCharacter(member).catch(ignoreBattleNetError)
    if (profile?.blizzardCharacterId !== member.blizzardCharacterId) continue
    if (profile.guild?.blizzardGuildId !== guild.blizzardGuildId) continue
    const { name, realmSlug } = profile.guild
    if (name === guild.name && realmSlug === guild.realmSlug) return null
    await saveGuild(database, profile)
    return findRoster(services, { ...guild, name, realmSlug })
  }
  return null
}

function ignoreBattleNetError(error: unknown): undefined {
  if (!(error instanceof BattleNetError)) throw error
}

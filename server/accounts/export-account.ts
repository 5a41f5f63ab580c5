import type { UserId } from '@/contract/ids'
import type { AccountExport } from '@/contract/account'
import { indexTracks } from '@/game/gear/season-tracks'
import { eq, sql } from 'drizzle-orm'
import { selectCharacterRows, toCharacter } from '../characters/select-characters'
import type { Database } from '../database/database'
import { battleNetGrants, characters, lootBatches, sessions, users } from '../database/schema'
import { allSeasons, gearOfUser, toGear } from '../gear/select-gear'
import { selectGuilds } from '../guilds/select-guilds'

/** The lists that `export-lists.ts` and `export-awards.ts` read. */
type ListName =
  | 'sims'
  | 'adminChanges'
  | 'deletedWishes'
  | 'deletedSims'
  | 'awards'
  | 'replacedAwards'
  | 'awardCandidates'
  | 'raiderNotes'
  | 'nights'

/**
 * The data stored about a user, without wishlists and these lists; undefined if the user
 * has just been deleted.
 */
export async function exportAccount(
  database: Database,
  userId: UserId,
): Promise<Omit<AccountExport, ListName> | undefined> {
  const [account] = await selectAccount(database, userId)
  if (!account) return undefined
  const { grantExpiresAt, sessions: stored, lootBatches: batches, gear, seasons, ...user } = account
  const rows = await selectCharacterRows(database, eq(characters.userId, userId))
  const trackOf = indexTracks(seasons)
  const gearOf = new Map(gear.map((one) => [one.characterId, one.gear]))
  return {
    user: {
      ...user,
      isAuthenticated: true,
      createdAt: user.createdAt.toISOString(),
      battleNetGrantExpiresAt: grantExpiresAt?.toISOString() ?? null,
    },
    sessions: stored.map(({ createdAt, expiresAt }) => ({
      createdAt: toIso(createdAt),
      expiresAt: toIso(expiresAt),
    })),
    characters: rows.map((row) => ({
      ...toCharacter(row),
      blizzardCharacterId: row.blizzardCharacterId,
      equipmentCount: row.equipmentCount,
      createdAt: row.createdAt.toISOString(),
      gear: toGear({ ...row, gear: gearOf.get(row.id) ?? [] }, trackOf),
    })),
    guilds: await selectGuilds(database, userId),
    lootBatches: batches.map(({ id, createdAt }) => ({ id, createdAt: toIso(createdAt) })),
  }
}

/** The user's row, with lists that Postgres aggregates as JSON. One statement. */
function selectAccount(database: Database, userId: UserId) {
  return database
    .select({
      id: users.id,
      battleNetTag: users.battleNetTag,
      battleNetAccountId: users.battleNetAccountId,
      createdAt: users.createdAt,
      grantExpiresAt: battleNetGrants.expiresAt,
      sessions: sql<{ createdAt: string; expiresAt: string }[]>`(
        select coalesce(json_agg(json_build_object(
          'createdAt', ${sessions.createdAt}, 'expiresAt', ${sessions.expiresAt}
        ) order by ${sessions.createdAt}), '[]')
        from ${sessions} where ${sessions.userId} = ${users.id})`,
      lootBatches: sql<{ id: string; createdAt: string }[]>`(
        select coalesce(json_agg(json_build_object(
          'id', ${lootBatches.id}, 'createdAt', ${lootBatches.createdAt}
        ) order by ${lootBatches.createdAt}), '[]')
        from ${lootBatches} where ${lootBatches.createdBy} = ${users.id})`,
      gear: gearOfUser,
      seasons: allSeasons,
    })
    .from(users)
    .leftJoin(battleNetGrants, eq(battleNetGrants.userId, users.id))
    .where(eq(users.id, userId))
}

/** A time in JSON of Postgres, which has an offset, in the format of the contract. */
function toIso(time: string): string {
  return new Date(time).toISOString()
}

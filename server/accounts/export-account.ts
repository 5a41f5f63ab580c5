import type { UserId } from '@/contract/ids'
import { indexTracks } from '@/game/gear/season-tracks'
import { eq } from 'drizzle-orm'
import { selectCharacterRows, toCharacter } from '../characters/select-characters'
import type { Database } from '../database/database'
import { battleNetGrants, characters, users } from '../database/schema'
import { allSeasons, gearOfUser, toGear } from '../gear/select-gear'
import { selectGuilds } from '../guilds/select-guilds'
import { exportGuildLists } from './export-guild-lists'
import { exportLists } from './export-lists'

/**
 * The data stored about a user, without wishlists; undefined if the user has just been deleted.
 * Every query names its columns, so that no secret gets into the export.
 */
export async function exportAccount(database: Database, userId: UserId) {
  const [account] = await database
    .select({
      user: {
        id: users.id,
        battleNetTag: users.battleNetTag,
        battleNetAccountId: users.battleNetAccountId,
        createdAt: users.createdAt,
      },
      grantExpiresAt: battleNetGrants.expiresAt,
      gear: gearOfUser,
      seasons: allSeasons,
    })
    .from(users)
    .leftJoin(battleNetGrants, eq(battleNetGrants.userId, users.id))
    .where(eq(users.id, userId))
  if (!account) return undefined
  const { user, grantExpiresAt } = account
  const rows = await selectCharacterRows(database, eq(characters.userId, userId))
  const trackOf = indexTracks(account.seasons)
  const gearOf = new Map(account.gear.map((one) => [one.characterId, one.gear]))
  return {
    user: {
      ...user,
      isAuthenticated: true,
      createdAt: user.createdAt.toISOString(),
      battleNetGrantExpiresAt: grantExpiresAt?.toISOString() ?? null,
    },
    characters: rows.map((row) => ({
      ...toCharacter(row),
      blizzardCharacterId: row.blizzardCharacterId,
      equipmentCount: row.equipmentCount,
      createdAt: row.createdAt,
      gear: toGear({ ...row, gear: gearOf.get(row.id) ?? [] }, trackOf),
    })),
    guilds: await selectGuilds(database, userId),
    ...(await exportLists(database, userId)),
    ...(await exportGuildLists(database, userId)),
  }
}

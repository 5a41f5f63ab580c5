import type { AccountExport } from '@/contract/account'
import { indexTracks } from '@/game/gear/season-tracks'
import { eq, sql } from 'drizzle-orm'
import { selectCharacterRows, toCharacter } from '../characters/select-characters'
import type { Database } from '../database/client'
import {
  adminChanges,
  battleNetGrants,
  characters,
  deletedSims,
  deletedWishes,
  guildAwards,
  guilds,
  lootBatches,
  sessions,
  users,
} from '../database/schema'
import { allSeasons, gearOfUser, toGear } from '../gear/select-gear'
import { selectGuilds } from '../guilds/select-guilds'
import { simsOfUser } from '../sims/sims-of-user'

type ExportedChange = NonNullable<AccountExport['adminChanges']>[number]
type ExportedAward = NonNullable<AccountExport['awards']>[number]
type ExportedSims = NonNullable<AccountExport['deletedSims']>[number]
type ExportedWishes = NonNullable<AccountExport['deletedWishes']>[number]

/** The data stored about a user, without the wishlists; undefined if the user has just been deleted. */
export async function exportAccount(
  database: Database,
  userId: string,
): Promise<AccountExport | undefined> {
  const [account] = await selectAccount(database, userId)
  if (!account) return undefined
  const {
    grantExpiresAt,
    sessions: stored,
    lootBatches: batches,
    adminChanges: changes,
    deletedWishes: wishes,
    deletedSims: gains,
    awards,
    sims,
    gear,
    seasons,
    ...user
  } = account
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
    sims: sims.map(({ simulatedAt, ...sim }) => ({ ...sim, simulatedAt: toIso(simulatedAt) })),
    lootBatches: batches.map(({ id, createdAt }) => ({ id, createdAt: toIso(createdAt) })),
    adminChanges: changes.map(({ createdAt, ...change }) => ({
      ...change,
      createdAt: toIso(createdAt),
    })),
    deletedWishes: wishes,
    deletedSims: gains,
    awards: awards.map(({ awardedAt, ...award }) => ({ ...award, awardedAt: toIso(awardedAt) })),
  }
}

/** The user's row, with lists that Postgres aggregates as JSON. One statement. */
function selectAccount(database: Database, userId: string) {
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
      adminChanges: sql<ExportedChange[]>`(
        select coalesce(json_agg(json_build_object(
          'id', ${adminChanges.id}, 'createdAt', ${adminChanges.createdAt},
          'action', ${adminChanges.action}, 'kind', ${adminChanges.kind}, 'name', ${adminChanges.name}
        ) order by ${adminChanges.sequence}), '[]')
        from ${adminChanges} where ${adminChanges.createdBy} = ${users.id})`,
      awards: sql<ExportedAward[]>`(
        select coalesce(json_agg(json_build_object(
          'id', ${guildAwards.id}, 'guildId', ${guildAwards.guildId},
          'awardedAt', ${guildAwards.awardedAt}, 'itemName', ${guildAwards.itemName},
          'difficulty', ${guildAwards.difficulty}, 'recipientName', ${guildAwards.recipientName},
          'response', ${guildAwards.response}, 'awardedByName', ${guildAwards.awardedByName}
        ) order by ${guildAwards.awardedAt}, ${guildAwards.id}), '[]')
        from ${guildAwards} where (${guildAwards.guildId}, ${guildAwards.id}) in (
          select ${guildAwards.guildId}, ${guildAwards.id} from ${guildAwards}
          where ${guildAwards.awardedBy} = ${users.id}
          union
          select ${guildAwards.guildId}, ${guildAwards.id} from ${characters}
          join ${guildAwards} on ${guildAwards.recipientId} = ${characters.blizzardCharacterId}
          join ${guilds} on ${guilds.id} = ${guildAwards.guildId} and ${guilds.region} = ${characters.region}
          where ${characters.userId} = ${users.id}))`,
      sims: simsOfUser,
      gear: gearOfUser,
      seasons: allSeasons,
      deletedWishes: sql<ExportedWishes[]>`(
        select coalesce(json_agg(json_build_object(
          'wishlistId', ${deletedWishes.wishlistId}, 'characterId', ${deletedWishes.characterId},
          'wishlist', ${deletedWishes.wishlist}, 'wishes', ${deletedWishes.wishes}
        ) order by ${deletedWishes.changeId}, ${deletedWishes.wishlistId}), '[]')
        from ${deletedWishes} join ${characters} on ${characters.id} = ${deletedWishes.characterId}
        where ${characters.userId} = ${users.id})`,
      deletedSims: sql<ExportedSims[]>`(
        select coalesce(json_agg(json_build_object(
          'simId', ${deletedSims.simId}, 'characterId', ${deletedSims.characterId},
          'sim', ${deletedSims.sim}, 'gains', ${deletedSims.gains}
        ) order by ${deletedSims.changeId}, ${deletedSims.simId}), '[]')
        from ${deletedSims} join ${characters} on ${characters.id} = ${deletedSims.characterId}
        where ${characters.userId} = ${users.id})`,
    })
    .from(users)
    .leftJoin(battleNetGrants, eq(battleNetGrants.userId, users.id))
    .where(eq(users.id, userId))
}

/** A time in JSON of Postgres, which has an offset, in the format of the contract. */
function toIso(time: string): string {
  return new Date(time).toISOString()
}

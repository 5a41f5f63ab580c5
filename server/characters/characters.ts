import type { Character } from '@/contract/character'
import { and, count, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { AccountCharacter, CharacterProfile } from '../battlenet/battlenet'
import type { Database } from '../database/client'
import { characters, guilds, wishlists } from '../database/schema'
import { conflict, violates } from '../http/errors'

type CharacterIdentity = Pick<AccountCharacter, 'region' | 'blizzardCharacterId'>

/** Characters with guild and number of wishlists, in one statement, oldest import first. */
export async function selectCharacters(database: Database, where: SQL): Promise<Character[]> {
  const rows = await database
    .select({
      ...getTableColumns(characters),
      guild: { id: guilds.id, name: guilds.name },
      wishlistCount: count(wishlists.id),
    })
    .from(characters)
    .leftJoin(guilds, eq(guilds.id, characters.guildId))
    .leftJoin(wishlists, eq(wishlists.characterId, characters.id))
    .where(where)
    .groupBy(characters.id, guilds.id)
    .orderBy(characters.createdAt, characters.id)
  return rows.map(toCharacter)
}

/** The condition for one person's own character. */
export function ownCharacter(userId: string, characterId: string): SQL {
  // drizzle's `and` is undefined only when every condition is.
  return and(eq(characters.id, characterId), eq(characters.userId, userId)) as SQL
}

type CharacterRow = typeof characters.$inferSelect & {
  guild: { id: string; name: string } | null
  wishlistCount: number
}

function toCharacter(row: CharacterRow): Character {
  return {
    id: row.id,
    name: row.name,
    className: row.className,
    realm: row.realm,
    realmSlug: row.realmSlug,
    region: row.region,
    faction: row.faction,
    raceName: row.raceName,
    specialization: row.specialization,
    level: row.level,
    itemLevel: row.itemLevel,
    avatarUrl: row.avatarUrl,
    guild: row.guild,
    wishlistCount: row.wishlistCount,
    lastSyncedAt: row.fetchedAt.toISOString(),
  }
}

/** Keeps a character that Battle.net has just described; returns its id. 409 when it is there. */
export async function insertCharacter(
  database: Database,
  userId: string,
  identity: CharacterIdentity,
  profile: CharacterProfile,
  now: Date,
): Promise<string> {
  const characterId = randomUUID()
  try {
    await database.transaction(async (transaction) => {
      const columns = await profileColumns(transaction, profile, now)
      const { region, blizzardCharacterId } = identity
      await transaction.insert(characters).values({
        id: characterId,
        userId,
        region,
        blizzardCharacterId,
        ...columns,
        createdAt: now,
      })
    })
  } catch (error) {
    if (!violates(error, 'characters_identity')) throw error
    throw conflict(`${profile.name} has already been imported`, 'CHARACTER_ALREADY_IMPORTED')
  }
  return characterId
}

/** Brings a kept character up to what Battle.net says now. */
export async function updateCharacter(
  database: Database,
  characterId: string,
  profile: CharacterProfile,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction
      .update(characters)
      .set(await profileColumns(transaction, profile, now))
      .where(eq(characters.id, characterId))
  })
}

async function profileColumns(database: Database, profile: CharacterProfile, now: Date) {
  return {
    name: profile.name,
    className: profile.className,
    realm: profile.realm,
    realmSlug: profile.realmSlug,
    faction: profile.faction,
    raceName: profile.raceName,
    specialization: profile.specialization,
    level: profile.level,
    itemLevel: profile.itemLevel,
    avatarUrl: profile.avatarUrl,
    equipmentCount: profile.equipmentCount,
    guildId: profile.guild ? await saveGuild(database, profile) : null,
    fetchedAt: now,
  }
}

async function saveGuild(database: Database, profile: CharacterProfile): Promise<string | null> {
  if (!profile.guild) return null
  const { blizzardGuildId, name, realm, realmSlug, faction } = profile.guild
  const [row] = await database
    .insert(guilds)
    .values({
      id: randomUUID(),
      region: profile.region,
      blizzardGuildId,
      name,
      realm,
      realmSlug,
      faction,
    })
    .onConflictDoUpdate({
      target: [guilds.region, guilds.blizzardGuildId],
      set: {
        name: sql`excluded.name`,
        realm: sql`excluded.realm`,
        realmSlug: sql`excluded.realm_slug`,
        faction: sql`excluded.faction`,
      },
    })
    .returning({ id: guilds.id })
  return row?.id ?? null
}

import type { CharacterId, UserId } from '@/contract/ids'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { AccountCharacter, CharacterProfile } from '../battlenet/battlenet'
import type { Database } from '../database/database'
import { excluded } from '../database/excluded'
import { characters, guilds } from '../database/schema'
import { violatesConstraint } from '../http/constraint-errors'
import { storeGear } from '../gear/store-gear'
import { conflict } from '../http/http-errors'
import { renameCharacter } from './rename-character'

type CharacterIdentity = Pick<AccountCharacter, 'region' | 'blizzardCharacterId'>

/**
 * Stores a character with its profile from Battle.net and returns its id.
 * @throws HttpError 409 CHARACTER_ALREADY_IMPORTED
 */
export async function insertCharacter(
  database: Database,
  userId: UserId,
  identity: CharacterIdentity,
  profile: CharacterProfile,
  now: Date,
): Promise<string> {
  const characterId = randomUUID()
  try {
    await database.transaction(async (transaction) => {
      // Rosters and awards may have the name that the character had before its import.
      await renameCharacter(transaction, profile)
      const columns = await profileColumns(transaction, profile, now)
      const { region, blizzardCharacterId } = identity
      const row = { id: characterId, userId, region, blizzardCharacterId, createdAt: now }
      await transaction.insert(characters).values({ ...row, ...columns })
      await storeEquipment(transaction, characterId, profile)
    })
  } catch (error) {
    if (!violatesConstraint(error, 'characters_identity')) throw error
    throw conflict(`${profile.name} has already been imported`, 'CHARACTER_ALREADY_IMPORTED')
  }
  return characterId
}

/** Updates a stored character with its profile from Battle.net. */
export async function updateCharacterProfile(
  database: Database,
  characterId: CharacterId,
  profile: CharacterProfile,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await renameCharacter(transaction, profile)
    await transaction
      .update(characters)
      .set(await profileColumns(transaction, profile, now))
      .where(eq(characters.id, characterId))
    await storeEquipment(transaction, characterId, profile)
  })
}

async function storeEquipment(
  transaction: Database,
  characterId: CharacterId,
  { equipment }: CharacterProfile,
): Promise<void> {
  const worn = equipment.map((item) => ({ ...item, isWorn: true }))
  await storeGear(transaction, characterId, 'battlenet', worn)
}

async function profileColumns(database: Database, profile: CharacterProfile, now: Date) {
  const { region: _, blizzardCharacterId: __, guild, equipment: ___, ...columns } = profile
  return {
    ...columns,
    guildId: guild ? await saveGuild(database, profile) : null,
    fetchedAt: now,
  }
}

/** Stores the name and realm of the guild that a profile names, and returns the guild's id. */
export async function saveGuild(
  database: Database,
  profile: Pick<CharacterProfile, 'region' | 'guild'>,
): Promise<string | null> {
  if (!profile.guild) return null
  const [row] = await database
    .insert(guilds)
    .values({ id: randomUUID(), region: profile.region, ...profile.guild })
    .onConflictDoUpdate({
      target: [guilds.region, guilds.blizzardGuildId],
      set: excluded(['name', 'realm', 'realmSlug', 'faction']),
    })
    .returning({ id: guilds.id })
  return row?.id ?? null
}

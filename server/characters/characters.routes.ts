import {
  getCharacter,
  importCharacter,
  listAvailableCharacters,
  listCharacters,
  removeCharacter,
  syncCharacter,
} from '@/contract/character'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createAccountCharacterReader } from './account-characters'
import { insertCharacter, updateCharacterProfile } from './save-character'
import { ownCharacter, selectCharacters } from './select-characters'
import { characters } from '../database/schema'
import { HttpError, notFound } from '../http/errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'

function characterNotFound() {
  return notFound('Character', 'CHARACTER_NOT_FOUND')
}

/** The user's characters: list, import, sync, remove. */
export function characterRoutes(app: Hono<AppEnv>, services: Services) {
  const { database, battleNet, now } = services
  const accounts = createAccountCharacterReader(database, battleNet, now)

  handle(app, listCharacters, async ({ user }) =>
    selectCharacters(database, eq(characters.userId, user.id)),
  )

  handle(app, listAvailableCharacters, async ({ user }) => {
    const available = await accounts.readFresh(user.id)
    const imported = await database
      .select({
        region: characters.region,
        blizzardCharacterId: characters.blizzardCharacterId,
        itemLevel: characters.itemLevel,
      })
      .from(characters)
      .where(eq(characters.userId, user.id))
    const itemLevels = new Map(imported.map((row) => [identityKey(row), row.itemLevel]))
    return available.map((character) => ({
      ...character,
      isImported: itemLevels.has(identityKey(character)),
      itemLevel: itemLevels.get(identityKey(character)) ?? null,
    }))
  })

  handle(app, importCharacter, async ({ user, body }) => {
    const requested = identityKey(body.character)
    // Name and realm are read from the user's Battle.net account; the request is not trusted.
    const owned = (await accounts.readRecent(user.id)).find(
      (character) => identityKey(character) === requested,
    )
    if (!owned) throw characterNotFound()
    const profile = await battleNet.getCharacter(owned)
    requireSameCharacter(owned, profile)
    const id = await insertCharacter(database, user.id, owned, profile, new Date(now()))
    const [character] = await selectCharacters(database, ownCharacter(user.id, id))
    return { character, equipmentCount: profile.equipmentCount }
  })

  handle(app, getCharacter, async ({ user, params }) => findOwn(user.id, params.characterId))

  handle(app, syncCharacter, async ({ user, params }) => {
    const [stored] = await database
      .select({
        region: characters.region,
        realmSlug: characters.realmSlug,
        name: characters.name,
        blizzardCharacterId: characters.blizzardCharacterId,
      })
      .from(characters)
      .where(ownCharacter(user.id, params.characterId))
    if (!stored) throw characterNotFound()
    const profile = await battleNet.getCharacter(stored)
    requireSameCharacter(stored, profile)
    await updateCharacterProfile(database, params.characterId, profile, new Date(now()))
    return findOwn(user.id, params.characterId)
  })

  handle(app, removeCharacter, async ({ user, params }) => {
    // One statement, so atomic: the foreign keys delete the wishlists and their wishes.
    const removed = await database
      .delete(characters)
      .where(ownCharacter(user.id, params.characterId))
      .returning({ id: characters.id })
    if (removed.length === 0) throw characterNotFound()
  })

  async function findOwn(userId: string, characterId: string) {
    const [character] = await selectCharacters(database, ownCharacter(userId, characterId))
    if (!character) throw characterNotFound()
    return character
  }
}

function identityKey(character: { region: string; blizzardCharacterId: number }): string {
  return `${character.region}:${character.blizzardCharacterId}`
}

/** After a rename or transfer, the name and realm can belong to another player's character. */
function requireSameCharacter(
  stored: { name: string; blizzardCharacterId: number },
  found: { blizzardCharacterId: number },
) {
  if (stored.blizzardCharacterId === found.blizzardCharacterId) return
  throw new HttpError(
    502,
    'CHARACTER_FETCH_ERROR',
    `Battle.net no longer finds ${stored.name}. If the character was renamed, import it again.`,
  )
}

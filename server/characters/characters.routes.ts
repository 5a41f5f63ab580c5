import {
  getCharacter,
  importCharacter,
  listAvailableCharacters,
  listCharacters,
  syncCharacter,
} from '@/contract/character'
import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createAccountCharacterReader } from './account-characters'
import { insertCharacter, ownCharacter, selectCharacters, updateCharacter } from './characters'
import { characters } from '../database/schema'
import { HttpError, notFound } from '../http/errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'

function characterNotFound() {
  return notFound('Character', 'CHARACTER_NOT_FOUND')
}

/** A person's characters: list, import, sync. */
export function characterRoutes(app: Hono<AppEnv>, services: Services) {
  const { database, battleNet, now } = services
  const accounts = createAccountCharacterReader(database, battleNet, now)

  handle(app, listCharacters, async ({ user }) =>
    selectCharacters(database, eq(characters.userId, user.id)),
  )

  handle(app, listAvailableCharacters, async ({ user }) => {
    const available = await accounts.readFresh(user.id)
    const imported = await database
      .select({ region: characters.region, blizzardCharacterId: characters.blizzardCharacterId })
      .from(characters)
      .where(eq(characters.userId, user.id))
    const keys = new Set(imported.map(identityKey))
    return available.map((character) => ({
      ...character,
      isImported: keys.has(identityKey(character)),
    }))
  })

  handle(app, importCharacter, async ({ user, body }) => {
    const wanted = identityKey(body.character)
    // Name and realm come from the account's own list, never from the caller.
    const owned = (await accounts.readRecent(user.id)).find(
      (character) => identityKey(character) === wanted,
    )
    if (!owned) throw characterNotFound()
    const profile = await battleNet.getCharacter(owned)
    requireSame(owned, profile)
    const id = await insertCharacter(database, user.id, owned, profile, new Date(now()))
    const [character] = await selectCharacters(database, ownCharacter(user.id, id))
    return { character, equipmentCount: profile.equipmentCount }
  })

  handle(app, getCharacter, async ({ user, params }) => findOwn(user.id, params.characterId))

  handle(app, syncCharacter, async ({ user, params }) => {
    const [known] = await database
      .select({
        region: characters.region,
        realmSlug: characters.realmSlug,
        name: characters.name,
        blizzardCharacterId: characters.blizzardCharacterId,
      })
      .from(characters)
      .where(ownCharacter(user.id, params.characterId))
    if (!known) throw characterNotFound()
    const profile = await battleNet.getCharacter(known)
    requireSame(known, profile)
    await updateCharacter(database, params.characterId, profile, new Date(now()))
    return findOwn(user.id, params.characterId)
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

/** A name may have passed to somebody else's character; that one is not theirs to show. */
function requireSame(
  known: { name: string; blizzardCharacterId: number },
  found: { blizzardCharacterId: number },
) {
  if (known.blizzardCharacterId === found.blizzardCharacterId) return
  throw new HttpError(
    502,
    'CHARACTER_FETCH_ERROR',
    `Battle.net no longer shows ${known.name}. A renamed character has to be imported again.`,
  )
}

import type { CharacterId, UserId } from '@/contract/ids'
import {
  getCharacter,
  importCharacter,
  listAvailableCharacters,
  listCharacters,
  removeCharacter,
  syncCharacter,
} from '@/contract/character'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { createAccountCharacterReader } from './account-characters'
import { isCharacter, isSameCharacter } from './apply-account-list'
import { readProfile } from './read-profile'
import { insertCharacter, updateCharacterProfile } from './save-character'
import { characterNotFound, ownCharacter, requireEditableCharacter } from './own-character'
import { selectCharacters } from './select-characters'
import type { Database } from '../database/database'
import { characters } from '../database/schema'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'

/** The user's characters: list, import, sync, remove. */
export function characterRoutes(app: Hono<AppEnv>, services: Services) {
  const { database, battleNet, now } = services
  const accounts = createAccountCharacterReader(database, battleNet, now)
  const profileServices = { battleNet, accounts }

  handle(app, listCharacters, async ({ user }) =>
    selectCharacters(database, eq(characters.userId, user.id)),
  )

  handle(app, listAvailableCharacters, async ({ user }) => {
    const available = await accounts.readFresh(user.id)
    const imported = await database.select().from(characters).where(eq(characters.userId, user.id))
    const itemLevels = new Map(imported.map((row) => [identityKey(row), row.itemLevel]))
    return available.map((character) => ({
      ...character,
      isImported: itemLevels.has(identityKey(character)),
      itemLevel: itemLevels.get(identityKey(character)) ?? null,
    }))
  })

  handle(app, importCharacter, async ({ user, body, context, transactOnce }) => {
    // Before the account is read, because that stores a new name.
    const [before] = await database
      .select()
      .from(characters)
      .where(and(eq(characters.userId, user.id), isCharacter(body.character)))
    // Name and realm are read from the user's Battle.net account; the request is not trusted.
    const owned = (await accounts.readRecent(user.id)).find((character) =>
      isSameCharacter(character, body.character),
    )
    if (!owned) throw characterNotFound()
    const profile = await readProfile(profileServices, user.id, owned)
    const { equipmentCount } = profile
    const isRenamed = before && (before.name !== owned.name || before.realmSlug !== owned.realmSlug)
    return transactOnce(database, async (transaction) => {
      if (isRenamed) {
        await updateCharacterProfile(transaction, before.id, profile, new Date(now()))
        context.status(200)
        return { character: await findOwn(transaction, user.id, before.id), equipmentCount }
      }
      const id = await insertCharacter(transaction, user.id, owned, profile, new Date(now()))
      return { character: await findOwn(transaction, user.id, id), equipmentCount }
    })
  })

  handle(app, getCharacter, async ({ user, params }) =>
    findOwn(database, user.id, params.characterId),
  )

  handle(app, syncCharacter, async ({ user, params }) => {
    const stored = await requireEditableCharacter(database, user.id, params.characterId)
    const profile = await readProfile(profileServices, user.id, stored)
    await updateCharacterProfile(database, params.characterId, profile, new Date(now()))
    return findOwn(database, user.id, params.characterId)
  })

  handle(app, removeCharacter, async ({ user, params }) => {
    // One statement, so atomic: the foreign keys delete the wishlists and their wishes.
    const removed = await database
      .delete(characters)
      .where(ownCharacter(user.id, params.characterId))
      .returning({ id: characters.id })
    if (removed.length === 0) throw characterNotFound()
  })
}

async function findOwn(database: Database, userId: UserId, characterId: CharacterId) {
  const [character] = await selectCharacters(database, ownCharacter(userId, characterId))
  if (!character) throw characterNotFound()
  return character
}

function identityKey(character: { region: string; blizzardCharacterId: number }): string {
  return `${character.region}:${character.blizzardCharacterId}`
}

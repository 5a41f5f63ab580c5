import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  getCharacter,
  importCharacter,
  listAvailableCharacters,
  syncCharacter,
  type Character,
} from '@/contract/character'
import { characters } from '../../../server/database/schema'
import { createSharedBackend } from '../../support/backend/backend'
import { signInPerson } from '../../support/entities'
import { fingerprint } from '../../support/backend/backend-tables'

let brannoch: Character

const backend = await createSharedBackend()
const newcomer = await signInPerson(backend, 'Newcomer#2000')
const { token } = newcomer

beforeEach(async () => {
  await backend.database.delete(characters).where(eq(characters.name, 'Brannoch'))
  const available = await newcomer.make(listAvailableCharacters)
  const body = { character: available.find(({ name }) => name === 'Brannoch') }
  const { character } = await newcomer.make(importCharacter, { body })
  if (!character) throw new Error('The import returned no character')
  brannoch = character
})

describe('sync character', () => {
  it('updates the character with the data of Battle.net', async () => {
    const { id: characterId, lastSyncedAt } = brannoch
    await backend.database
      .update(characters)
      .set({ level: 1, itemLevel: 1, className: 'Mage', guildId: null, realm: 'Old' })
      .where(eq(characters.id, characterId))
    backend.clock.now += 60_000
    const params = { characterId }
    const synced = await newcomer.make(syncCharacter, { params, body: {} })
    expect(synced).toMatchObject({
      id: characterId,
      level: 90,
      itemLevel: 251,
      className: 'Warrior',
      realm: 'Argent Dawn',
      guild: { name: 'Ashen Vanguard' },
    })
    expect(Date.parse(synced.lastSyncedAt ?? '') - Date.parse(lastSyncedAt ?? '')).toBe(60_000)
    expect(await newcomer.make(getCharacter, { params })).toEqual(synced)
  })

  it('works without a body', async () => {
    const { id } = brannoch
    const path = `/api/characters/${id}/sync`
    expect(await backend.request('POST', path, { token })).toMatchObject({ status: 200 })
  })

  it('another character now has the name: 502, nothing changes', async () => {
    const { id: characterId } = brannoch
    await backend.database
      .update(characters)
      .set({ blizzardCharacterId: 1 })
      .where(eq(characters.id, characterId))
    const before = await fingerprint(backend.database)
    const params = { characterId }
    expect(await newcomer.rejection(syncCharacter, { params, body: {} })).toMatchObject({
      status: 502,
      code: 'CHARACTER_FETCH_ERROR',
    })
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('Battle.net fails: 502, nothing changes', async () => {
    const { id: characterId } = brannoch
    const before = await fingerprint(backend.database)
    backend.sandbox.script({
      match: ({ url }) => new URL(url).pathname.endsWith('/brannoch/equipment'),
      respond: () => new Response('down', { status: 503 }),
      times: 3,
    })
    const params = { characterId }
    expect(await newcomer.rejection(syncCharacter, { params, body: {} })).toMatchObject({
      status: 502,
      code: 'BATTLENET_API_ERROR',
    })
    expect(await fingerprint(backend.database)).toEqual(before)
  })
})

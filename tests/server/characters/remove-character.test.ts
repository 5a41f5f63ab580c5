import { describe, expect, it } from 'vitest'
import {
  importCharacter,
  listAvailableCharacters,
  listCharacters,
  removeCharacter,
} from '@/contract/character'
import { deleteExpiredRows } from '../../../server/database/delete-expired-rows'
import { copyCharacter } from '../../support/backend/account-rows'
import { createSharedBackend } from '../../support/backend/backend'
import { make, rejection } from '../../support/backend/backend-calls'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import { repeat } from '../simultaneous'

const backend = await createSharedBackend()
const raider = await signInPerson(backend, 'Raider#3000')

describe('removeCharacter', () => {
  it('deletes the character with its wishlists and wishes; other characters keep theirs', async () => {
    const { token } = raider
    const { query } = backend.database
    const { id: characterId } = await raider.character('Frostelle')
    const before = await query.wishlists.findMany()
    const kept = before.filter((list) => list.characterId !== characterId).map(({ id }) => id)
    expect(kept.length).toBeLessThan(before.length)
    await make(backend, removeCharacter, { token, params: { characterId } })
    const characters = await make(backend, listCharacters, { token })
    expect(characters.map(({ name }) => name)).toEqual(['Kharzul'])
    expect((await query.wishlists.findMany()).map(({ id }) => id)).toEqual(kept)
    const wishes = await query.wishlistItems.findMany()
    expect(new Set(wishes.map(({ wishlistId }) => wishlistId))).toEqual(new Set(kept))
    expect(
      await rejection(backend, removeCharacter, { token, params: { characterId } }),
    ).toMatchObject({ status: 404, code: 'CHARACTER_NOT_FOUND' })
  })

  it('the character can be imported again, without wishlists', async () => {
    const { token } = raider
    const available = await make(backend, listAvailableCharacters, { token })
    const character = available.find(({ name }) => name === 'Frostelle')
    expect(character?.isImported).toBe(false)
    await make(backend, importCharacter, { token, body: { character } })
    expect(await raider.character('Frostelle')).toMatchObject({ wishlistCount: 0 })
  })

  it('while wishlists are being created: each request succeeds or gets 404, and no list remains', async () => {
    const { token } = raider
    const characterId = await copyCharacter(backend, 'Kharzul')
    const body = {
      instanceId: await findInstance(backend, token, CURRENT_RAID),
      difficulty: 'Heroic',
      specialization: 'fury',
      name: 'A list',
      isMainWishlist: false,
    }
    const path = `/api/characters/${characterId}`
    const create = () => backend.request('POST', `${path}/wishlists`, { token, body })
    const answers = await Promise.all([
      ...repeat(4, create),
      backend.request('DELETE', path, { token }),
      ...repeat(4, create),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => ![201, 204, 404].includes(status))).toEqual([])
    expect(statuses[4]).toBe(204)
    const lists = await backend.database.query.wishlists.findMany()
    expect(lists.filter((list) => list.characterId === characterId)).toEqual([])
  })

  it('the hourly cleanup deletes guilds that no imported character belongs to any more', async () => {
    const { database } = backend
    const admin = await signInPerson(backend, 'Admin#1000')
    const guildNames = async () => {
      await deleteExpiredRows(database, new Date(backend.clock.now))
      return (await database.query.guilds.findMany()).map(({ name }) => name).toSorted()
    }
    expect(await guildNames()).toEqual(['Ashen Vanguard', 'Crimson Harvest'])
    const members = (await admin.make(listCharacters)).filter(
      ({ guild }) => guild?.name === 'Crimson Harvest',
    )
    for (const { id: characterId } of members) {
      await admin.make(removeCharacter, { params: { characterId } })
    }
    expect(await guildNames()).toEqual(['Ashen Vanguard'])
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { importCharacter, listAvailableCharacters, syncCharacter } from '@/contract/character'
import { awardItem, listAwards } from '@/contract/guilds/guild-awards'
import { refreshCharacters } from '../../../server/characters/refresh-characters'
import { battleNetGrants, characters } from '../../../server/database/schema'
import { eachTest } from '../../support/backend/each-test'
import {
  chooseChanges,
  createGuildScene,
  FROSTELLE,
  MINUTE_MS,
  shareFrostelle,
  shrinkRoster,
  THALDORIMEND,
} from '../../support/backend/guild'

const DAY_MS = 24 * 60 * MINUTE_MS

const scene = eachTest(createGuildScene)
beforeEach(async () => {
  await shareFrostelle(scene.backend, scene.raider, scene.guildId)
  const [wish] = (await scene.mainList()).items
  await scene.make(awardItem, {
    body: {
      id: 'award-1',
      lootItemId: wish?.lootItem.id,
      difficulty: 'Heroic',
      recipientId: FROSTELLE,
    },
  })
  await chooseChanges(scene.backend, ['own-rename'])
})

/** The import of the character under its new name. */
const body = {
  character: {
    blizzardCharacterId: FROSTELLE,
    name: 'Frostina',
    realmSlug: 'argent-dawn',
    region: 'eu',
  },
}

const characterId = async () => (await stored()).id

async function stored() {
  const { database } = scene.backend
  const found = await database.query.characters.findFirst({
    where: (table, { eq }) => eq(table.blizzardCharacterId, FROSTELLE),
  })
  if (!found) throw new Error('The character is missing')
  return found
}

/** Expects the new name everywhere, and that both names find the character. */
async function expectRenamed() {
  expect(await stored()).toMatchObject({ name: 'Frostina' })
  const names = { name: 'Frostina', formerNames: ['Frostelle'] }
  expect((await scene.readRoster()).find(({ id }) => id === FROSTELLE)).toMatchObject(names)
  expect((await scene.readBoard()).lists[0]?.character).toMatchObject(names)
  for (const person of ['frostelle', 'Frostina']) {
    const awards = await scene.make(listAwards, { query: { person } })
    expect(awards.awards).toMatchObject([{ recipient: { name: 'Frostina' } }])
  }
}

describe('a renamed character', () => {
  it('sync: is found by its id in the account, and has its new name everywhere', async () => {
    const { token } = scene.raider
    const params = { characterId: await characterId() }
    const synced = await scene.make(syncCharacter, { token, params, body: {} })
    expect(synced).toMatchObject({ id: params.characterId, name: 'Frostina', itemLevel: 281 })
    await expectRenamed()
  })

  it('available characters: their list has the new name, and so has everything else', async () => {
    const available = await scene.make(listAvailableCharacters, { token: scene.raider.token })
    expect(available.find(({ blizzardCharacterId: id }) => id === FROSTELLE)).toMatchObject({
      name: 'Frostina',
      isImported: true,
      itemLevel: 281,
    })
    await expectRenamed()
  })

  it('roster: a read that shows the id under another name renames it; a name that comes back is no former name any more', async () => {
    await scene.refresh()
    expect((await scene.readRoster()).map(({ name }) => name)).toContain('Frostina')
    await expectRenamed()
    await chooseChanges(scene.backend, [])
    await scene.refresh()
    expect((await scene.readRoster()).find(({ id }) => id === FROSTELLE)).toMatchObject({
      name: 'Frostelle',
      formerNames: ['Frostina'],
    })
  })

  it('that has left the guild: its former name still finds its awards', async () => {
    await scene.refresh()
    await shrinkRoster(scene, [[THALDORIMEND, 0]])
    const { awards } = await scene.make(listAwards, { query: { person: 'frostelle' } })
    expect(awards).toMatchObject([{ recipient: { name: 'Frostina' } }])
  })

  it('import: updates the character that is there', async () => {
    const { id } = await stored()
    const { token } = scene.raider
    const call = { token, body, status: 200 }
    const { character } = await scene.make(importCharacter, call)
    expect(character).toMatchObject({ id, name: 'Frostina', wishlistCount: 2 })
    await expectRenamed()
    expect(await scene.rejection(importCharacter, { token, body })).toMatchObject({
      status: 409,
      code: 'CHARACTER_ALREADY_IMPORTED',
    })
  })

  it('import for the first time: a roster and awards with the former name get the new one', async () => {
    await scene.backend.database.delete(characters)
    await scene.make(importCharacter, { token: scene.raider.token, body })
    const members = await scene.backend.database.query.guildMembers.findMany()
    expect(members.find(({ blizzardCharacterId: id }) => id === FROSTELLE)).toMatchObject({
      name: 'Frostina',
      formerNames: ['Frostelle'],
    })
    expect(await scene.backend.database.query.guildAwards.findMany()).toMatchObject([
      { recipientName: 'Frostina' },
    ])
  })

  it('daily refresh: is found while the sign-in with Battle.net lasts', async () => {
    const { database, battleNet, clock } = scene.backend
    await database.update(characters).set({ fetchedAt: new Date(clock.now - 20 * DAY_MS) })
    await refreshCharacters({ database, battleNet, now: () => clock.now })
    expect(await stored()).toMatchObject({ name: 'Frostina', fetchedAt: new Date(clock.now) })
  })

  it('sync without the sign-in with Battle.net: 502, and the message says to sign in again', async () => {
    await scene.backend.database.delete(battleNetGrants)
    const { token } = scene.raider
    const call = { token, params: { characterId: await characterId() }, body: {} }
    expect(await scene.rejection(syncCharacter, call)).toMatchObject({
      status: 502,
      code: 'CHARACTER_FETCH_ERROR',
      message: expect.stringContaining('sign in to Guildr again'),
    })
  })
})

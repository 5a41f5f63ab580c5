import { beforeEach, describe, expect, it } from 'vitest'
import { deleteAccount } from '@/contract/account'
import { listAvailableCharacters, listCharacters, removeCharacter } from '@/contract/character'
import { onboardGuild, getGuild } from '@/contract/guilds/guild'
import { awardItem, listAwards } from '@/contract/guilds/guild-awards'
import { lockGuildLists } from '@/contract/guilds/guild-locks'
import { setTeam } from '@/contract/guilds/guild-roster'
import { deleteExpiredRows } from '../../../server/database/delete-expired-rows'
import { eachTest } from '../../support/backend/each-test'
import {
  chooseChanges,
  createGuildScene,
  FROSTELLE,
  importNamed,
  MINUTE_MS,
} from '../../support/backend/guild'

const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const scene = eachTest(createGuildScene)

async function awardFirstWish() {
  const lootItemId = (await scene.mainList()).items[0]?.lootItem.id ?? ''
  const body = { id: 'award-1', lootItemId, difficulty: 'Heroic', recipientId: FROSTELLE } as const
  await scene.make(awardItem, { body })
}
const lock = () => scene.make(lockGuildLists, { body: { reason: 'Council' } })
const setPlace = () =>
  scene.make(setTeam, { body: { memberIds: [FROSTELLE], teamStatus: 'core', role: 'ranged' } })

/** Removes all characters of both members, or of those with the tokens. */
async function removeCharacters(tokens = [scene.master, scene.raider.token]) {
  for (const token of tokens) {
    for (const { id: characterId } of await scene.make(listCharacters, { token })) {
      await scene.make(removeCharacter, { token, params: { characterId } })
    }
  }
}
async function deleteAccounts() {
  for (const [token, battleNetTag] of [
    [scene.raider.token, 'Raider#3000'],
    [scene.master, 'Admin#1000'],
  ] as const) {
    await scene.make(deleteAccount, { token, body: { battleNetTag } })
  }
}
/** Does the hourly work after that time. */
async function clean(ms: number) {
  scene.backend.clock.now += ms
  await deleteExpiredRows(scene.backend.database, new Date(scene.backend.clock.now))
}
async function hasGuild() {
  const { guilds } = scene.backend.database.query
  return (await guilds.findMany()).some(({ id }) => id === scene.guildId)
}
const readAvailable = (token: string) => scene.make(listAvailableCharacters, { token })
const roster = () => scene.backend.database.query.guildMembers.findMany()

describe('a guild without members', () => {
  it.each([
    ['awards', awardFirstWish],
    ['locks', lock],
    ['team statuses', setPlace],
  ])('with %s: is kept for a year, without its roster', async (_, prepare) => {
    await prepare()
    await removeCharacters()
    await clean(HOUR_MS)
    expect(await roster()).toEqual([])
    await clean(365 * DAY_MS - 1)
    expect(await hasGuild()).toBe(true)
    await clean(1)
    expect(await hasGuild()).toBe(false)
  })

  it('without any of these: is deleted', async () => {
    await removeCharacters()
    await clean(HOUR_MS)
    expect(await hasGuild()).toBe(false)
  })

  it('after the last account was deleted: is kept for a year, without its roster', async () => {
    await awardFirstWish()
    await deleteAccounts()
    expect(await hasGuild()).toBe(true)
    expect(await roster()).toEqual([])
    await clean(365 * DAY_MS)
    expect(await hasGuild()).toBe(false)
  })

  it('shows its history, locks and team again to who connects it', async () => {
    await awardFirstWish()
    await lock()
    await setPlace()
    await removeCharacters()
    await clean(HOUR_MS)
    await clean(300 * DAY_MS)
    const token = await scene.backend.signIn('Raider#3000')
    await importNamed(scene.backend, token, 'Frostelle')
    expect(await scene.rejection(getGuild, { token })).toMatchObject({
      status: 404,
    })
    await clean(HOUR_MS)
    const guild = await scene.make(onboardGuild, { token, body: { guildId: scene.guildId } })
    expect(guild).toMatchObject({
      rank: 'Officer',
      characters: [{ name: 'Frostelle', teamStatus: 'core', role: 'ranged', isShared: false }],
    })
    const { awards } = await scene.make(listAwards, { token })
    expect(awards).toMatchObject([{ id: 'award-1', recipient: { name: 'Frostelle' } }])
    expect((await scene.readBoard(token)).lock).toMatchObject({ reason: 'Council' })
    // It is used again: another year begins when its last member leaves.
    await clean(300 * DAY_MS)
    expect(await hasGuild()).toBe(true)
  })

  it('used again, though its roster was not read: another year begins when its last member leaves', async () => {
    await awardFirstWish()
    await removeCharacters()
    await clean(HOUR_MS)
    await clean(300 * DAY_MS)
    const token = await scene.backend.signIn('Raider#3000')
    await importNamed(scene.backend, token, 'Frostelle')
    await clean(100 * DAY_MS)
    await removeCharacters([await scene.backend.signIn('Raider#3000')])
    await clean(365 * DAY_MS - 1)
    expect(await hasGuild()).toBe(true)
    await clean(1)
    expect(await hasGuild()).toBe(false)
  })

  it('makes nobody a member before its roster is read again', async () => {
    await awardFirstWish()
    await removeCharacters()
    await clean(HOUR_MS)
    const token = await scene.backend.signIn('Raider#3000')
    await importNamed(scene.backend, token, 'Frostelle')
    const body = { guildId: scene.guildId }
    scene.backend.sandbox.script({
      match: ({ url }) => url.includes('/roster'),
      respond: () => new Response('', { status: 404 }),
    })
    expect(await scene.rejection(onboardGuild, { token, body })).toMatchObject({
      status: 502,
    })
    expect(await scene.rejection(getGuild, { token })).toMatchObject({
      status: 404,
    })
  })
})

describe('a guild whose last character was transferred to another account', () => {
  beforeEach(async () => {
    await awardFirstWish()
    for (const [token, kept] of [
      [scene.master, ''],
      [scene.raider.token, 'Frostelle'],
    ] as const) {
      for (const { id: characterId, name } of await scene.make(listCharacters, { token })) {
        if (name === kept) continue
        await scene.make(removeCharacter, { token, params: { characterId } })
      }
    }
    await chooseChanges(scene.backend, ['transfer'])
  })

  it('and not imported there: is kept without its roster, for its former owner when it returns', async () => {
    await readAvailable(scene.newcomer)
    await clean(HOUR_MS)
    expect(await roster()).toEqual([])
    await chooseChanges(scene.backend, [])
    await readAvailable(scene.raider.token)
    const { token } = scene.raider
    const connected = { token, body: { guildId: scene.guildId } }
    expect(await scene.make(onboardGuild, connected)).toMatchObject({ rank: 'Officer' })
    await clean(366 * DAY_MS)
    expect(await hasGuild()).toBe(true)
  })

  it('and imported there: is used by the new owner', async () => {
    await importNamed(scene.backend, scene.newcomer, 'Frostelle')
    await clean(HOUR_MS)
    const guild = await scene.make(getGuild, { token: scene.newcomer })
    expect(guild).toMatchObject({ rank: 'Officer' })
    const { awards } = await scene.make(listAwards, { token: scene.newcomer })
    expect(awards).toMatchObject([{ id: 'award-1', recipient: { name: 'Frostelle' } }])
  })
})

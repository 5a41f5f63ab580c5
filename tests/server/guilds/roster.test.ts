import { describe, expect, it } from 'vitest'
import { listGuilds, getGuild } from '@/contract/guilds/guild'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { getGuildRoster, refreshGuildRoster } from '@/contract/guilds/guild-roster'
import { fingerprint } from '../../support/backend/backend-tables'
import { eachTest } from '../../support/backend/each-test'
import {
  createGuildScene,
  FROSTELLE,
  importNamed,
  MINUTE_MS,
  shareFrostelle,
  shrinkRoster,
  THALDORIMEND,
  chooseChanges,
} from '../../support/backend/guild'

const scene = eachTest(createGuildScene)

describe('guild board: roster', () => {
  it('lists the members by rank and name, with who shares and who of them has a list', async () => {
    expect((await scene.readRoster()).filter(({ hasList }) => hasList)).toEqual([])
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const members = await scene.readRoster()
    expect(members).toHaveLength(27)
    expect(members.slice(0, 3)).toMatchObject([
      { name: 'Thaldorimend', className: 'Paladin', rank: 0, isShared: false, hasList: false },
      { name: 'Frostelle', className: 'Mage', rank: 1, isShared: true, hasList: true },
      { name: 'Ironvael', className: 'Death Knight', rank: 1, isShared: false },
    ])
    const params = { ...scene.board, difficulty: 'Mythic' }
    const mythic = await scene.make(getGuildRoster, { params })
    expect(mythic[1]).toMatchObject({ name: 'Frostelle', isShared: true, hasList: false })
  })

  it('is read again on demand, at most once a minute, and says what has changed', async () => {
    expect(await scene.rejection(refreshGuildRoster)).toMatchObject({
      status: 429,
      details: { retryAfter: 60 },
    })
    const ranks: [number, number][] = [
      [THALDORIMEND, 0],
      [FROSTELLE, 3],
      [1, 5],
    ]
    expect(await shrinkRoster(scene, ranks)).toEqual({
      joined: 1,
      left: 25,
      rankChanged: 1,
      unconfirmedLeft: 0,
    })
    expect(await scene.make(getGuild, { token: scene.raider.token })).toMatchObject({
      rank: 'Member',
      memberCount: 3,
      rosterReadAt: new Date(scene.backend.clock.now).toISOString(),
    })
  })

  it('a character that leaves loses access and is not on the board any more; its lists stay', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await shrinkRoster(scene, [[THALDORIMEND, 0]])
    const call = { token: scene.raider.token, params: scene.board }
    expect(await scene.rejection(getGuildBoard, call)).toMatchObject({ status: 404 })
    expect(await scene.readBoard()).toEqual({ sharingCount: 0, lists: [], lock: null })
    expect((await scene.mainList()).items).toHaveLength(7)
  })

  it('a member whose profile does not name the guild yet is a member by the roster', async () => {
    await importNamed(scene.backend, scene.newcomer, 'Lirienne')
    await shrinkRoster(scene, [
      [THALDORIMEND, 0],
      [230_200_002, 7],
    ])
    expect(await scene.make(listGuilds, { token: scene.newcomer })).toMatchObject([
      { id: scene.guildId, rank: 'Member' },
    ])
  })
})

const choose = (...changes: string[]) => chooseChanges(scene.backend, changes)
const names = async () => (await scene.readRoster()).map(({ name }) => name ?? '')
const NO_CHANGES = { joined: 0, left: 0, rankChanged: 0, unconfirmedLeft: 0 }

describe('the roster of the sandbox changes when it is told to', () => {
  it.each<[string, object, (before: string[]) => string[]]>([
    ['join', { joined: 1 }, (before) => [...before, 'Morwenna']],
    ['leave', { left: 1 }, (before) => before.filter((name) => name !== 'Emberlyn')],
    ['demotion', { rankChanged: 1 }, (before) => before],
    ['promotion', { rankChanged: 1 }, (before) => before],
    ['rename', {}, (before) => before.map((name) => (name === 'Bai' ? 'Baihu' : name))],
    ['namesake', { joined: 1 }, (before) => [...before, 'Frostelle']],
  ])('%s', async (change, changes, expected) => {
    const before = await names()
    await choose(change)
    expect(await scene.refresh()).toEqual({ ...NO_CHANGES, ...changes })
    expect((await names()).toSorted()).toEqual(expected(before).toSorted())
  })

  it('a promoted member is an officer; of two with the same name each has its realm', async () => {
    await choose('promotion')
    await scene.refresh()
    const roster = await scene.readRoster()
    expect(roster.find(({ name }) => name === 'Quillow')).toMatchObject({ rank: 1 })
    await choose('namesake')
    await scene.refresh()
    const both = (await scene.readRoster()).filter(({ name }) => name === 'Frostelle')
    expect(both).toMatchObject([
      { realmSlug: 'argent-dawn', className: 'Mage', rank: 1 },
      { realmSlug: 'silvermoon', className: 'Rogue', rank: 6 },
    ])
  })

  it('404, 403 or 503: nothing changes, and the page says what is chosen', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const before = await fingerprint(scene.backend.database)
    for (const failure of ['404', '403', '503']) {
      expect(await chooseChanges(scene.backend, ['leave'], failure)).toMatch(
        new RegExp(`value="${failure}"\\s+checked`),
      )
      scene.backend.clock.now += MINUTE_MS
      expect(await scene.rejection(refreshGuildRoster), `status ${failure}`).toMatchObject({
        status: 502,
        code: 'BATTLENET_API_ERROR',
      })
      expect(await fingerprint(scene.backend.database), `status ${failure}`).toEqual(before)
    }
    expect(await choose()).toContain('Saved.')
    expect(await scene.refresh()).toEqual(NO_CHANGES)
  })
})

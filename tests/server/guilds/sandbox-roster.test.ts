import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { refreshGuildRoster } from '@/contract/guilds/guild-board'
import { rejection } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'
import {
  chooseChanges,
  createGuildScene,
  MINUTE_MS,
  type GuildScene,
} from '../../support/backend/guild'

let scene: GuildScene
beforeEach(async () => {
  scene = await createGuildScene()
})
afterEach(() => scene.backend.close())

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

  it.each(['404', '403', '503'])(
    '%s: nothing changes, and the page says what is chosen',
    async (failure) => {
      const before = await fingerprint(scene.backend.database)
      expect(await chooseChanges(scene.backend, ['leave'], failure)).toMatch(
        new RegExp(`value="${failure}"\\s+checked`),
      )
      scene.backend.clock.now += MINUTE_MS
      const call = { token: scene.master, params: { guildId: scene.guildId } }
      expect(await rejection(scene.backend, refreshGuildRoster, call)).toMatchObject({
        status: 502,
        code: 'BATTLENET_API_ERROR',
      })
      expect(await fingerprint(scene.backend.database)).toEqual(before)
      expect(await choose()).toContain('Saved.')
      expect(await scene.refresh()).toEqual(NO_CHANGES)
    },
  )
})

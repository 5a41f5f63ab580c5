import { describe, expect, it } from 'vitest'
import { onboardGuild, getGuild } from '@/contract/guilds/guild'
import { refreshGuildRoster, setTeam } from '@/contract/guilds/guild-roster'
import { deleteExpiredRows } from '../../../server/database/delete-expired-rows'
import { ASHEN_VANGUARD } from '../../../server/battlenet/sandbox/world'
import { refreshRosters } from '../../../server/guilds/refresh-rosters'
import { fingerprint } from '../../support/backend/backend-tables'
import { eachTest } from '../../support/backend/each-test'
import {
  chooseChanges,
  createGuildScene,
  FROSTELLE,
  MINUTE_MS,
  scriptRoster,
  shareFrostelle,
  THALDORIMEND,
} from '../../support/backend/guild'

const DAY_MS = 24 * 60 * MINUTE_MS

const scene = eachTest(createGuildScene)

const refreshFails = async () => {
  scene.backend.clock.now += MINUTE_MS
  const answer = await scene.rejection(refreshGuildRoster)
  expect(answer).toMatchObject({ status: 502, code: 'BATTLENET_API_ERROR' })
}

async function frostelle() {
  return (await scene.readRoster()).find(({ id }) => id === FROSTELLE)
}

/** Lets Frostelle leave the guild, with the ranks of all others as they are. */
async function leave() {
  const others = (await scene.readRoster()).filter(({ id }) => id !== FROSTELLE)
  scriptRoster(
    scene.backend,
    others.map(({ id, rank }) => [id, rank]),
  )
  expect(await scene.refresh()).toMatchObject({ left: 1 })
  expect(await frostelle()).toBeUndefined()
}

const readDaily = () =>
  refreshRosters({
    database: scene.backend.database,
    battleNet: scene.backend.battleNet,
    now: () => scene.backend.clock.now,
  })

describe('a guild is its Battle.net id', () => {
  it('a roster without its guild or without members, or that of another guild under its name: 502, and nothing changes', async () => {
    const { backend } = scene
    await shareFrostelle(backend, scene.raider, scene.guildId)
    const before = await fingerprint(backend.database)
    for (const roster of [
      { members: [{ character: { id: THALDORIMEND }, rank: 0 }] },
      { guild: { id: ASHEN_VANGUARD.id }, members: [] },
    ]) {
      backend.sandbox.script({
        match: ({ url }) => url.includes('/roster'),
        respond: () => Response.json(roster),
      })
      await refreshFails()
      expect(await fingerprint(backend.database)).toEqual(before)
    }
    await chooseChanges(backend, ['guild-namesake'])
    await refreshFails()
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it.each([[['guild-rename']], [['guild-rename', 'guild-namesake']]])(
    '%j: is found through a member, and its roster is read',
    async (changes) => {
      await chooseChanges(scene.backend, [...changes, 'leave'])
      expect(await scene.refresh()).toMatchObject({ joined: 0, left: 1, rankChanged: 0 })
      expect(await scene.make(getGuild)).toMatchObject({
        name: 'Ember Vanguard',
        rank: 'Guild Master',
      })
    },
  )
})

describe('a roster that is read', () => {
  it('a member that comes back within thirty days has place, role and sharing again', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const body = { memberIds: [FROSTELLE], teamStatus: 'core', role: 'ranged' } as const
    await scene.make(setTeam, { body })
    await leave()
    expect(await scene.readBoard()).toMatchObject({ sharingCount: 0, lists: [] })
    scene.backend.clock.now += 29 * DAY_MS
    await deleteExpiredRows(scene.backend.database, new Date(scene.backend.clock.now))
    await readDaily()
    expect(await frostelle()).toMatchObject({ teamStatus: 'core', role: 'ranged', isShared: true })
    expect((await scene.readBoard()).lists).toHaveLength(1)
    const [share] = await scene.backend.database.query.guildShares.findMany()
    expect(share?.createdAt).toEqual(new Date(scene.backend.clock.now))
    expect(await scene.backend.database.query.departedMembers.findMany()).toEqual([])
  })

  it('a member that comes back later starts anew', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await leave()
    scene.backend.clock.now += 30 * DAY_MS
    await readDaily()
    const { database } = scene.backend
    expect(await database.query.guildMembers.findMany()).toHaveLength(27)
    expect(await database.query.guildShares.findMany()).toEqual([])
  })

  it('what departed members had is deleted after thirty days', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await leave()
    const { database, clock } = scene.backend
    await deleteExpiredRows(database, new Date(clock.now + 30 * DAY_MS - 1))
    expect(await database.query.departedMembers.findMany()).toHaveLength(1)
    await deleteExpiredRows(database, new Date(clock.now + 30 * DAY_MS))
    expect(await database.query.departedMembers.findMany()).toEqual([])
  })

  it('more than half of the members are missing: counts when a second read confirms it', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    scriptRoster(scene.backend, [[THALDORIMEND, 1]], { times: 2 })
    const nothing = { joined: 0, left: 0, rankChanged: 0 }
    expect(await scene.refresh()).toEqual({ ...nothing, unconfirmedLeft: 26 })
    expect(await scene.readRoster()).toHaveLength(27)
    expect((await scene.readBoard()).lists).toHaveLength(1)
    expect(await scene.rejection(refreshGuildRoster)).toMatchObject({
      status: 429,
    })
    expect(await scene.refresh()).toEqual({
      ...nothing,
      left: 26,
      rankChanged: 1,
      unconfirmedLeft: 0,
    })
    expect(await scene.refresh()).toMatchObject({ joined: 26 })
    expect((await scene.readBoard()).lists).toHaveLength(1)
  })

  it('a read that does not confirm it starts anew', async () => {
    const { backend, refresh } = scene
    scriptRoster(backend, [[THALDORIMEND, 0]])
    expect(await refresh()).toMatchObject({ unconfirmedLeft: 26 })
    expect(await refresh()).toMatchObject({ left: 0, unconfirmedLeft: 0 })
    scriptRoster(backend, [[THALDORIMEND, 0]])
    expect(await refresh()).toMatchObject({ left: 0, unconfirmedLeft: 26 })
  })
})

describe('onboarding a guild', () => {
  it('reads the roster at most once a minute, and succeeds with what is stored', async () => {
    const body = { guildId: scene.guildId }
    await chooseChanges(scene.backend, ['leave'])
    const onboard = () => scene.make(onboardGuild, { body })
    expect(await onboard()).toMatchObject({ rank: 'Guild Master', memberCount: 27 })
    scene.backend.clock.now += MINUTE_MS
    expect(await onboard()).toMatchObject({ rank: 'Guild Master', memberCount: 26 })
  })
})

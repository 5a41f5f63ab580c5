import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { listGuilds } from '@/contract/guilds/guild'
import {
  getGuild,
  getGuildBoard,
  getGuildRoster,
  refreshGuildRoster,
} from '@/contract/guilds/guild-board'
import { make, rejection } from '../../support/backend/backend-calls'
import { fingerprint } from '../../support/backend/backend-tables'
import {
  createGuildScene,
  FROSTELLE,
  importNamed,
  MINUTE_MS,
  scriptRoster,
  shareFrostelle,
  shrinkRoster,
  THALDORIMEND,
  type GuildScene,
} from '../../support/backend/guild'

let scene: GuildScene
beforeEach(async () => {
  scene = await createGuildScene()
})
afterEach(() => scene.backend.close())

describe('guild board: roster', () => {
  it('lists the members by rank and name, with who shares and who has a list', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const members = await scene.readRoster()
    expect(members).toHaveLength(27)
    expect(members.slice(0, 3)).toMatchObject([
      { name: 'Thaldorimend', className: 'Paladin', rank: 0, isShared: false, hasList: false },
      { name: 'Frostelle', className: 'Mage', rank: 1, isShared: true, hasList: true },
      { name: 'Ironvael', className: 'Death Knight', rank: 1, isShared: false },
    ])
    const params = { ...scene.board, difficulty: 'Mythic' }
    const mythic = await make(scene.backend, getGuildRoster, { token: scene.master, params })
    expect(mythic[1]).toMatchObject({ name: 'Frostelle', isShared: true, hasList: false })
  })

  it('does not tell whether someone who does not share has a list', async () => {
    const members = await scene.readRoster()
    expect(members.filter(({ hasList }) => hasList)).toEqual([])
  })

  it('is read again on demand, at most once a minute, and says what has changed', async () => {
    const call = { token: scene.master, params: { guildId: scene.guildId } }
    expect(await rejection(scene.backend, refreshGuildRoster, call)).toMatchObject({
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
    expect(
      await make(scene.backend, getGuild, {
        token: scene.raider.token,
        params: { guildId: scene.guildId },
      }),
    ).toMatchObject({
      rank: 'Member',
      memberCount: 3,
      rosterReadAt: new Date(scene.backend.clock.now).toISOString(),
    })
  })

  it('a character that leaves loses access and is not on the board any more; its lists stay', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    await shrinkRoster(scene, [[THALDORIMEND, 0]])
    const call = { token: scene.raider.token, params: scene.board }
    expect(await rejection(scene.backend, getGuildBoard, call)).toMatchObject({ status: 404 })
    expect(await scene.readBoard()).toEqual({ sharingCount: 0, lists: [], lock: null })
    expect((await scene.mainList()).items).toHaveLength(7)
  })

  it.each([404, 403, 503])('Battle.net answers %i: nothing changes', async (status) => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const before = await fingerprint(scene.backend.database)
    scene.backend.clock.now += MINUTE_MS
    scene.backend.sandbox.script({
      match: ({ url }) => url.includes('/roster'),
      respond: () => Response.json({}, { status }),
      times: 3,
    })
    const call = { token: scene.master, params: { guildId: scene.guildId } }
    const answer = await rejection(scene.backend, refreshGuildRoster, call)
    expect(answer).toMatchObject({ status: 502, code: 'BATTLENET_API_ERROR' })
    expect(await fingerprint(scene.backend.database)).toEqual(before)
  })

  it('a roster without members counts as unreadable', async () => {
    const before = await fingerprint(scene.backend.database)
    scene.backend.clock.now += MINUTE_MS
    scriptRoster(scene.backend, [])
    const call = { token: scene.master, params: { guildId: scene.guildId } }
    expect(await rejection(scene.backend, refreshGuildRoster, call)).toMatchObject({ status: 502 })
    expect(await fingerprint(scene.backend.database)).toEqual(before)
  })

  it('a member whose profile does not name the guild yet is a member by the roster', async () => {
    await importNamed(scene.backend, scene.newcomer, 'Lirienne')
    await shrinkRoster(scene, [
      [THALDORIMEND, 0],
      [230_200_002, 7],
    ])
    expect(await make(scene.backend, listGuilds, { token: scene.newcomer })).toMatchObject([
      { id: scene.guildId, rank: 'Member' },
    ])
  })

  it('the same id in another region is another character', async () => {
    await importNamed(scene.backend, scene.raider.token, 'Tessavane')
    const kharzul = await scene.raider.character('Tessavane')
    expect(kharzul.region).toBe('us')
    await shrinkRoster(scene, [
      [THALDORIMEND, 0],
      [210_300_004, 2],
    ])
    const call = { token: scene.raider.token, params: { guildId: scene.guildId } }
    expect(await rejection(scene.backend, getGuild, call)).toMatchObject({ status: 404 })
  })
})

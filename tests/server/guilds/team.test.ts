import { describe, expect, it } from 'vitest'
import { exportAccount } from '@/contract/account'
import { getGuild } from '@/contract/guilds/guild'
import { setTeam as setTeamOf, type TeamFields } from '@/contract/guilds/guild-roster'
import { guildMembers } from '../../../server/database/schema'
import { eachTest } from '../../support/backend/each-test'
import {
  createGuildScene,
  FROSTELLE,
  shareFrostelle,
  shrinkRoster,
  THALDORIMEND,
} from '../../support/backend/guild'

const scene = eachTest(createGuildScene)

const setAll = (memberIds: number[], fields: TeamFields) =>
  scene.make(setTeamOf, { token: scene.raider.token, body: { memberIds, ...fields } })
const setTeam = async (fields: TeamFields) => (await setAll([FROSTELLE], fields))[0]
const teamOf = async () =>
  (await scene.readRoster()).flatMap(({ id, teamStatus }) => (teamStatus ? [id] : []))
const frostelleOnRoster = async () =>
  (await scene.readRoster()).find(({ name }) => name === 'Frostelle')

describe('guild board: raid team', () => {
  it('place and role are on the roster, on the board and in the answer for the owner', async () => {
    await shareFrostelle(scene.backend, scene.raider, scene.guildId)
    const team = { teamStatus: 'core', role: 'ranged' } as const
    expect(await setTeam(team)).toEqual({ id: FROSTELLE, ...team })
    expect(await frostelleOnRoster()).toMatchObject({ specialization: 'frost', ...team })
    expect((await scene.readBoard()).lists).toMatchObject([{ character: team }])
    const { token } = scene.raider
    expect((await scene.make(getGuild, { token })).characters).toMatchObject([team])
    const { guilds } = await scene.make(exportAccount, { token })
    expect(guilds).toMatchObject([{ characters: [team] }])
  })

  it('a missing field stays unchanged, null clears it', async () => {
    await setTeam({ teamStatus: 'core', role: 'ranged' })
    expect(await setTeam({ teamStatus: 'bench' })).toMatchObject({ role: 'ranged' })
    expect(await setTeam({})).toMatchObject({ teamStatus: 'bench', role: 'ranged' })
    expect(await setTeam({ role: null })).toMatchObject({ teamStatus: 'bench', role: null })
  })

  it('a member who does not share can have a place; the specialization stays private', async () => {
    await setTeam({ teamStatus: 'trial' })
    expect(await frostelleOnRoster()).toMatchObject({
      isShared: false,
      teamStatus: 'trial',
      specialization: null,
    })
  })

  it('several members at once keep their roles; who is not on the roster is left out', async () => {
    await setTeam({ role: 'healer' })
    expect(await setAll([FROSTELLE, THALDORIMEND, 1], { teamStatus: 'core' })).toEqual(
      expect.arrayContaining([
        { id: FROSTELLE, teamStatus: 'core', role: 'healer' },
        { id: THALDORIMEND, teamStatus: 'core', role: null },
      ]),
    )
    expect(await teamOf()).toEqual([THALDORIMEND, FROSTELLE])
    await setAll([THALDORIMEND], { teamStatus: null })
    expect(await teamOf()).toEqual([FROSTELLE])
  })

  it('nobody of the request is on the roster: 404', async () => {
    const call = { token: scene.raider.token, body: { memberIds: [1], role: 'tank' } }
    expect(await scene.rejection(setTeamOf, call)).toMatchObject({ status: 404 })
  })

  it('rows of the same character in another guild stay as they are', async () => {
    const { database } = scene.backend
    const guilds = await database.query.guilds.findMany()
    const guildId = guilds.find(({ id }) => id !== scene.guildId)?.id ?? ''
    const other = { guildId, blizzardCharacterId: FROSTELLE, rank: 3, teamStatus: 'bench' } as const
    await database.insert(guildMembers).values(other)
    const readOther = () =>
      database.query.guildMembers.findFirst({
        where: (row, { and, eq }) =>
          and(eq(row.guildId, guildId), eq(row.blizzardCharacterId, FROSTELLE)),
      })
    await setTeam({ teamStatus: 'core' })
    expect(await readOther()).toMatchObject(other)
    await shrinkRoster(scene, [[THALDORIMEND, 0]])
    expect(await frostelleOnRoster()).toBeUndefined()
    expect(await readOther()).toMatchObject(other)
  })

  it('place and role outlive a new rank', async () => {
    await setTeam({ teamStatus: 'core', role: 'ranged' })
    await shrinkRoster(scene, [
      [THALDORIMEND, 0],
      [FROSTELLE, 4],
    ])
    const onRoster = async () => (await scene.readRoster()).find(({ id }) => id === FROSTELLE)
    expect(await onRoster()).toMatchObject({ rank: 4, teamStatus: 'core', role: 'ranged' })
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getGuildBoard } from '@/contract/guilds/guild-board'
import { getGuildRoster } from '@/contract/guilds/guild-roster'
import { refreshRosters } from '../../../server/guilds/refresh-rosters'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { fingerprint } from '../../support/backend/backend-tables'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../../support/entities'
import {
  connectGuild,
  FROSTELLE,
  scriptRoster,
  shareFrostelle,
  THALDORIMEND,
} from '../../support/backend/guild'

const DAY_MS = 24 * 60 * 60 * 1000

let backend: TestBackend
let raider: Person
let params: { guildId: string; instanceId: string; difficulty: string }

beforeEach(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
  const { id: guildId } = await connectGuild(backend, raider)
  const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
  params = { guildId, instanceId, difficulty: 'Heroic' }
})
afterEach(() => backend.close())

const refresh = (signal?: AbortSignal) =>
  refreshRosters({
    database: backend.database,
    battleNet: backend.battleNet,
    now: () => backend.clock.now,
    signal,
  })

const readRoster = () => raider.make(getGuildRoster, { params })

function failRoster() {
  backend.sandbox.script({
    match: ({ url }) => url.includes('/roster'),
    respond: () => Response.json({}, { status: 404 }),
  })
}

describe('daily refresh of rosters', () => {
  it('reads the roster of every connected guild', async () => {
    const ranks: [number, number][] = [
      [THALDORIMEND, 0],
      [FROSTELLE, 1],
    ]
    scriptRoster(backend, ranks, { times: 2 })
    await refresh()
    expect(await readRoster()).toHaveLength(27)
    await refresh()
    expect(await readRoster()).toHaveLength(2)
  })

  it('a roster that Battle.net does not return stays, with members and sharing', async () => {
    await shareFrostelle(backend, raider, params.guildId)
    backend.clock.now += 20 * DAY_MS
    const before = await fingerprint(backend.database)
    failRoster()
    await refresh()
    expect(await fingerprint(backend.database)).toEqual(before)
  })

  it('after 30 days without an answer, members keep only id and rank', async () => {
    await shareFrostelle(backend, raider, params.guildId)
    backend.clock.now += 30 * DAY_MS
    raider = await signInPerson(backend, 'Raider#3000')
    failRoster()
    await refresh()
    const [first] = await readRoster()
    expect(first).toMatchObject({ rank: 0, name: null, className: null, level: null })
    const { lists } = await raider.make(getGuildBoard, { params })
    expect(lists).toHaveLength(1)
    await refresh()
    expect((await readRoster())[0]).toMatchObject({ name: 'Thaldorimend' })
  })

  it('an unexpected error of one roster is logged, and the round goes on', async () => {
    backend.clock.now += 30 * DAY_MS
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await refreshRosters({
      database: backend.database,
      battleNet: {
        getCharacter: backend.battleNet.getCharacter,
        getGuildRoster: () => Promise.reject(new TypeError('a fault of this server')),
      },
      now: () => backend.clock.now,
    })
    expect(log.mock.calls.flat().join()).toContain('a fault of this server')
    log.mockRestore()
    const members = await backend.database.query.guildMembers.findMany()
    expect(members[0]).toMatchObject({ name: null, level: null })
  })

  it('an aborted signal stops it before the next guild', async () => {
    scriptRoster(backend, [[THALDORIMEND, 0]])
    await refresh(AbortSignal.abort())
    expect(await readRoster()).toHaveLength(27)
  })
})

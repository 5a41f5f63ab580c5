import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  getJournalEncounter,
  getJournalRaid,
  listJournalItems,
  listJournalRaids,
} from '@/contract/admin/admin-journal'
import { SANDBOX_RAID } from '../../../server/battlenet/sandbox/journal-world'
import { itemIcons } from '../../../server/database/schema'
import { isPath, json } from '../battlenet/harness'
import { createSharedBackend } from '../../support/backend/backend'
import { signInPerson } from '../../support/entities'

const UNFINISHED = 299_909

const backend = await createSharedBackend()
const admin = await signInPerson(backend, 'Admin#1000')

beforeEach(() => {
  // The data that an earlier test has read are no longer kept.
  backend.clock.now += 3_600_000
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

describe('journal calls', () => {
  it('list raids, newest first, and name the expansions that could not be read', async () => {
    expect(await admin.make(listJournalRaids)).toEqual({
      raids: [
        { id: 1400, name: 'The Sealed Observatory', expansion: 'Midnight' },
        { id: 1399, name: 'The Gloaming Reliquary', expansion: 'Midnight' },
      ],
      failures: [],
    })
    backend.clock.now += 3_600_000
    backend.sandbox.script({
      match: isPath('/journal-expansion/517'),
      respond: () => json(500),
      times: 3,
    })
    const { raids, failures } = await admin.make(listJournalRaids)
    expect(raids).toEqual([])
    expect(failures).toEqual([
      { name: 'Midnight', reason: expect.stringMatching(/^Battle.net is/) },
    ])
  })

  it('answer raids and encounters, and 404 for what the journal does not have', async () => {
    const raid = await admin.make(getJournalRaid, { params: { raidId: '1399' } })
    expect(raid.encounters).toHaveLength(9)
    const encounterId = String(raid.encounters[1]?.id)
    const encounter = await admin.make(getJournalEncounter, { params: { encounterId } })
    expect(encounter).toMatchObject({ name: 'Keeper Ostrava', isBoss: true })
    for (const id of ['1', 'abc', '-1', '1e3', '99999999999']) {
      const calls = [
        admin.rejection(getJournalRaid, { params: { raidId: id } }),
        admin.rejection(getJournalEncounter, { params: { encounterId: id } }),
      ]
      for (const { status } of await Promise.all(calls)) expect(status).toBe(404)
    }
  })

  it('answer items with the reason of each that could not be read', async () => {
    const [id = 0, failing = 0] = SANDBOX_RAID.encounters[1]?.items.map((item) => item.id) ?? []
    backend.sandbox.script({
      match: isPath(`/wow/item/${failing}`),
      respond: () => json(429, {}, { 'Retry-After': '60' }),
    })
    const query = { ids: [id, failing, UNFINISHED, id].join(',') }
    const { items, failures } = await admin.make(listJournalItems, { query })
    expect(items.map((item) => item.id)).toEqual([id])
    expect(failures).toEqual([
      { id: failing, reason: 'Battle.net is busy. Try again in 60 seconds.' },
      { id: UNFINISHED, reason: 'Battle.net does not have this item.' },
    ])
    // Alone, it can be read now.
    const again = await admin.make(listJournalItems, { query: { ids: String(failing) } })
    expect(again.items.map((item) => item.id)).toEqual([failing])
  })

  it('link the items that were read to their icons, and change nothing else', async () => {
    await admin.make(listJournalItems, { query: { ids: '299011,299903' } })
    const links = await backend.database.select().from(itemIcons)
    expect(links.filter(({ itemId }) => [299_011, 299_903].includes(itemId))).toEqual([
      { itemId: 299_011, iconName: 'inv_sandbox_11' },
    ])
  })

  it.each(['', '1,', 'x', '0', '-1', '1,2,3,4,5,6,7,8,9,10,11', '1 OR 1', '12345678901'])(
    'reject the item ids "%s"',
    async (ids) => {
      const answer = await admin.rejection(listJournalItems, { query: { ids } })
      expect(answer.status).toBe(400)
      expect(answer.fields.ids).toBe('Must be 1 to 10 item ids, separated by commas')
    },
  )

  it('are answered in time even if Battle.net does not answer', async () => {
    // The other item is kept in memory, so that it is there before the clock is advanced.
    await admin.make(listJournalItems, { query: { ids: '299002' } })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const silent = new Promise<Response>(() => undefined)
    backend.sandbox.script({ match: isPath('/wow/item/299001'), respond: () => silent })
    const answer = admin.make(listJournalItems, { query: { ids: '299001,299002' } })
    await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(20_000)
    vi.useRealTimers()
    const { items, failures } = await answer
    expect(items.map(({ id }) => id)).toEqual([299_002])
    expect(failures).toMatchObject([{ id: 299_001 }])
  })
})

import { describe, expect, it, vi } from 'vitest'
import { bulkDeleteLoot, bulkMoveLoot, undoChange } from '@/contract/admin/admin-history'
import { createLootBatch, deleteLootBatch } from '@/contract/admin/admin-loot-batch'
import { editLoot } from '@/contract/admin/admin-loot-edit'
import { importRaid } from '@/contract/admin/admin-raid-file'
import type { Call } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { logout } from '@/contract/session'
import { networkOf } from '../../../server/http/client-address'
import { createTokenBuckets } from '../../../server/http/token-buckets'
import { createTestBackend } from '../../support/backend/backend'
import { readRejection } from '../../support/backend/backend-calls'

describe('createTokenBuckets', () => {
  it('allows the limit of one minute at once, then refills evenly over time', () => {
    let time = 0
    const { take } = createTokenBuckets({ perMinute: 3, now: () => time })
    expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 0])
    expect(take('a')).toBe(20)
    time += 19_999
    expect(take('a')).toBe(1)
    time += 1
    expect(take('a')).toBe(0)
    expect(take('a')).toBe(20)
    time += 3_600_000
    expect([take('a'), take('a'), take('a'), take('a')]).toEqual([0, 0, 0, 20])
  })

  it('counts each key separately', () => {
    const { take } = createTokenBuckets({ perMinute: 1, now: () => 0 })
    expect([take('a'), take('b'), take('a')]).toEqual([0, 0, 60])
  })

  it('keeps refilling after the clock was set back', () => {
    let time = 1_000_000
    const { take } = createTokenBuckets({ perMinute: 1, now: () => time })
    take('a')
    time = 0
    expect(take('a')).toBe(60)
    time = 60_000
    expect(take('a')).toBe(0)
  })

  it('drops the least recently used key when it holds the maximum of keys', () => {
    const { take } = createTokenBuckets({ perMinute: 1, now: () => 0, keysMax: 2 })
    take('old')
    take('busy')
    take('busy')
    take('new')
    expect(take('busy')).toBe(60)
    expect(take('old')).toBe(0)
  })
})

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['none', 'none'],
  ])('%s is counted as %s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

/** Calls that change data without a rate limit, each for a reason. */
const UNLIMITED: ReadonlySet<Call> = new Set([
  // Nobody is kept from signing out.
  logout,
])

/** Taken from the contract, so that a new call without a limit is noticed. */
const WRITES = Object.values<Call>(CALLS).filter(
  (call) => call.method !== 'GET' && !UNLIMITED.has(call),
)

/** Calls that write many rows at once. */
const BULK: readonly Call[] = [
  createLootBatch,
  deleteLootBatch,
  editLoot,
  importRaid,
  bulkDeleteLoot,
  bulkMoveLoot,
  undoChange,
]

const LOW_LIMITS = { signIn: 2, battleNet: 2, write: 100, bulk: 2 }

/** Sends a request several times; returns the statuses and the last answer. */
async function repeat(times: number, send: () => ReturnType<Backend['request']>) {
  const answers = []
  for (let i = 0; i < times; i++) answers.push(await send())
  const last = answers.at(-1)
  if (!last) throw new Error('No request was sent')
  return { statuses: answers.map(({ status }) => status), last }
}
type Backend = Awaited<ReturnType<typeof createTestBackend>>

function expectTooMany({ last }: { last: Awaited<ReturnType<Backend['request']>> }) {
  const { status, code, details } = readRejection(last)
  expect([status, code]).toEqual([429, 'RATE_LIMIT_ERROR'])
  expect(details?.retryAfter).toBe(30)
  expect(last.headers.get('Retry-After')).toBe('30')
}

describe('rate limits', () => {
  it('sign-in is limited per address and allowed again later', async () => {
    const backend = await createTestBackend({ rateLimits: LOW_LIMITS, trustProxy: true })
    const from = (address: string) => () =>
      backend.request('GET', '/auth/battlenet/login', {
        headers: { 'X-Forwarded-For': `forged, ${address}` },
      })
    const first = await repeat(3, from('203.0.113.1'))
    expect(first.statuses).toEqual([302, 302, 429])
    expectTooMany(first)
    expect((await from('203.0.113.2')()).status).toBe(302)
    backend.clock.now += 30_000
    expect((await from('203.0.113.1')()).status).toBe(302)
    await backend.close()
  })

  it('sign-in: X-Forwarded-For is ignored without a trusted proxy', async () => {
    const backend = await createTestBackend({ rateLimits: LOW_LIMITS })
    let count = 0
    const { statuses } = await repeat(3, () =>
      backend.request('GET', '/auth/battlenet/login', {
        headers: { 'X-Forwarded-For': `203.0.113.${count++}` },
      }),
    )
    expect(statuses).toEqual([302, 302, 429])
    await backend.close()
  })

  it('sign-in: a browser over the limit is redirected to the app with the error', async () => {
    const backend = await createTestBackend({ rateLimits: LOW_LIMITS })
    const { last } = await repeat(3, () =>
      backend.request('GET', '/auth/battlenet/login', { headers: { Accept: 'text/html,*/*' } }),
    )
    expect(last.status).toBe(302)
    expect(last.headers.get('Location')).toBe(
      'http://localhost:8787/auth/callback#error=RATE_LIMIT_ERROR',
    )
    await backend.close()
  })

  it('calls that use Battle.net are limited per user', async () => {
    const backend = await createTestBackend({
      rateLimits: { ...LOW_LIMITS, signIn: 100 },
    })
    const raider = await backend.signIn('Raider#3000')
    const newcomer = await backend.signIn('Newcomer#2000')
    const list = (token: string) => () =>
      backend.request('GET', '/api/characters/available', { token })
    const answers = await repeat(3, list(raider))
    expect(answers.statuses).toEqual([200, 200, 429])
    expectTooMany(answers)
    // All calls that use Battle.net share one limit.
    for (const path of [
      '/api/characters/x/sync',
      '/api/characters/import',
      '/api/guilds/onboard',
    ]) {
      expect((await backend.request('POST', path, { token: raider })).status).toBe(429)
    }
    const admin = await backend.signIn('Admin#1000')
    for (const path of ['raids', 'raids/1', 'encounters/1', 'items']) {
      const url = `/api/admin/journal/${path}`
      expect((await repeat(3, list(admin))).statuses.at(-1)).toBe(429)
      expect((await backend.request('GET', url, { token: admin })).status).toBe(429)
    }
    expect((await list(newcomer)()).status).toBe(200)
    expect((await backend.request('GET', '/api/characters', { token: raider })).status).toBe(200)
    await backend.close()
  })

  it('calls with which players change data are limited per user, reads are not', async () => {
    const backend = await createTestBackend({
      rateLimits: { ...LOW_LIMITS, signIn: 100, battleNet: 100, write: 2 },
    })
    const raider = await backend.signIn('Raider#3000')
    const newcomer = await backend.signIn('Newcomer#2000')
    const rename = (token: string) => () =>
      backend.request('PUT', '/api/wishlists/unknown', { token, body: { name: 'New' } })
    const answers = await repeat(3, rename(raider))
    expect(answers.statuses).toEqual([404, 404, 429])
    expectTooMany(answers)
    // All of these calls share one limit.
    for (const { method, path } of WRITES.filter(({ access }) => access !== 'admin')) {
      const { status } = await backend.request(method, path, { token: raider })
      expect([path, status]).toEqual([path, 429])
    }
    expect((await rename(newcomer)()).status).toBe(404)
    expect((await backend.request('GET', '/api/wishlists', { token: raider })).status).toBe(200)
    expect((await backend.request('POST', '/auth/logout', { token: raider })).status).toBe(204)
    await backend.close()
  })

  it('calls with which admins change data are limited per admin, reads are not', async () => {
    const backend = await createTestBackend({
      rateLimits: { ...LOW_LIMITS, signIn: 100, write: 2, bulk: 100 },
    })
    const token = await backend.signIn('Admin#1000')
    const rename = () =>
      backend.request('PUT', '/api/admin/instances/unknown', { token, body: { name: 'New' } })
    const answers = await repeat(3, rename)
    expect(answers.statuses).toEqual([404, 404, 429])
    expectTooMany(answers)
    for (const { method, path } of WRITES) {
      const { status } = await backend.request(method, path, { token })
      expect([path, status]).toEqual([path, 429])
    }
    const read = await backend.request('GET', '/api/admin/instances', { token })
    expect(read.status).toBe(200)
    await backend.close()
  })

  it('bulk changes are limited per admin; other callers still get 401 or 403', async () => {
    const backend = await createTestBackend({ rateLimits: { ...LOW_LIMITS, signIn: 100 } })
    const token = await backend.signIn('Admin#1000')
    const player = await backend.signIn('Raider#3000')
    const add = (token: string | null) => () =>
      backend.request('POST', '/api/admin/loot/bulk', { token, body: {} })
    const answers = await repeat(3, add(token))
    expect(answers.statuses[0]).not.toBe(429)
    expectTooMany(answers)
    // All of these calls share one limit.
    for (const { method, path } of BULK) {
      const { status } = await backend.request(method, path, { token })
      expect([path, status]).toEqual([path, 429])
    }
    expect((await repeat(3, add(player))).statuses).toEqual([403, 403, 403])
    expect((await repeat(3, add(null))).statuses).toEqual([401, 401, 401])
    const readReport = () =>
      backend.request('GET', '/api/sim-reports/unknownReport', { token: player })
    expect((await repeat(3, readReport)).statuses).toEqual([404, 404, 429])
    await backend.close()
  })
})

describe('request timeout', () => {
  it('a request without an answer gets 504 after 30 seconds, the timeout of the app', async () => {
    const backend = await createTestBackend()
    const token = await backend.signIn('Raider#3000')
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // GET /api/characters/available waits for this promise, which never settles.
    vi.spyOn(backend.battleNet, 'listAccountCharacters').mockReturnValue(new Promise(() => {}))
    const answer = backend.request('GET', '/api/characters/available', { token })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(readRejection(await answer)).toMatchObject({ status: 504, code: 'CONNECTION_TIMEOUT' })
    vi.useRealTimers()
    log.mockRestore()
    await backend.close()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IDEMPOTENCY_HEADER } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { createWishlist } from '@/contract/wishlist'
import { deleteExpiredRows } from '../../../server/database/delete-expired-rows'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { pathOf } from '../../support/backend/backend-calls'
import { lockCharacters } from '../lock-characters'
import { repeat, sendTogether } from '../simultaneous'
import { createTargets } from './input-targets'

const DAY_MS = 24 * 60 * 60 * 1000

let backend: TestBackend

beforeEach(async () => {
  backend = await createTestBackend()
})
afterEach(() => backend.close())

/**
 * A function that sends the same request to create a wishlist, with a key and changes to its body
 * and address.
 */
async function createSender() {
  const { token, params, body } = await (
    await createTargets(backend)
  )('createWishlist', createWishlist)
  return (key: string, changes: object = {}, path = pathOf(createWishlist, params)) =>
    backend.request('POST', path, {
      token,
      body: { ...body, ...changes },
      headers: { [IDEMPOTENCY_HEADER]: key },
    })
}

/** The number of wishlists with the name of the request. */
async function countCreated() {
  const lists = await backend.database.query.wishlists.findMany()
  return lists.filter(({ name }) => name === 'A list').length
}

/**
 * Sends a request with the key `a-key` whose transaction does not begin before it is ended by the
 * time limit. Returns a function that runs the transaction.
 */
async function sendWithoutAnswer(send: Awaited<ReturnType<typeof createSender>>) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { database } = backend
  const transact = database.transaction.bind(database)
  let runLater: (() => Promise<unknown>) | undefined
  const hasStarted = new Promise<void>((onStart) => {
    vi.spyOn(database, 'transaction').mockImplementationOnce(
      (...args) =>
        new Promise((resolve) => {
          runLater = async () => {
            const run = transact(...args)
            resolve(run)
            await run
          }
          onStart()
        }),
    )
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const answer = send('a-key')
  await hasStarted
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  expect((await answer).status).toBe(504)
  return () => runLater?.()
}

describe('requests with an Idempotency-Key', () => {
  it('five at the same time create one entry; those that come before its answer get 409', async () => {
    const send = await createSender()
    const statuses = await sendTogether(repeat(5, () => () => send('a-key')))
    expect(statuses.filter((status) => status !== 409).every((status) => status === 201)).toBe(true)
    expect(statuses).toContain(201)
    expect(await countCreated()).toBe(1)
    expect((await send('a-key')).status).toBe(201)
    expect(await countCreated()).toBe(1)
  })

  it('another key creates another entry; with the same key, another body and another character are 422', async () => {
    const send = await createSender()
    await send('a-key')
    expect((await send('another-key')).status).toBe(201)
    expect(await countCreated()).toBe(2)
    expect((await send('a-key', { name: 'Another list' })).status).toBe(422)
    expect((await send('not valid')).status).toBe(400)
    const path = pathOf(createWishlist, { characterId: 'another' })
    expect((await send('a-key', {}, path)).status).toBe(422)
  })

  it('the keys of one user are independent of those of another one', async () => {
    const send = await createSender()
    expect((await send('a-key')).status).toBe(201)
    const targets = await createTargets(backend)
    const { token, body } = await targets('createSeason', CALLS.createSeason!) // In the contract.
    const headers = { [IDEMPOTENCY_HEADER]: 'a-key' }
    const answer = await backend.request('POST', '/api/admin/seasons', { token, body, headers })
    expect(answer.status).toBe(201)
  })

  it('a request that has failed is executed again', async () => {
    const send = await createSender()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(backend.database, 'transaction').mockRejectedValueOnce(new Error('Failed'))
    expect((await send('a-key')).status).toBe(500)
    expect((await send('a-key')).status).toBe(201)
    expect(await countCreated()).toBe(1)
  })

  it('a request that was ended by the time limit and succeeds later creates nothing twice', async () => {
    const send = await createSender()
    const runLater = await sendWithoutAnswer(send)
    expect((await send('a-key')).status).toBe(201)
    await runLater()
    expect(await countCreated()).toBe(1)
  })

  it('a key is forgotten after a day', async () => {
    const send = await createSender()
    await send('a-key')
    await deleteExpiredRows(backend.database, new Date(backend.clock.now + DAY_MS - 1))
    await send('a-key')
    expect(await countCreated()).toBe(1)
    await deleteExpiredRows(backend.database, new Date(backend.clock.now + DAY_MS))
    await send('a-key')
    expect(await countCreated()).toBe(2)
  })
})

// The embedded database has one connection: a transaction that waits would stop all others.
describe.skipIf(!process.env.TEST_DATABASE_URL)(
  'while a request with an Idempotency-Key runs',
  () => {
    it('others with its key are answered 409 at once, and take no connection from other requests', async () => {
      const send = await createSender()
      const lock = await lockCharacters(backend.database)
      const statuses: number[] = []
      const answered = Promise.all(
        repeat(12, async () => {
          statuses.push((await send('a-key')).status)
        }),
      )
      await expect.poll(() => statuses).toEqual(repeat(11, () => 409))
      expect((await backend.request('GET', '/readyz')).status).toBe(200)
      await lock.release()
      await answered
      expect(statuses.at(-1)).toBe(201)
      expect(await countCreated()).toBe(1)
    })
  },
)

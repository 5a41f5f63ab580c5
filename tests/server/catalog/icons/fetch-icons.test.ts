import { count, isNotNull, ne } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIconFetcher } from '../../../../server/catalog/icons/fetch-icons'
import { icons } from '../../../../server/database/schema'
import { seedIcons } from '../../../../server/database/seed/icons'
import { createTestBackend, type TestBackend } from '../../../support/backend/backend'
import { JPEG, sends, startIconHost, type IconHost } from './icon-host'

let backend: TestBackend
let host: IconHost
let log: string[]

beforeEach(async () => {
  backend = await createTestBackend()
  host = await startIconHost()
  log = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => log.push(line))
})
afterEach(async () => {
  await host.close()
  await backend.close()
})

/** Creates the job; tells its pauses, after the given number of which it is stopped. */
function createFetcher(pausesMax: number) {
  const stop = new AbortController()
  const pauses: number[] = []
  const fetchIcons = createIconFetcher({
    database: backend.database,
    url: host.url,
    async sleep(ms) {
      pauses.push(ms)
      if (pauses.length === pausesMax) stop.abort()
    },
  })
  return { pauses, run: () => fetchIcons(stop.signal) }
}

async function countStored(): Promise<number | undefined> {
  const [row] = await backend.database
    .select({ stored: count() })
    .from(icons)
    .where(isNotNull(icons.hash))
  return row?.stored
}

describe('createIconFetcher', () => {
  it('fetches one icon after another, with a pause', async () => {
    const { run, pauses } = createFetcher(3)
    await run()
    expect(pauses).toEqual([1000, 1000, 1000])
    expect(await countStored()).toBe(3)
    expect(log).toEqual([])
  })

  it('until none is due', async () => {
    await seedIcons(backend.database, new Date())
    const [{ name } = { name: '' }] = await backend.database
      .select({ name: icons.name })
      .from(icons)
    const later = new Date(Date.now() + 60 * 60 * 1000)
    await backend.database.update(icons).set({ nextFetchAt: later }).where(ne(icons.name, name))
    const { run, pauses } = createFetcher(3)
    await run()
    expect(pauses).toEqual([1000])
    expect(await countStored()).toBe(1)
  })

  it('host away: ends each round at once, logs one line, and continues when it is back', async () => {
    host.answerWith(sends('', 'text/plain', 503))
    const { run, pauses } = createFetcher(2)
    await run()
    host.answerWith((request) => request.socket.destroy())
    await run()
    expect(pauses).toEqual([])
    host.answerWith(sends(JPEG))
    await run()
    expect(pauses).toEqual([1000, 1000])
    expect(await countStored()).toBe(2)
    expect(log.map((line): unknown => JSON.parse(line))).toMatchObject([
      { message: 'icons cannot be fetched, items show glyphs', cause: 'status 503' },
      { message: 'icons are fetched again' },
    ])
  })

  it('missing icons do not count as an outage', async () => {
    host.answerWith(sends('', 'text/plain', 404))
    const { run, pauses } = createFetcher(2)
    await run()
    expect(pauses).toEqual([1000, 1000])
    expect(log).toEqual([])
  })

  it('stopped during a download: cancels it', async () => {
    const requested = new Promise<void>((resolve) => {
      host.answerWith(() => resolve())
    })
    const stop = new AbortController()
    const running = createIconFetcher({ database: backend.database, url: host.url })(stop.signal)
    await requested
    stop.abort()
    await running
    expect(log).toEqual([])
  })

  it('stopped during a pause: ends at once', async () => {
    const stop = new AbortController()
    const running = createIconFetcher({ database: backend.database, url: host.url })(stop.signal)
    await vi.waitFor(async () => expect(await countStored()).toBe(1))
    const stoppedAt = Date.now()
    stop.abort()
    await running
    expect(Date.now() - stoppedAt).toBeLessThan(500)
  })
})

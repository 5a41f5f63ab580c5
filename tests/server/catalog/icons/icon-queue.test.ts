import { count, isNotNull } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startIconQueue } from '../../../../server/catalog/icons/icon-queue'
import { icons } from '../../../../server/database/schema'
import { createTestBackend, type TestBackend } from '../../../support/backend/backend'
import { hangs, JPEG, sends, startIconHost, type IconHost } from './icon-host'

const MINUTE_MS = 60 * 1000

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

/** Runs the queue until it has waited as often as there are steps; each runs during one wait. */
async function run(steps: (() => void)[]): Promise<number[]> {
  const waits: number[] = []
  await new Promise<void>((resolve) => {
    const queue = startIconQueue({
      database: backend.database,
      url: host.url,
      timeoutMs: 200,
      async sleep(ms, signal) {
        if (signal.aborted) return
        waits.push(ms)
        steps[waits.length - 1]?.()
        if (waits.length === steps.length) void queue.stop().then(resolve)
      },
    })
  })
  return waits
}

const nothing = () => undefined

async function countStored(): Promise<number | undefined> {
  const [row] = await backend.database
    .select({ stored: count() })
    .from(icons)
    .where(isNotNull(icons.hash))
  return row?.stored
}

describe('startIconQueue', () => {
  it('fetches one icon after another, with a pause', async () => {
    expect(await run([nothing, nothing, nothing])).toEqual([1000, 1000, 1000])
    expect(await countStored()).toBe(3)
    expect(log).toEqual([])
  })

  it('host away: logs one line, waits longer each time, and continues when it is back', async () => {
    host.answerWith(sends('', 'text/plain', 503))
    const waits = await run([
      nothing,
      () => host.answerWith(hangs),
      nothing,
      () => host.answerWith(sends(JPEG)),
      nothing,
      nothing,
    ])
    const outage = [1, 2, 4, 8].map((minutes) => minutes * MINUTE_MS)
    expect(waits).toEqual([...outage, 1000, 1000])
    expect(await countStored()).toBe(2)
    expect(log.map((line): unknown => JSON.parse(line))).toMatchObject([
      { message: 'icons cannot be fetched, items show glyphs', cause: 'status 503' },
      { message: 'icons are fetched again' },
    ])
  })

  it('missing icons do not count as an outage', async () => {
    host.answerWith(sends('', 'text/plain', 404))
    expect(await run([nothing, nothing])).toEqual([1000, 1000])
    expect(log).toEqual([])
  })

  it('stop during a download: cancels it', async () => {
    const requested = new Promise<void>((resolve) => {
      host.answerWith(() => resolve())
    })
    const queue = startIconQueue({ database: backend.database, url: host.url })
    await requested
    await queue.stop()
    expect(log).toEqual([])
  })
})

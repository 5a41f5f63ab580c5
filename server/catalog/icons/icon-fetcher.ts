import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../database/client'
import { seedIcons } from '../../database/seed/icons'
import { logError, logInfo } from '../../logger'
import { downloadIcon, IconHostError } from './download-icon'
import { fetchDueIcon } from './fetch-due-icon'

const MINUTE_MS = 60 * 1000

/** Between two downloads. All icons of the seed data are then fetched within a quarter of an hour. */
const PAUSE_MS = 1000

/** Until due icons are looked for again. */
const IDLE_MS = 10 * MINUTE_MS

/** Without a connection: one minute, then twice as long each time, at most this. */
const OUTAGE_WAIT_MAX_MS = 60 * MINUTE_MS

const TIMEOUT_MS = 10_000

interface IconFetcherOptions {
  database: Database
  /** The URL of an icon, with `{icon}` in place of its name or file id. */
  url: string
  now?: () => number
  fetch?: typeof globalThis.fetch
  timeoutMs?: number
  /** Resolves after that time, or when the signal aborts. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

/**
 * Fetches the icons of loot items in the background, one at a time. An outage of the host is logged
 * once, and its end once.
 */
export function startIconFetcher(options: IconFetcherOptions) {
  const { database, url, now = Date.now, fetch = globalThis.fetch } = options
  const { timeoutMs = TIMEOUT_MS, sleep = sleepUnlessAborted } = options
  const abort = new AbortController()
  const { signal } = abort
  let failures = 0
  const running = run()

  async function run() {
    let isSeeded = false
    while (!signal.aborted) {
      try {
        if (!isSeeded) await seedIcons(database, new Date(now()))
        isSeeded = true
        await sleep(await fetchNext(), signal)
      } catch (error) {
        logError('icons not stored', error)
        await sleep(IDLE_MS, signal)
      }
    }
  }

  /** Fetches one icon; resolves with the time to wait before the next one. */
  async function fetchNext(): Promise<number> {
    try {
      const isFetched = await fetchDueIcon({
        database,
        download: (name) => downloadIcon(url.replace('{icon}', name), { fetch, timeoutMs, signal }),
        now,
      })
      if (!isFetched) return IDLE_MS
      if (failures > 0) logInfo('icons are fetched again')
      failures = 0
      return PAUSE_MS
    } catch (error) {
      if (!(error instanceof IconHostError)) throw error
      if (signal.aborted) return 0
      failures += 1
      if (failures === 1) {
        logInfo('icons cannot be fetched, items show glyphs', { cause: error.message })
      }
      const wait = Math.max(MINUTE_MS * 2 ** (failures - 1), error.retryAfterMs)
      return Math.min(wait, OUTAGE_WAIT_MAX_MS)
    }
  }

  return {
    /** Cancels a running download; resolves when nothing is written any more. */
    stop() {
      abort.abort()
      return running
    },
  }
}

async function sleepUnlessAborted(ms: number, signal: AbortSignal) {
  // Rejects if the signal aborts.
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined)
}

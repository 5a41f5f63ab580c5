import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../database/database'
import { ONE_PROCESS, type ProcessLocks } from '../../database/process-locks'
import { seedIcons } from '../../database/seed/icons'
import { logError, logInfo } from '../../logger'
import { downloadIcon, IconHostError } from './download-icon'
import { updateDueIcon } from './update-due-icon'
import { MINUTE_MS } from '../../lib/durations'

/**
 * Between two downloads. All icons of the seed data are then fetched within a quarter of an hour.
 */
const PAUSE_MS = 1000

/** Until due icons are looked for again. */
const IDLE_MS = 10 * MINUTE_MS

/** Without a connection: one minute, then twice as long each time, at most this. */
const OUTAGE_WAIT_MAX_MS = 60 * MINUTE_MS

const TIMEOUT_MS = 10_000

interface IconQueueOptions {
  database: Database
  /** Let one of several processes fetch icons at a time. */
  locks?: ProcessLocks
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
export function startIconQueue(options: IconQueueOptions) {
  const { database, locks = ONE_PROCESS, url, now = Date.now, fetch = globalThis.fetch } = options
  const { timeoutMs = TIMEOUT_MS, sleep = sleepUnlessAborted } = options
  const abort = new AbortController()
  const { signal } = abort
  let failures = 0
  let isSeeded = false
  const running = run()

  async function run() {
    while (!signal.aborted) {
      try {
        const wait = await locks.ifFree('icons', fetchAll)
        await sleep(wait ?? IDLE_MS, signal)
      } catch (error) {
        logError('icons not stored', error)
        await sleep(IDLE_MS, signal)
      }
    }
  }

  /** Fetches all due icons; resolves with the time to wait before looking for others. */
  async function fetchAll(): Promise<number> {
    if (!isSeeded) await seedIcons(database, new Date(now()))
    isSeeded = true
    let wait = await fetchNext()
    while (wait === PAUSE_MS) {
      await sleep(wait, signal)
      if (signal.aborted) return 0
      wait = await fetchNext()
    }
    return wait
  }

  /** Fetches one icon; resolves with the time to wait before the next one. */
  async function fetchNext(): Promise<number> {
    try {
      const isFetched = await updateDueIcon({
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

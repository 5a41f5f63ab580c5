import { setTimeout } from 'node:timers/promises'
import type { Database } from '../../database/database'
import { seedIcons } from '../../database/seed/icons'
import { logInfo } from '../../logger'
import { SECOND_MS } from '../../lib/durations'
import { downloadIcon, IconHostError } from './download-icon'
import { updateDueIcon } from './update-due-icon'

/**
 * Between two downloads. All icons of the seed data are then fetched within a quarter of an hour.
 */
const PAUSE_MS = SECOND_MS

const TIMEOUT_MS = 10 * SECOND_MS

interface IconFetcherOptions {
  database: Database
  /** The URL of an icon, with `{icon}` in place of its name or file id. */
  url: string
  now?: () => number
  /** Resolves after that time, or when the signal aborts. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>
}

/**
 * Returns a regular job that fetches the icons of loot items that are due, one at a time, until the
 * host cannot be used. An outage of the host is logged once, and its end once.
 */
export function createIconFetcher(options: IconFetcherOptions) {
  const { database, url, now = Date.now, sleep = sleepUnlessAborted } = options
  let isSeeded = false
  let isHostAway = false

  return async (signal: AbortSignal) => {
    if (!isSeeded) await seedIcons(database, new Date(now()))
    isSeeded = true
    const download = (name: string) =>
      downloadIcon(url.replace('{icon}', name), { fetch, timeoutMs: TIMEOUT_MS, signal })
    try {
      while (!signal.aborted && (await updateDueIcon({ database, download, now }))) {
        if (isHostAway) logInfo('icons are fetched again')
        isHostAway = false
        await sleep(PAUSE_MS, signal)
      }
    } catch (error) {
      if (!(error instanceof IconHostError)) throw error
      if (signal.aborted) return
      if (!isHostAway) {
        logInfo('icons cannot be fetched, items show glyphs', { cause: error.message })
      }
      isHostAway = true
    }
  }
}

async function sleepUnlessAborted(ms: number, signal: AbortSignal) {
  // Rejects if the signal aborts.
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => undefined)
}

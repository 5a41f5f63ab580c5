import { logError } from '../logger'
import { refreshCharacters, type RefreshOptions } from './refresh-characters'

const DAY_MS = 24 * 60 * 60 * 1000

/** Runs `refreshCharacters` in the background, now and once a day. */
export function startDailyRefresh(options: Omit<RefreshOptions, 'signal'>) {
  const abort = new AbortController()
  let round = Promise.resolve()
  const run = () => {
    round = refreshCharacters({ ...options, signal: abort.signal }).catch((error: unknown) =>
      logError('character refresh failed', error),
    )
  }
  run()
  const daily = setInterval(run, DAY_MS)
  return {
    /** Stops after the character that is being refreshed; resolves then. */
    stop() {
      clearInterval(daily)
      abort.abort()
      return round
    },
  }
}

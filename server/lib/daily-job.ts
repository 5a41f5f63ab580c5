import { logError } from '../logger'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Runs a job in the background, now and once a day.
 * @param name names the job in the log if it fails
 * @param job stops after its current step when the signal is aborted
 */
export function startDailyJob(name: string, job: (signal: AbortSignal) => Promise<void>) {
  const abort = new AbortController()
  let round = Promise.resolve()
  const run = () => {
    round = job(abort.signal).catch((error: unknown) => logError(`${name} failed`, error))
  }
  run()
  const daily = setInterval(run, DAY_MS)
  return {
    /** Stops the job; resolves when its current step has ended. */
    stop() {
      clearInterval(daily)
      abort.abort()
      return round
    },
  }
}

import { logError } from '../logger'

export interface RegularJobOptions {
  /** Names the job in the log if it fails. */
  name: string
  everyMs: number
  /** When the job runs first; at once if absent. */
  firstAfterMs?: number
}

/**
 * Runs a job in the background, again and again.
 * @param job stops after its current step when the signal is aborted
 */
export function startRegularJob(
  { name, everyMs, firstAfterMs }: RegularJobOptions,
  job: (signal: AbortSignal) => Promise<void>,
) {
  const abort = new AbortController()
  let round = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  function run() {
    timer = setTimeout(run, everyMs)
    round = job(abort.signal).catch((error: unknown) => logError(`${name} failed`, error))
  }
  if (firstAfterMs === undefined) run()
  else timer = setTimeout(run, firstAfterMs)
  return {
    /** Stops the job; resolves when its current step has ended. */
    stop() {
      clearTimeout(timer)
      abort.abort()
      return round
    },
  }
}

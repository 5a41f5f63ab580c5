import { logError } from '../logger'

export interface RegularJobOptions {
  /** Names the job in the log if it fails. */
  name: string
  everyMs: number
  /** When the job runs first; at once if absent. */
  firstAfterMs?: number
}

/**
 * Runs a job in the background, again and again, but never twice at a time: a round that would begin
 * while another one runs is left out.
 * @param job stops after its current step when the signal is aborted
 */
export function startRegularJob(
  { name, everyMs, firstAfterMs }: RegularJobOptions,
  job: (signal: AbortSignal) => Promise<void>,
) {
  const abort = new AbortController()
  let round: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  function run() {
    timer = setTimeout(run, everyMs)
    round ??= job(abort.signal)
      .catch((error: unknown) => logError(`${name} failed`, error))
      .finally(() => {
        round = undefined
      })
  }
  if (firstAfterMs === undefined) run()
  else timer = setTimeout(run, firstAfterMs)
  return {
    /** Stops the job; resolves when its current step has ended. */
    async stop() {
      clearTimeout(timer)
      abort.abort()
      await round
    },
  }
}

interface PacerOptions {
  /** Tasks started per second. */
  perSecond: number
  /** Tasks that run at the same time. */
  concurrency: number
  /** Milliseconds since the epoch. */
  now: () => number
  sleep: (ms: number) => Promise<void>
}

/** Runs tasks in their order, at a limited rate and at most some of them at the same time. */
export function createPacer({ perSecond, concurrency, now, sleep }: PacerOptions) {
  const waiting: (() => void)[] = []
  let running = 0
  let nextStart = 0

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running < concurrency) running += 1
    // The task that ends hands its place over, so `running` stays the same.
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      const wait = nextStart - now()
      nextStart = Math.max(nextStart, now()) + 1000 / perSecond
      if (wait > 0) await sleep(wait)
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}

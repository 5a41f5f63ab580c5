/** How a call of the backend does under load. */
export interface CallCost {
  /** Milliseconds, the middle of all answers. */
  latency: number
  /** Milliseconds that 95 of 100 answers stay below. */
  latency95: number
  perSecond: number
}

interface LoadOptions {
  /** How many callers ask at the same time, each one call after another. */
  callers?: number
  seconds: number
}

/**
 * Has callers make the same call for some seconds.
 * @throws when an answer is not one of success
 */
export async function measureCall(
  request: () => Request,
  { callers = 8, seconds }: LoadOptions,
): Promise<CallCost> {
  const latencies: number[] = []
  const begin = performance.now()
  const end = begin + seconds * 1000
  const call = async () => {
    while (performance.now() < end) {
      const sent = performance.now()
      const answer = await fetch(request())
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
      latencies.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  const took = performance.now() - begin
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    latency: sorted[Math.floor(sorted.length / 2)] ?? 0,
    latency95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    perSecond: (sorted.length / took) * 1000,
  }
}

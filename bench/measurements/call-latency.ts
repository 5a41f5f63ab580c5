/** Latency and throughput of a call under load. */
export interface CallCost {
  /** Median latency in milliseconds. */
  latency: number
  /** 95th percentile of the latency in milliseconds. */
  latency95: number
  perSecond: number
}

interface LoadOptions {
  /** Number of concurrent callers, each of which sends one request after another. */
  callers?: number
  /** The duration of the measurement. */
  seconds?: number
}

/**
 * Measures a call that several callers send repeatedly for some seconds.
 * @throws if a response has an error status
 */
export async function measureCall(
  request: () => Request,
  { callers = 8, seconds = 1 }: LoadOptions = {},
): Promise<CallCost> {
  const latencies: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  const call = async () => {
    while (performance.now() < end) {
      const sent = performance.now()
      const response = await fetch(request())
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
      latencies.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  const elapsed = performance.now() - start
  const sorted = latencies.toSorted((a, b) => a - b)
  return {
    latency: sorted[Math.floor(sorted.length / 2)] ?? 0,
    latency95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    perSecond: (sorted.length / elapsed) * 1000,
  }
}

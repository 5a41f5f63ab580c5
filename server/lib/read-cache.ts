import { LRUCache } from 'lru-cache'

type Options<Value> = Partial<ReturnType<typeof keepFor>> &
  ({ max: number } | { maxSize: number; sizeCalculation: (value: Value) => number })

/**
 * Keeps the results of reads in memory, within the limits of the options; those that were not used
 * for longest are dropped first. Concurrent reads with the same key share one. Failures are not
 * kept.
 */
export function createReadCache<Value extends object>(options: Options<Value>) {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    ...options,
    // A read that is dropped while it runs still has callers.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: read }) => read(),
  })
  /** The result of an earlier read with this key, otherwise of `read`. */
  return (key: string, read: () => Promise<Value>): Promise<Value> =>
    cache.forceFetch(key, { context: read })
}

/** The options of a cache that keeps values for a time, by the given clock. */
export function keepFor(ageMaxMs: number, now: () => number) {
  // An entry is used until it is older than `ttl`.
  return { ttl: ageMaxMs - 1, ttlResolution: 0, perf: { now } }
}

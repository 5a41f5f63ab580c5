/** Enough for every person of a large instance; what is more would be an attack on our memory. */
const KEYS_MAX = 10_000
const MINUTE_MS = 60_000

interface Bucket {
  left: number
  countedAt: number
}

interface RateLimiterOptions {
  /** How many at once, and how many come back each minute. */
  perMinute: number
  now: () => number
  keysMax?: number
}

/**
 * Counts what each key (a person, an address) has asked for: a bucket that holds a minute's worth and
 * fills evenly. Whoever was not seen for longest is forgotten first, so memory is bounded.
 */
export function createRateLimiter({ perMinute, now, keysMax = KEYS_MAX }: RateLimiterOptions) {
  const perMs = perMinute / MINUTE_MS
  const buckets = new Map<string, Bucket>()

  return {
    /** Takes one; the answer is 0, or after how many whole seconds there is one again. */
    take(key: string): number {
      const bucket = buckets.get(key) ?? { left: perMinute, countedAt: now() }
      const passedMs = Math.max(0, now() - bucket.countedAt)
      const left = Math.min(perMinute, bucket.left + passedMs * perMs)
      const isAllowed = left >= 1
      // To the end of the map, which is in the order of insertion.
      buckets.delete(key)
      buckets.set(key, { left: isAllowed ? left - 1 : left, countedAt: now() })
      const [oldest] = buckets.keys()
      if (buckets.size > keysMax && oldest !== undefined) buckets.delete(oldest)
      return isAllowed ? 0 : Math.ceil((1 - left) / perMs / 1000)
    },
  }
}

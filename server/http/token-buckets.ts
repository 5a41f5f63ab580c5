import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '../lib/durations'

/** Upper bound on the keys kept in memory, so that many different addresses cannot exhaust it. */
const KEYS_MAX = 10_000

interface Bucket {
  left: number
  countedAt: number
}

interface TokenBucketOptions {
  /** Bucket size and refill rate: this many requests at once, and this many new ones per minute. */
  perMinute: number
  /** Milliseconds since the epoch. */
  now: () => number
  keysMax?: number
}

/**
 * A token bucket per key (a user id or an address). When more than `keysMax` keys are in use, the
 * least recently used one is dropped.
 */
export function createTokenBuckets({ perMinute, now, keysMax = KEYS_MAX }: TokenBucketOptions) {
  const perMs = perMinute / MINUTE_MS
  const buckets = new LRUCache<string, Bucket>({ max: keysMax })

  return {
    /** Counts one request. Returns 0 if it is allowed, else the seconds until the next one is. */
    take(key: string): number {
      const bucket = buckets.get(key) ?? { left: perMinute, countedAt: now() }
      const passedMs = Math.max(0, now() - bucket.countedAt)
      const left = Math.min(perMinute, bucket.left + passedMs * perMs)
      const isAllowed = left >= 1
      buckets.set(key, { left: isAllowed ? left - 1 : left, countedAt: now() })
      return isAllowed ? 0 : Math.ceil((1 - left) / perMs / 1000)
    },
  }
}

import { setNewest } from './set-newest'

interface ReadCacheOptions {
  ageMaxMs: number
  entriesMax: number
  /** Milliseconds since the epoch. */
  now: () => number
}

/**
 * Keeps the results of reads in memory for a time. Concurrent reads with the same key share one. Failures
 * are not kept. When it is full, the oldest entry is dropped.
 */
export function createReadCache({ ageMaxMs, entriesMax, now }: ReadCacheOptions) {
  const entries = new Map<string, { value: unknown; readAt: number }>()
  const pending = new Map<string, Promise<unknown>>()

  async function readAndKeep<T>(key: string, read: () => Promise<T>): Promise<T> {
    const value = await read()
    setNewest(entries, key, { value, readAt: now() }, entriesMax)
    return value
  }

  /** The result of `read`, or of an earlier read with this key, which must have had the same type. */
  return async function get<T>(key: string, read: () => Promise<T>): Promise<T> {
    const entry = entries.get(key)
    // The values have the types of their keys' reads; the map does not know these.
    if (entry && now() - entry.readAt < ageMaxMs) return entry.value as T
    const running = pending.get(key)
    if (running) return running as Promise<T>
    const started = readAndKeep(key, read).finally(() => pending.delete(key))
    pending.set(key, started)
    return started
  }
}

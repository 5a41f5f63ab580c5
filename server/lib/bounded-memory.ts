interface BoundedMemoryOptions<Value> {
  /** Of all values together, in the unit of `sizeOf`. */
  sizeMax: number
  sizeOf: (value: Value) => number
}

/**
 * Keeps values by key until they are too large together; those that were not used for longest are dropped
 * first. Concurrent calls with the same key share one `make`; a failure is not kept.
 */
export function createBoundedMemory<Value>({ sizeMax, sizeOf }: BoundedMemoryOptions<Value>) {
  // In the order of their last use.
  const values = new Map<string, Value>()
  const pending = new Map<string, Promise<Value>>()
  let size = 0

  async function makeAndKeep(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = await make()
    values.set(key, value)
    size += sizeOf(value)
    for (const [oldest, dropped] of values) {
      if (size <= sizeMax) break
      values.delete(oldest)
      size -= sizeOf(dropped)
    }
    return value
  }

  /** The value of a key, from `make` if there is none. */
  return async function get(key: string, make: () => Promise<Value>): Promise<Value> {
    const value = values.get(key)
    if (value !== undefined) {
      values.delete(key)
      values.set(key, value)
      return value
    }
    const running = pending.get(key)
    if (running) return running
    const started = makeAndKeep(key, make).finally(() => pending.delete(key))
    pending.set(key, started)
    return started
  }
}

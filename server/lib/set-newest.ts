/**
 * Sets a key of a map and makes it the newest one. If the map then has more than `max` keys, the oldest one
 * is deleted, so that memory that requests fill stays bounded.
 */
export function setNewest<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  value: Value,
  max: number,
): void {
  // Maps iterate in insertion order: deleting first moves the key to the end.
  map.delete(key)
  map.set(key, value)
  if (map.size <= max) return
  const { value: oldest, done } = map.keys().next()
  if (!done) map.delete(oldest)
}

/** Groups values by key, in order, like `Map.groupBy`, which Node 20 lacks. */
export function groupBy<Value, Key>(values: readonly Value[], keyOf: (value: Value) => Key) {
  const groups = new Map<Key, [Value, ...Value[]]>()
  for (const value of values) {
    const key = keyOf(value)
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

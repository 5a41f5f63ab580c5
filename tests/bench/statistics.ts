/** What was measured several times: the one in the middle, and the least and the most. */
export interface Measured {
  median: number
  min: number
  max: number
}

/** @throws when nothing was measured */
function summarize(values: readonly number[]): Measured {
  const sorted = values.toSorted((a, b) => a - b)
  const [min, max] = [sorted[0], sorted.at(-1)]
  if (min === undefined || max === undefined) throw new Error('Nothing was measured')
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? max
  const median = sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? min) + upper) / 2 : upper
  return { median, min, max }
}

/** Each key of several runs, summarised. */
export function summarizeAll<Key extends string>(
  runs: readonly Record<Key, number>[],
): Record<Key, Measured> {
  const [first] = runs
  if (!first) throw new Error('Nothing was measured')
  const keys = Object.keys(first) as Key[] // Object.keys forgets what it is given.
  const pairs = keys.map((key) => [key, summarize(runs.map((run) => run[key]))] as const)
  return Object.fromEntries(pairs) as Record<Key, Measured>
}

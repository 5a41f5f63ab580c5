/** Median, minimum and maximum of several measurements. */
export interface Measured {
  median: number
  min: number
  max: number
}

/** @throws if there are no values */
export function summarize(values: readonly number[]): Measured {
  const sorted = values.toSorted((a, b) => a - b)
  const [min, max] = [sorted[0], sorted.at(-1)]
  if (min === undefined || max === undefined) throw new Error('No values to summarize')
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? max
  const median = sorted.length % 2 === 0 ? ((sorted[middle - 1] ?? min) + upper) / 2 : upper
  return { median, min, max }
}

/** Summarizes each figure of several runs. */
export function summarizeAll<Key extends string>(
  runs: readonly Record<Key, number>[],
): Record<Key, Measured> {
  const [first] = runs
  if (!first) throw new Error('No runs to summarize')
  const keys = Object.keys(first) as Key[] // Object.keys() returns string[]
  const pairs = keys.map((key) => [key, summarize(runs.map((run) => run[key]))] as const)
  return Object.fromEntries(pairs) as Record<Key, Measured>
}

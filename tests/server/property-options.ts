import { runs } from '../support/runs'

/** Options of fast-check. A failure prints its seed; TEST_SEED repeats the run. */
export function propertyOptions(few: number, many: number) {
  const { TEST_RUNS, TEST_SEED } = process.env
  // The seed is fixed for few runs and random for many.
  const seed = TEST_RUNS === 'many' ? undefined : 1
  return { numRuns: runs(few, many), seed: TEST_SEED === undefined ? seed : Number(TEST_SEED) }
}

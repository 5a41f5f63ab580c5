/** Whether `npm run test:all` runs, which sets TEST_RUNS=many. */
export const isFullRun = process.env.TEST_RUNS === 'many'

/** The number of runs of a property or fuzz test: `few` in `npm test`, `many` in `test:all`. */
export function runs(few: number, many: number): number {
  return isFullRun ? many : few
}

/** The cases of a table to test: every `step`-th one in `npm test`, all in `test:all`. */
export function sample<Case>(cases: readonly Case[], step: number): readonly Case[] {
  return cases.filter((_, index) => isFullRun || index % step === 0)
}

/**
 * Options of fast-check for `fc.assert`. Few runs always try the same values, many runs try
 * those of TEST_SEED, or new ones each time. A failure prints its seed.
 */
export function propertyOptions(few: number, many: number) {
  const { TEST_SEED } = process.env
  const seed = isFullRun ? undefined : 1
  return { numRuns: runs(few, many), seed: TEST_SEED === undefined ? seed : Number(TEST_SEED) }
}

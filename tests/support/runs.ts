/**
 * The number of runs of a property or fuzz test: `few` in `npm test`, `many` in `npm run test:all`,
 * which sets TEST_RUNS=many.
 */
export function runs(few: number, many: number): number {
  return process.env.TEST_RUNS === 'many' ? many : few
}

/**
 * Options of fast-check for `fc.assert`. Few runs always try the same values, many runs try
 * those of TEST_SEED, or new ones each time. A failure prints its seed.
 */
export function propertyOptions(few: number, many: number) {
  const { TEST_RUNS, TEST_SEED } = process.env
  const seed = TEST_RUNS === 'many' ? undefined : 1
  return { numRuns: runs(few, many), seed: TEST_SEED === undefined ? seed : Number(TEST_SEED) }
}

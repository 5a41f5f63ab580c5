const RUNS_MANY = process.env.TEST_RUNS === 'many'

/** The number of runs of a property test: `many` when TEST_RUNS=many is set, else `few`. */
export function runs(few: number, many: number): number {
  return RUNS_MANY ? many : few
}

/**
 * The seed of a property test: fixed for few runs, so that they always try the same values; random
 * for many. TEST_SEED repeats the run of a failure, which prints its seed.
 */
export function seed(): number | undefined {
  if (process.env.TEST_SEED !== undefined) return Number(process.env.TEST_SEED)
  return RUNS_MANY ? undefined : 1
}

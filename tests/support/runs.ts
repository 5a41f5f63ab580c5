/** How often a property or fuzz test runs: `few` in `npm test`, `many` in `npm run test:all`. */
export function runs(few: number, many: number): number {
  return process.env.TEST_RUNS === 'many' ? many : few
}

/**
 * Short of the size (128 kB, two bytes per character) from which V8 allocates each string anew,
 * which is slower.
 */
const LENGTH = 64_000
const PIECES = 64
/**
 * The bound of `timeRatio` for linear time, which has 1. Caches and compilation make it two or
 * three.
 */
export const LINEAR_MAX = 8
/**
 * The shortest time of several counts, because the garbage of other tests may be collected
 * meanwhile.
 */
const ROUNDS = 5

/**
 * The time for a text of 64,000 characters, divided by the time for 64 of 1,000, measured in turn:
 * about 1 for linear time, 64 for quadratic time. Tests that call it are left to `npm run test:all`
 * (`isFullRun`), because what runs beside them and the garbage collector change it.
 * @param textOf returns a text of about the given length
 */
export function timeRatio(
  read: (text: string) => unknown,
  textOf: (length: number) => string,
): number {
  const long = textOf(LENGTH)
  const short = textOf(LENGTH / PIECES)
  let longTime = Infinity
  let shortTime = Infinity
  for (let round = 0; round < ROUNDS; round += 1) {
    shortTime = Math.min(shortTime, processorTime(read, short, PIECES))
    longTime = Math.min(longTime, processorTime(read, long, 1))
  }
  return longTime / Math.max(shortTime, 1)
}

/** In microseconds. Waiting for other processes does not lengthen it. */
function processorTime(read: (text: string) => unknown, text: string, times: number): number {
  const start = process.cpuUsage()
  for (let index = 0; index < times; index += 1) read(text)
  const { user, system } = process.cpuUsage(start)
  return user + system
}

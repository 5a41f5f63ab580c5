/** Times below this are not scaled: they are quick on any machine. */
const QUICK_MS = 100
/** How often a time that is not quick is measured again. */
const ROUNDS = 3
/** The time for the reference on the machine to which times are scaled. */
const REFERENCE_MS = 8

const REFERENCE = JSON.stringify(
  Array.from({ length: 25_000 }, (_, id) => ({ id, name: 'Ring of the Deep', slot: 11 })),
)

/**
 * The processor time of `run` in milliseconds, on a slower machine scaled to one that parses a megabyte of
 * JSON in 8 ms. For a megabyte of text, it tells linear time from quadratic time on any machine.
 */
export function scaledMs(run: () => unknown): number {
  let shortest = processorMs(run)
  // Garbage of other tests may have been collected meanwhile, and the speed of a shared machine changes within a
  // second, so the shortest time counts, and each is scaled by a reference of the same moment.
  for (let round = 0; round < ROUNDS && shortest >= QUICK_MS; round += 1) {
    const scale = REFERENCE_MS / processorMs(() => JSON.parse(REFERENCE))
    shortest = Math.min(shortest, processorMs(run) * Math.min(scale, 1))
  }
  return shortest
}

/** Processor time in milliseconds; waiting for other processes does not lengthen it. */
function processorMs(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

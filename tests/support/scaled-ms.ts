/** Times below this are not scaled: they are quick on any machine. */
const QUICK_MS = 100
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
  const ms = processorMs(run)
  if (ms < QUICK_MS) return ms
  // Garbage of other tests may have been collected meanwhile, so the shorter of two times counts.
  const scale = REFERENCE_MS / processorMs(() => JSON.parse(REFERENCE))
  return Math.min(ms, processorMs(run)) * Math.min(scale, 1)
}

/** Processor time in milliseconds; waiting for other processes does not lengthen it. */
function processorMs(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

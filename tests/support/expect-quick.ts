import { expect } from 'vitest'

/** The processor time that reading a hostile text may take, and the time of the reference on the same machine. */
const MS_MAX = 200
const REFERENCE_MS = 8

const REFERENCE = JSON.stringify(
  Array.from({ length: 25_000 }, (_, id) => ({ id, name: 'Ring of the Deep', slot: 11 })),
)

/**
 * Fails if `read` takes more than 200 ms of processor time, or on a slower machine, in proportion, which
 * parsing a megabyte of JSON shows. For a megabyte, that tells linear time from quadratic time.
 */
export function expectQuick(read: () => unknown): void {
  const ms = processorMs(read)
  if (ms <= MS_MAX) return
  // Garbage of other tests may have been collected meanwhile, so the faster of two times counts.
  expect(Math.min(ms, processorMs(read))).toBeLessThan(
    (MS_MAX / REFERENCE_MS) * processorMs(() => JSON.parse(REFERENCE)),
  )
}

/** Processor time in milliseconds; waiting for other processes does not lengthen it. */
function processorMs(run: () => unknown): number {
  const start = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

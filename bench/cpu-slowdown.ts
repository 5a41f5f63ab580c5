import { summarize, type Measured } from './statistics'

/** The phone of the goals (bench/results.md) is four times slower than the reference machine. */
const PHONE_SLOWDOWN = 4

/**
 * What the route change of the bare stack takes on the reference machine at that slowdown, in
 * milliseconds.
 */
const REFERENCE_MS = 26

/** The number of last measurements of the reference that count: a single one varies by half. */
const WINDOW = 5

/** How fast this machine was, and how much its CPU was throttled. */
export interface SlowdownSummary {
  rate: Measured
  /** The time of the reference in milliseconds, at the slowdown of the phone. */
  reference: Measured
}

/**
 * Throttles the CPU of this machine to the speed of the phone. A fixed factor would measure the
 * machine: the speed of shared machines varies from minute to minute.
 */
export class CpuSlowdown {
  readonly #measureBareStack: (slowdown: number) => Promise<number>
  readonly #references: number[] = []
  readonly #rates: number[] = []

  /**
   * @param measureBareStack returns the time of the bare stack's route change at a slowdown, in
   *   milliseconds
   */
  constructor(measureBareStack: (slowdown: number) => Promise<number>) {
    this.#measureBareStack = measureBareStack
  }

  /**
   * Measures the machine and returns the factor by which its CPU has to be throttled; at least 1.
   */
  async next(): Promise<number> {
    do this.#references.push(await this.#measureBareStack(PHONE_SLOWDOWN))
    while (this.#references.length < WINDOW)
    const { median } = summarize(this.#references.slice(-WINDOW))
    const rate = Math.max(1, (PHONE_SLOWDOWN * REFERENCE_MS) / median)
    this.#rates.push(rate)
    return rate
  }

  /** @throws if `next` was not called */
  summary(): SlowdownSummary {
    return { rate: summarize(this.#rates), reference: summarize(this.#references) }
  }
}

/** One sentence for a report. */
export function describeSlowdown({ rate, reference }: SlowdownSummary): string {
  return (
    `The CPU was throttled by ${rate.median.toFixed(1)}× (${rate.min.toFixed(1)}–${rate.max.toFixed(1)}) to the ` +
    `speed of a phone that is ${PHONE_SLOWDOWN}× slower than the reference machine: at ${PHONE_SLOWDOWN}×, the ` +
    `route change of the bare stack took ${Math.round(reference.median)} ms ` +
    `(${Math.round(reference.min)}–${Math.round(reference.max)}) on this machine and takes ${REFERENCE_MS} ms on ` +
    'that one.'
  )
}

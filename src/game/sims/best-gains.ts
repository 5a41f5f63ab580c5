import { GAINS_MAX, type SimGain, type SkippedRow } from './sim-report'

/** The longest name of a skipped row that is shown. */
const NAME_MAX = 80
/** Collects the rows of a report. Of several rows for the same drop, the best one counts. */
export class GainCollector {
  readonly #best = new Map<string, SimGain>()
  readonly #skipped: SkippedRow[] = []

  add(row: SimGain, name: string) {
    const key = dropOf(row)
    const other = this.#best.get(key)
    if (other && other.gain >= row.gain) return
    if (!other && this.#best.size >= GAINS_MAX) this.skip(name, 'Too many rows')
    else this.#best.set(key, row)
  }

  skip(name: string, reason: string) {
    this.#skipped.push({ name: name.slice(0, NAME_MAX), reason })
  }

  /** The gains, in the order of their first rows. */
  finish(): { gains: SimGain[]; skipped: SkippedRow[] } {
    return { gains: [...this.#best.values()], skipped: this.#skipped }
  }
}

/** The key of a drop and of the item that the character gets from it. */
function dropOf({ itemId, sourceItemId, instanceId, encounterId, difficulty }: SimGain): string {
  return [itemId, sourceItemId, instanceId, encounterId, difficulty].join('/')
}

import type { Difficulty } from '../difficulties'
import type { Slot } from '../items'

/*
 * Simulation reports: what a character would gain from the items of a raid. One file of this folder
 * reads one format, `read-report.ts` tells them apart. Everything here is input that was not
 * checked by anybody.
 */

/** The largest report that is read, in characters; of one behind a link, in bytes. */
export const REPORT_SIZE_MAX = 5_000_000

/** The largest number of gains of a report; further ones are skipped. */
export const GAINS_MAX = 1000

/** The largest number of rows of a report that is read; real ones have a few hundred. */
export const ROWS_MAX = 5000
export const TOO_MANY_ROWS = 'This report has more than 5,000 rows. Simulate one raid at a time.'

/**
 * One simulated item. Rows for the same drop, such as those of two ring slots, are merged into the
 * best one.
 */
export interface SimGain {
  /** The game's id of the simulated item. */
  itemId: number
  /**
   * The game's id of what has to drop for it, if that is another item: a tier token, or what the
   * catalyst converts.
   */
  sourceItemId: number | null
  /** Whether it is a piece of a tier set. */
  isTierPiece: boolean
  /** The journal's ids; negative encounters are trash. Null if the report does not name them. */
  instanceId: number | null
  encounterId: number | null
  difficulty: Difficulty
  itemLevel: number | null
  /** Null if the report does not name it. */
  slot: Slot | null
  /** The difference to the baseline, in the unit of the report's metric. */
  gain: number
  /** The same in percent of the baseline. */
  percent: number
  /** Half the width of the 95 % confidence interval of `gain`; null if unknown. */
  error: number | null
}

/** A row of a report that is not used. */
export interface SkippedRow {
  name: string
  reason: string
}

export const SIM_SOURCES = ['Raidbots', 'QE Live'] as const
/**
 * The measured quantities: the character's damage or healing per second, or the damage per second
 * of its raid.
 */
export const SIM_METRICS = ['dps', 'raid_dps', 'hps'] as const

/**
 * The character that a report is about. A field is null if the report does not name it or the app
 * does not know it.
 */
export interface SimulatedCharacter {
  name: string | null
  realm: string | null
  region: string | null
  /** Display name ("Death Knight"). */
  className: string | null
  /** Slug within the class. */
  specialization: string | null
}

/** Facts about a simulation; null if they are not known. */
export interface SimFacts {
  source: (typeof SIM_SOURCES)[number]
  fightStyle: string | null
  /** The length of the fight in seconds. */
  fightLength: number | null
  targetCount: number | null
  /** ISO 8601. */
  simulatedAt: string | null
  metric: (typeof SIM_METRICS)[number]
  /** The value of `metric` with the items that the character wears. */
  baseline: number | null
}

/** A report as the app uses it. */
export interface SimReport extends SimFacts {
  character: SimulatedCharacter
  gains: SimGain[]
  skipped: SkippedRow[]
}

/** A report, or why the text is not one and what to do, in one or two sentences for the user. */
export type ReadReport =
  | { report: SimReport; refusal?: never }
  | { refusal: string; report?: never }

/** Whether a gain is smaller than its error, so that it may be a loss as well as a gain. */
export function isNoise({ gain, error }: Pick<SimGain, 'gain' | 'error'>): boolean {
  return error !== null && Math.abs(gain) < error
}

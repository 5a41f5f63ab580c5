/** Raid difficulties, easiest first. The id is what is stored and what an auto-name shows. */
export const DIFFICULTIES = ['LFR', 'Normal', 'Heroic', 'Mythic'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The text of a difficulty in a select (spec section 2). */
export const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  LFR: 'LFR (Looking for Raid)',
  Normal: 'Normal',
  Heroic: 'Heroic',
  Mythic: 'Mythic',
}

/**
 * The difficulty to keep when an instance may lack the wanted one: the wanted one if it is there,
 * else the nearest lower one, else the nearest higher one. Unknown names are ignored.
 */
export function nearestDifficulty(wanted: Difficulty, available: readonly string[]): Difficulty {
  const index = DIFFICULTIES.indexOf(wanted)
  const lower = DIFFICULTIES.slice(0, index + 1).toReversed()
  const higher = DIFFICULTIES.slice(index + 1)
  return [...lower, ...higher].find((difficulty) => available.includes(difficulty)) ?? wanted
}

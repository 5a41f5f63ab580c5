/** Raid difficulties, easiest first. These values are stored, and used in generated list names. */
export const DIFFICULTIES = ['LFR', 'Normal', 'Heroic', 'Mythic'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** The options of a difficulty select (docs/specification.md, section 2). */
export const DIFFICULTY_LABELS: Record<Difficulty, string> = {
  LFR: 'LFR (Looking for Raid)',
  Normal: 'Normal',
  Heroic: 'Heroic',
  Mythic: 'Mythic',
}

/**
 * Returns `wanted` if it is available, otherwise the nearest easier difficulty, otherwise the nearest
 * harder one. Unknown names in `available` are ignored; `wanted` is returned if nothing else is left.
 */
export function nearestDifficulty(wanted: Difficulty, available: readonly string[]): Difficulty {
  const index = DIFFICULTIES.indexOf(wanted)
  const easier = DIFFICULTIES.slice(0, index + 1).toReversed()
  const harder = DIFFICULTIES.slice(index + 1)
  return [...easier, ...harder].find((difficulty) => available.includes(difficulty)) ?? wanted
}

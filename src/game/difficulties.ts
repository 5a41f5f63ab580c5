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
 * Returns `wanted` if it is available, otherwise the nearest easier difficulty, otherwise the
 * nearest harder one. Unknown names in `available` are ignored; `wanted` is returned if nothing
 * else is left.
 */
export function nearestDifficulty(wanted: Difficulty, available: readonly string[]): Difficulty {
  const index = DIFFICULTIES.indexOf(wanted)
  const easier = DIFFICULTIES.slice(0, index + 1).toReversed()
  const harder = DIFFICULTIES.slice(index + 1)
  return [...easier, ...harder].find((difficulty) => available.includes(difficulty)) ?? wanted
}

/** The game's raid modes by their difficulty; those of raids before 2014 have a size. */
const DIFFICULTY_OF_MODE: Readonly<Partial<Record<string, Difficulty>>> = {
  LFR: 'LFR',
  NORMAL: 'Normal',
  HEROIC: 'Heroic',
  MYTHIC: 'Mythic',
  LEGACY_10_MAN: 'Normal',
  LEGACY_25_MAN: 'Normal',
  LEGACY_10_MAN_HEROIC: 'Heroic',
  LEGACY_25_MAN_HEROIC: 'Heroic',
}

/** The difficulties of the game's raid modes, easiest first. Unknown modes are ignored. */
export function difficultiesOfModes(modes: readonly string[]): Difficulty[] {
  return DIFFICULTIES.filter((difficulty) =>
    modes.some((mode) => DIFFICULTY_OF_MODE[mode] === difficulty),
  )
}

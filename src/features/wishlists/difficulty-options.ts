import { DIFFICULTIES, DIFFICULTY_LABELS } from '@/game/difficulties'

/**
 * The options of a Difficulty select. Difficulties that are not in `available` are disabled; while
 * `available` is undefined, because no raid is chosen or loaded, none is disabled.
 */
export function difficultyOptions(available?: readonly string[]) {
  return DIFFICULTIES.map((value) => ({
    value,
    label: DIFFICULTY_LABELS[value],
    isDisabled: available !== undefined && !available.includes(value),
  }))
}

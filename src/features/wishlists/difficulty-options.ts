import { DIFFICULTIES, DIFFICULTY_LABELS } from '@/game/difficulties'

/**
 * The options of a Difficulty select: all four, those that the raid does not have disabled. Which it
 * has is undefined while the raid is not known; then none is.
 */
export function difficultyOptions(available?: readonly string[]) {
  return DIFFICULTIES.map((value) => ({
    value,
    label: DIFFICULTY_LABELS[value],
    isDisabled: available !== undefined && !available.includes(value),
  }))
}

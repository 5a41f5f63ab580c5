import type { Character } from '@/contract/character'
import { DIFFICULTIES, DIFFICULTY_LABELS } from '@/game/difficulties'
import { findClass, findSpecialization } from '@/game/classes'

/**
 * The specialization of a new wishlist by default: the character's current one, or '' if it is not
 * known.
 */
export function defaultSpecialization({
  className,
  specialization,
}: Pick<Character, 'className' | 'specialization'>): string {
  return findSpecialization(className, specialization ?? '')?.slug ?? ''
}

export function specializationOptions(className: string) {
  const { specializations = [] } = findClass(className) ?? {}
  return specializations.map(({ slug, name }) => ({ value: slug, label: name }))
}

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

import type { Character } from '@/contract/character'
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

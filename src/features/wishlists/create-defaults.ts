import type { Character } from '@/contract/character'
import { findSpecialization } from '@/game/classes'

/** The specialization of a new wishlist by default: the character's current one, or '' if it is not known. */
export function defaultSpecialization({
  className,
  specialization,
}: Pick<Character, 'className' | 'specialization'>): string {
  return findSpecialization(className, specialization ?? '')?.slug ?? ''
}

import type { AvailableCharacter, Character } from '@/contract/character'
import { findClass, specializationLabel } from '@/game/classes'

/** The value of `data-class` that tints by class; undefined for a class we do not know. */
export function classTint(className: string): string | undefined {
  return findClass(className)?.slug
}

/** "Frost Mage", or "Mage" when the specialization is not known. */
export function describeClass({
  className,
  specialization,
}: Pick<Character, 'className' | 'specialization'>): string {
  return specialization
    ? `${specializationLabel(className, specialization)} ${className}`
    : className
}

const FACTION_LABELS = new Map([
  ['ALLIANCE', 'Alliance'],
  ['HORDE', 'Horde'],
])

/** "Alliance"; an unknown faction as it came. */
export function factionLabel(faction: string): string {
  return FACTION_LABELS.get(faction) ?? faction
}

/** The one line that tells characters of an account apart. */
export function describeAvailable(character: AvailableCharacter): string {
  const { className, raceName, level, faction } = character
  const people = raceName ? `${raceName} ${className}` : className
  return [level && `Level ${level}`, people, faction && factionLabel(faction)]
    .filter(Boolean)
    .join(' · ')
}

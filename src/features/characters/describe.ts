import type { AvailableCharacter, Character } from '@/contract/character'
import { findClass, specializationLabel } from '@/game/classes'

/** The value of `data-class` that tints by class; undefined for a missing or unknown class. */
export function classTint(className: string | undefined): string | undefined {
  return className === undefined ? undefined : findClass(className)?.slug
}

/** "Frost Mage", or "Mage" without a specialization. */
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

/** "Alliance"; an unknown faction is returned unchanged. */
export function factionLabel(faction: string): string {
  return FACTION_LABELS.get(faction) ?? faction
}

/** "Level 80 · Tauren Druid · Horde", without the parts that are missing. */
export function describeAvailable(character: AvailableCharacter): string {
  const { className, raceName, level, faction } = character
  const race = [raceName, className].filter(Boolean).join(' ')
  return [level && `Level ${level}`, race, faction && factionLabel(faction)]
    .filter(Boolean)
    .join(' · ')
}

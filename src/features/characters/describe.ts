import type { AvailableCharacter, Character } from '@/contract/character'
import { findClass, specializationLabel } from '@/game/classes'
import type { BadgeVariant } from '@/ui/badge'

/** The value of `data-class` that tints by class; undefined for an unknown class. */
export function classTint(className: string): string | undefined {
  return findClass(className)?.slug
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

const FACTION_BADGES = new Map<string, { label: string; variant: BadgeVariant }>([
  ['ALLIANCE', { label: 'Alliance', variant: 'alliance' }],
  ['HORDE', { label: 'Horde', variant: 'horde' }],
  ['NEUTRAL', { label: 'Neutral', variant: 'neutral' }],
])

/** The label and badge of a faction. An unknown faction is its own label and has a neutral badge. */
export function describeFaction(faction: string): { label: string; variant: BadgeVariant } {
  return FACTION_BADGES.get(faction) ?? { label: faction, variant: 'neutral' }
}

/** "Level 80 · Tauren Druid · Horde", without the parts that are missing. */
export function describeAvailable(character: AvailableCharacter): string {
  const { className, raceName, level, faction } = character
  const race = raceName ? `${raceName} ${className}` : className
  return [level && `Level ${level}`, race, faction && describeFaction(faction).label]
    .filter(Boolean)
    .join(' · ')
}

import type { AvailableCharacter, Character } from '@/contract/character'
import { plural } from '@/lib/format'
import { findClass, specializationLabel } from '@/game/classes'

/** The value of `data-class` that tints by class; undefined for a missing or unknown class. */
export function classTint(className: string | null | undefined): string | undefined {
  return className == null ? undefined : findClass(className)?.slug
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

/** The item level, or "level 90" if no item level is known. */
export function describeLevel({ level, itemLevel }: Character) {
  return itemLevel ?? (level && `level ${level}`)
}

/** "Frost Mage · 281", with the item level, or the level if no item level is known. */
export function describePower(character: Character): string {
  return [describeClass(character), describeLevel(character)].filter(Boolean).join(' · ')
}

/** "Ashen Vanguard · 2 lists · Argent Dawn EU", without the parts that are missing. */
export function describePlace(character: Character): string {
  const { wishlistCount, guild, realm, region } = character
  const home = [realm, region?.toUpperCase()].filter(Boolean).join(' ')
  const lists = wishlistCount == null ? null : plural(wishlistCount, 'list')
  return [guild?.name, lists, home].filter(Boolean).join(' · ')
}

const FACTION_LABELS = new Map([
  ['ALLIANCE', 'Alliance'],
  ['HORDE', 'Horde'],
  ['NEUTRAL', 'Neutral'],
])

/** The name of a faction, in any spelling of its case; an unknown one is its own name. */
export function factionLabel(faction: string): string {
  return FACTION_LABELS.get(faction.toUpperCase()) ?? faction
}

/** "Level 80 · item level 155 · Tauren Druid · Horde", without the parts that are missing. */
export function describeAvailable(character: AvailableCharacter): string {
  const { className, raceName, level, itemLevel, faction } = character
  const race = [raceName, className].filter(Boolean).join(' ')
  return [
    level && `Level ${level}`,
    itemLevel && `item level ${itemLevel}`,
    race,
    faction && factionLabel(faction),
  ]
    .filter(Boolean)
    .join(' · ')
}

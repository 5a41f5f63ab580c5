import type { ArmorType, ItemType, PrimaryStat, TokenCategory } from './items'
import type { Role } from './roles'

/**
 * A specialization of a class. `id` is Blizzard's id, `slug` the stored value, `name` the label.
 * `weaponTypes` are the weapons, shields and off-hands that drop for it; it can equip more types
 * than these. `offHandWeapons` are the weapon types that it can also wield in the off hand.
 */
export interface Specialization {
  id: number
  name: string
  slug: string
  role: Role
  primaryStat: PrimaryStat
  weaponTypes: readonly ItemType[]
  offHandWeapons: readonly ItemType[]
}

export interface GameClass {
  id: number
  name: string
  slug: string
  armorType: ArmorType
  tokenCategory: TokenCategory
  specializations: readonly Specialization[]
}

const slugOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')

function gameClass(
  id: number,
  name: string,
  armorType: ArmorType,
  tokenCategory: TokenCategory,
  specializations: readonly Specialization[],
): GameClass {
  return { id, name, slug: slugOf(name), armorType, tokenCategory, specializations }
}

function specialization(
  id: number,
  name: string,
  role: Role,
  primaryStat: PrimaryStat,
  mainHandWeapons: readonly ItemType[],
  offHandWeapons: readonly ItemType[] = [],
): Specialization {
  const weaponTypes = [...mainHandWeapons, ...offHandWeapons]
  return { id, name, slug: slugOf(name), role, primaryStat, weaponTypes, offHandWeapons }
}

/*
 * Weapon types, taken from the raid loot tables since Dragonflight: a type is listed if it dropped
 * for the specialization in any season. Wands are listed too, although raids do not drop them.
 * Types that a later season removed stay listed, because offering an unusable item is better than
 * hiding a usable one. A test checks that every listed type has dropped.
 */
const ONE_HANDED = ['One-Handed Axe', 'One-Handed Mace', 'One-Handed Sword'] as const
const TWO_HANDED = ['Two-Handed Axe', 'Two-Handed Mace', 'Two-Handed Sword'] as const
const GREAT_WEAPONS = [...TWO_HANDED, 'Polearm'] as const
const POLE_WEAPONS = ['Polearm', 'Staff'] as const
const SWORD_AND_BOARD = [...ONE_HANDED, 'Shield'] as const
const SHOOTING = ['Bow', 'Crossbow', 'Gun'] as const
const MAGE_WEAPONS = ['Dagger', 'One-Handed Sword', 'Staff', 'Wand', 'Off-Hand'] as const
const PRIEST_WEAPONS = ['Dagger', 'One-Handed Mace', 'Staff', 'Wand', 'Off-Hand'] as const
const DRUID_CASTING = ['Dagger', 'One-Handed Mace', 'Staff', 'Two-Handed Mace', 'Off-Hand'] as const
const DRUID_SHAPESHIFTING = ['Polearm', 'Staff', 'Two-Handed Mace'] as const
const EVOKER_WEAPONS = [...DRUID_CASTING, 'Fist Weapon', 'One-Handed Sword'] as const
const SHAMAN_CASTING = ['Dagger', 'One-Handed Mace', 'Staff', 'Two-Handed Mace', 'Shield'] as const
const ENHANCEMENT_WEAPONS = ['Fist Weapon', 'One-Handed Axe', 'One-Handed Mace'] as const
const GLAIVES_AND_FISTS = ['Fist Weapon', 'One-Handed Axe', 'One-Handed Sword'] as const
const MISTWEAVER_WEAPONS = ['One-Handed Mace', 'One-Handed Sword', 'Staff', 'Off-Hand'] as const
const HOLY_PALADIN_WEAPONS = ['One-Handed Mace', 'One-Handed Sword', 'Shield'] as const
const MARTIAL_ARTS = ['Fist Weapon', ...ONE_HANDED] as const
// Survival can dual wield since Midnight.
const SURVIVAL_BLADES = ['Dagger', 'One-Handed Axe', 'One-Handed Sword'] as const
// One-handed weapons dropped for Fury until Midnight. Titan's Grip does not cover polearms.
const FURY_WEAPONS = ['Fist Weapon', ...ONE_HANDED, ...TWO_HANDED] as const

/**
 * The thirteen classes, ordered by name. Demon Hunter has only two specializations, as
 * docs/specification.md, section 3, requires. The game has since added a third.
 */
export const CLASSES: readonly GameClass[] = [
  gameClass(6, 'Death Knight', 'Plate Armor', 'DREADFUL', [
    specialization(250, 'Blood', 'tank', 'STRENGTH', GREAT_WEAPONS),
    specialization(251, 'Frost', 'melee', 'STRENGTH', GREAT_WEAPONS, ONE_HANDED),
    specialization(252, 'Unholy', 'melee', 'STRENGTH', GREAT_WEAPONS),
  ]),
  gameClass(12, 'Demon Hunter', 'Leather Armor', 'DREADFUL', [
    specialization(577, 'Havoc', 'melee', 'AGILITY', [], GLAIVES_AND_FISTS),
    specialization(581, 'Vengeance', 'tank', 'AGILITY', [], GLAIVES_AND_FISTS),
  ]),
  gameClass(11, 'Druid', 'Leather Armor', 'MYSTIC', [
    specialization(102, 'Balance', 'ranged', 'INTELLECT', DRUID_CASTING),
    specialization(103, 'Feral', 'melee', 'AGILITY', DRUID_SHAPESHIFTING),
    specialization(104, 'Guardian', 'tank', 'AGILITY', DRUID_SHAPESHIFTING),
    specialization(105, 'Restoration', 'healer', 'INTELLECT', DRUID_CASTING),
  ]),
  gameClass(13, 'Evoker', 'Mail Armor', 'ZENITH', [
    specialization(1467, 'Devastation', 'ranged', 'INTELLECT', EVOKER_WEAPONS),
    specialization(1468, 'Preservation', 'healer', 'INTELLECT', EVOKER_WEAPONS),
    specialization(1473, 'Augmentation', 'ranged', 'INTELLECT', EVOKER_WEAPONS),
  ]),
  gameClass(3, 'Hunter', 'Mail Armor', 'MYSTIC', [
    specialization(253, 'Beast Mastery', 'ranged', 'AGILITY', SHOOTING),
    specialization(254, 'Marksmanship', 'ranged', 'AGILITY', SHOOTING),
    specialization(255, 'Survival', 'melee', 'AGILITY', POLE_WEAPONS, SURVIVAL_BLADES),
  ]),
  gameClass(8, 'Mage', 'Cloth Armor', 'MYSTIC', [
    specialization(62, 'Arcane', 'ranged', 'INTELLECT', MAGE_WEAPONS),
    specialization(63, 'Fire', 'ranged', 'INTELLECT', MAGE_WEAPONS),
    specialization(64, 'Frost', 'ranged', 'INTELLECT', MAGE_WEAPONS),
  ]),
  gameClass(10, 'Monk', 'Leather Armor', 'ZENITH', [
    specialization(268, 'Brewmaster', 'tank', 'AGILITY', POLE_WEAPONS, MARTIAL_ARTS),
    specialization(270, 'Mistweaver', 'healer', 'INTELLECT', MISTWEAVER_WEAPONS),
    specialization(269, 'Windwalker', 'melee', 'AGILITY', POLE_WEAPONS, MARTIAL_ARTS),
  ]),
  gameClass(2, 'Paladin', 'Plate Armor', 'VENERATED', [
    specialization(65, 'Holy', 'healer', 'INTELLECT', HOLY_PALADIN_WEAPONS),
    specialization(66, 'Protection', 'tank', 'STRENGTH', SWORD_AND_BOARD),
    specialization(70, 'Retribution', 'melee', 'STRENGTH', GREAT_WEAPONS),
  ]),
  gameClass(5, 'Priest', 'Cloth Armor', 'VENERATED', [
    specialization(256, 'Discipline', 'healer', 'INTELLECT', PRIEST_WEAPONS),
    specialization(257, 'Holy', 'healer', 'INTELLECT', PRIEST_WEAPONS),
    specialization(258, 'Shadow', 'ranged', 'INTELLECT', PRIEST_WEAPONS),
  ]),
  gameClass(4, 'Rogue', 'Leather Armor', 'ZENITH', [
    specialization(259, 'Assassination', 'melee', 'AGILITY', [], ['Dagger']),
    specialization(260, 'Outlaw', 'melee', 'AGILITY', [], MARTIAL_ARTS),
    specialization(261, 'Subtlety', 'melee', 'AGILITY', [], ['Dagger']),
  ]),
  gameClass(7, 'Shaman', 'Mail Armor', 'VENERATED', [
    specialization(262, 'Elemental', 'ranged', 'INTELLECT', SHAMAN_CASTING),
    specialization(263, 'Enhancement', 'melee', 'AGILITY', [], ENHANCEMENT_WEAPONS),
    specialization(264, 'Restoration', 'healer', 'INTELLECT', SHAMAN_CASTING),
  ]),
  gameClass(9, 'Warlock', 'Cloth Armor', 'DREADFUL', [
    specialization(265, 'Affliction', 'ranged', 'INTELLECT', MAGE_WEAPONS),
    specialization(266, 'Demonology', 'ranged', 'INTELLECT', MAGE_WEAPONS),
    specialization(267, 'Destruction', 'ranged', 'INTELLECT', MAGE_WEAPONS),
  ]),
  gameClass(1, 'Warrior', 'Plate Armor', 'ZENITH', [
    specialization(71, 'Arms', 'melee', 'STRENGTH', GREAT_WEAPONS),
    specialization(72, 'Fury', 'melee', 'STRENGTH', ['Polearm'], FURY_WEAPONS),
    specialization(73, 'Protection', 'tank', 'STRENGTH', [...SWORD_AND_BOARD, 'Fist Weapon']),
  ]),
]

export const CLASS_NAMES = CLASSES.map((gameClass) => gameClass.name)

/** Finds a class by display name ("Death Knight"). */
export function findClass(className: string): GameClass | undefined {
  return CLASSES.find((gameClass) => gameClass.name === className)
}

export function findSpecialization(className: string, slug: string): Specialization | undefined {
  return findClass(className)?.specializations.find((candidate) => candidate.slug === slug)
}

/** Returns the display name of a specialization, or the slug itself if it is unknown. */
export function specializationLabel(className: string, slug: string): string {
  return findSpecialization(className, slug)?.name ?? slug
}

import type { ArmorType, ItemType, PrimaryStat, TokenCategory } from './items'

type Role = 'tank' | 'healer' | 'dps'

/** One way to play a class. `id` is Blizzard's, `slug` the value stored, `name` the label shown. */
export interface Specialization {
  id: number
  name: string
  slug: string
  role: Role
  primaryStat: PrimaryStat
}

/** A playable class; `weaponTypes` is what it can equip at all, whatever the specialization. */
export interface GameClass {
  id: number
  name: string
  slug: string
  armorType: ArmorType
  tokenCategory: TokenCategory
  weaponTypes: readonly ItemType[]
  specializations: readonly Specialization[]
}

function specialization(id: number, name: string, role: Role, primaryStat: PrimaryStat) {
  return { id, name, slug: name.toLowerCase().replaceAll(' ', '-'), role, primaryStat }
}

/**
 * The thirteen classes by name. Demon Hunter has two specializations: the spec says so, and the
 * third one of today's game is left out on purpose.
 */
export const CLASSES: readonly GameClass[] = [
  {
    id: 6,
    name: 'Death Knight',
    slug: 'death-knight',
    armorType: 'Plate Armor',
    tokenCategory: 'DREADFUL',
    weaponTypes: [
      'One-Handed Axe',
      'One-Handed Mace',
      'One-Handed Sword',
      'Polearm',
      'Two-Handed Axe',
      'Two-Handed Mace',
      'Two-Handed Sword',
    ],
    specializations: [
      specialization(250, 'Blood', 'tank', 'STRENGTH'),
      specialization(251, 'Frost', 'dps', 'STRENGTH'),
      specialization(252, 'Unholy', 'dps', 'STRENGTH'),
    ],
  },
  {
    id: 12,
    name: 'Demon Hunter',
    slug: 'demon-hunter',
    armorType: 'Leather Armor',
    tokenCategory: 'DREADFUL',
    weaponTypes: ['Fist Weapon', 'One-Handed Axe', 'One-Handed Sword'],
    specializations: [
      specialization(577, 'Havoc', 'dps', 'AGILITY'),
      specialization(581, 'Vengeance', 'tank', 'AGILITY'),
    ],
  },
  {
    id: 11,
    name: 'Druid',
    slug: 'druid',
    armorType: 'Leather Armor',
    tokenCategory: 'MYSTIC',
    weaponTypes: [
      'Dagger',
      'Fist Weapon',
      'One-Handed Mace',
      'Polearm',
      'Staff',
      'Two-Handed Mace',
    ],
    specializations: [
      specialization(102, 'Balance', 'dps', 'INTELLECT'),
      specialization(103, 'Feral', 'dps', 'AGILITY'),
      specialization(104, 'Guardian', 'tank', 'AGILITY'),
      specialization(105, 'Restoration', 'healer', 'INTELLECT'),
    ],
  },
  {
    id: 13,
    name: 'Evoker',
    slug: 'evoker',
    armorType: 'Mail Armor',
    tokenCategory: 'ZENITH',
    weaponTypes: [
      'Dagger',
      'Fist Weapon',
      'One-Handed Axe',
      'One-Handed Mace',
      'One-Handed Sword',
      'Staff',
      'Two-Handed Axe',
      'Two-Handed Mace',
      'Two-Handed Sword',
    ],
    specializations: [
      specialization(1467, 'Devastation', 'dps', 'INTELLECT'),
      specialization(1468, 'Preservation', 'healer', 'INTELLECT'),
      specialization(1473, 'Augmentation', 'dps', 'INTELLECT'),
    ],
  },
  {
    id: 3,
    name: 'Hunter',
    slug: 'hunter',
    armorType: 'Mail Armor',
    tokenCategory: 'MYSTIC',
    weaponTypes: [
      'Bow',
      'Crossbow',
      'Dagger',
      'Fist Weapon',
      'Gun',
      'One-Handed Axe',
      'One-Handed Sword',
      'Polearm',
      'Staff',
      'Two-Handed Axe',
      'Two-Handed Sword',
    ],
    specializations: [
      specialization(253, 'Beast Mastery', 'dps', 'AGILITY'),
      specialization(254, 'Marksmanship', 'dps', 'AGILITY'),
      specialization(255, 'Survival', 'dps', 'AGILITY'),
    ],
  },
  {
    id: 8,
    name: 'Mage',
    slug: 'mage',
    armorType: 'Cloth Armor',
    tokenCategory: 'MYSTIC',
    weaponTypes: ['Dagger', 'One-Handed Sword', 'Staff', 'Wand'],
    specializations: [
      specialization(62, 'Arcane', 'dps', 'INTELLECT'),
      specialization(63, 'Fire', 'dps', 'INTELLECT'),
      specialization(64, 'Frost', 'dps', 'INTELLECT'),
    ],
  },
  {
    id: 10,
    name: 'Monk',
    slug: 'monk',
    armorType: 'Leather Armor',
    tokenCategory: 'ZENITH',
    weaponTypes: [
      'Fist Weapon',
      'One-Handed Axe',
      'One-Handed Mace',
      'One-Handed Sword',
      'Polearm',
      'Staff',
    ],
    specializations: [
      specialization(268, 'Brewmaster', 'tank', 'AGILITY'),
      specialization(270, 'Mistweaver', 'healer', 'INTELLECT'),
      specialization(269, 'Windwalker', 'dps', 'AGILITY'),
    ],
  },
  {
    id: 2,
    name: 'Paladin',
    slug: 'paladin',
    armorType: 'Plate Armor',
    tokenCategory: 'VENERATED',
    weaponTypes: [
      'One-Handed Axe',
      'One-Handed Mace',
      'One-Handed Sword',
      'Polearm',
      'Shield',
      'Two-Handed Axe',
      'Two-Handed Mace',
      'Two-Handed Sword',
    ],
    specializations: [
      specialization(65, 'Holy', 'healer', 'INTELLECT'),
      specialization(66, 'Protection', 'tank', 'STRENGTH'),
      specialization(70, 'Retribution', 'dps', 'STRENGTH'),
    ],
  },
  {
    id: 5,
    name: 'Priest',
    slug: 'priest',
    armorType: 'Cloth Armor',
    tokenCategory: 'VENERATED',
    weaponTypes: ['Dagger', 'One-Handed Mace', 'Staff', 'Wand'],
    specializations: [
      specialization(256, 'Discipline', 'healer', 'INTELLECT'),
      specialization(257, 'Holy', 'healer', 'INTELLECT'),
      specialization(258, 'Shadow', 'dps', 'INTELLECT'),
    ],
  },
  {
    id: 4,
    name: 'Rogue',
    slug: 'rogue',
    armorType: 'Leather Armor',
    tokenCategory: 'ZENITH',
    weaponTypes: [
      'Bow',
      'Crossbow',
      'Dagger',
      'Fist Weapon',
      'Gun',
      'One-Handed Axe',
      'One-Handed Mace',
      'One-Handed Sword',
    ],
    specializations: [
      specialization(259, 'Assassination', 'dps', 'AGILITY'),
      specialization(260, 'Outlaw', 'dps', 'AGILITY'),
      specialization(261, 'Subtlety', 'dps', 'AGILITY'),
    ],
  },
  {
    id: 7,
    name: 'Shaman',
    slug: 'shaman',
    armorType: 'Mail Armor',
    tokenCategory: 'VENERATED',
    weaponTypes: [
      'Dagger',
      'Fist Weapon',
      'One-Handed Axe',
      'One-Handed Mace',
      'Shield',
      'Staff',
      'Two-Handed Axe',
      'Two-Handed Mace',
    ],
    specializations: [
      specialization(262, 'Elemental', 'dps', 'INTELLECT'),
      specialization(263, 'Enhancement', 'dps', 'AGILITY'),
      specialization(264, 'Restoration', 'healer', 'INTELLECT'),
    ],
  },
  {
    id: 9,
    name: 'Warlock',
    slug: 'warlock',
    armorType: 'Cloth Armor',
    tokenCategory: 'DREADFUL',
    weaponTypes: ['Dagger', 'One-Handed Sword', 'Staff', 'Wand'],
    specializations: [
      specialization(265, 'Affliction', 'dps', 'INTELLECT'),
      specialization(266, 'Demonology', 'dps', 'INTELLECT'),
      specialization(267, 'Destruction', 'dps', 'INTELLECT'),
    ],
  },
  {
    id: 1,
    name: 'Warrior',
    slug: 'warrior',
    armorType: 'Plate Armor',
    tokenCategory: 'ZENITH',
    weaponTypes: [
      'Bow',
      'Crossbow',
      'Dagger',
      'Fist Weapon',
      'Gun',
      'One-Handed Axe',
      'One-Handed Mace',
      'One-Handed Sword',
      'Polearm',
      'Shield',
      'Staff',
      'Two-Handed Axe',
      'Two-Handed Mace',
      'Two-Handed Sword',
    ],
    specializations: [
      specialization(71, 'Arms', 'dps', 'STRENGTH'),
      specialization(72, 'Fury', 'dps', 'STRENGTH'),
      specialization(73, 'Protection', 'tank', 'STRENGTH'),
    ],
  },
]

export const CLASS_NAMES = CLASSES.map((gameClass) => gameClass.name)

/** The class of that display name ("Death Knight"), or undefined for a name the game does not have. */
export function findClass(className: string): GameClass | undefined {
  return CLASSES.find((gameClass) => gameClass.name === className)
}

/** The specialization of that slug within that class, or undefined. */
export function findSpecialization(className: string, slug: string): Specialization | undefined {
  return findClass(className)?.specializations.find((candidate) => candidate.slug === slug)
}

/** The display name of a specialization; an unknown value is shown as it came. */
export function specializationLabel(className: string, slug: string): string {
  return findSpecialization(className, slug)?.name ?? slug
}

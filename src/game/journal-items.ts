import { CLASSES } from './classes'
import { toPlace } from './gear/places'
import { contradictionOf, ITEM_TYPE_OF_SLOT } from './item-slots'
import {
  PRIMARY_STATS,
  RARITIES,
  TOKEN_CATEGORIES,
  type ItemType,
  type PrimaryStat,
  type Rarity,
  type Slot,
  type TokenCategory,
} from './items'

/** An item as the game's data describes it. What the data leaves out is missing. */
export interface GameItem {
  name: string
  /** For example HEAD, ROBE, TWOHWEAPON or NON_EQUIP. */
  inventoryType?: string | undefined
  isEquippable?: boolean | undefined
  /** Ids of item class and subclass: 4 and 1 are cloth armor, 2 and 15 are daggers. */
  classId?: number | undefined
  subclassId?: number | undefined
  /** For example EPIC. */
  quality?: string | undefined
  /** The types of its stats, for example STAMINA. */
  stats?: readonly string[] | undefined
  /** Ids of the classes and specializations that it is limited to. */
  playableClassIds?: readonly number[] | undefined
  specializationIds?: readonly number[] | undefined
}

/**
 * The kinds of items in the journal: something to wear, a tier token, or neither (mounts, decor,
 * recipes).
 */
export const LOOT_KINDS = ['gear', 'token', 'other'] as const
type LootKind = (typeof LOOT_KINDS)[number]

/** The slots of the types that are no places of a character; see `toPlace`. */
const SLOT_OF_OTHER_TYPE: Readonly<Partial<Record<string, Slot>>> = {
  ROBE: 'CHEST',
  CLOAK: 'BACK',
  WEAPON: 'MAIN_HAND',
  WEAPONMAINHAND: 'MAIN_HAND',
  WEAPONOFFHAND: 'OFF_HAND',
  SHIELD: 'OFF_HAND',
  HOLDABLE: 'OFF_HAND',
  TWOHWEAPON: 'TWO_HAND',
  RANGED: 'RANGED',
  RANGEDRIGHT: 'RANGED',
}

function slotOf(inventoryType: string | null | undefined): Slot | null {
  const type = inventoryType ?? ''
  return SLOT_OF_OTHER_TYPE[type] ?? toPlace(type)
}

const WEAPON_CLASS = 2
const ARMOR_CLASS = 4
const REAGENT_CLASS = 5
const MISCELLANEOUS_CLASS = 15

/** Subclass of reagents that are exchanged for a piece of the class's tier set. */
const CONTEXT_TOKEN = 2
/** Subclass of older tier tokens; other items of it have no class restriction. */
const JUNK = 0

const ARMOR_TYPE: Readonly<Partial<Record<number, ItemType>>> = {
  1: 'Cloth Armor',
  2: 'Leather Armor',
  3: 'Mail Armor',
  4: 'Plate Armor',
  6: 'Shield',
}

const WEAPON_TYPE: Readonly<Partial<Record<number, ItemType>>> = {
  0: 'One-Handed Axe',
  1: 'Two-Handed Axe',
  2: 'Bow',
  3: 'Gun',
  4: 'One-Handed Mace',
  5: 'Two-Handed Mace',
  6: 'Polearm',
  7: 'One-Handed Sword',
  8: 'Two-Handed Sword',
  // Warglaives, which have no type of their own (docs/specification.md, section 3).
  9: 'One-Handed Sword',
  10: 'Staff',
  13: 'Fist Weapon',
  15: 'Dagger',
  18: 'Crossbow',
  19: 'Wand',
}

/**
 * Derives the fields of a loot item from the game's data. Never guesses a value that the data
 * lacks: it is null.
 */
export function toLootTraits(item: GameItem) {
  const kind = kindOf(item)
  const isGear = kind === 'gear'
  const itemSlot = isGear ? slotOf(item.inventoryType) : null
  const itemType = (isGear && typeOf(item, itemSlot)) || null
  return {
    kind,
    itemSlot,
    // A type that contradicts the slot is left to the admin.
    itemType: contradictionOf({ itemSlot, itemType }) ? null : itemType,
    rarity: rarityOf(item),
    primaryStat: isGear ? primaryStatOf(item) : null,
    tokenCategory: kind === 'token' ? tokenCategoryOf(item) : null,
    classes: classesOf(item),
    lootSpecializationIds:
      isGear && item.specializationIds?.length ? sorted(item.specializationIds) : null,
  }
}

function kindOf({ inventoryType, isEquippable, classId, subclassId, ...item }: GameItem): LootKind {
  if (slotOf(inventoryType)) return 'gear'
  if (classId === REAGENT_CLASS && subclassId === CONTEXT_TOKEN) return 'token'
  const isForClasses = (item.playableClassIds?.length ?? 0) > 0
  if (classId === MISCELLANEOUS_CLASS && subclassId === JUNK && isForClasses) return 'token'
  // Armor and weapons whose slot is missing or unknown: the admin has to say.
  if (isEquippable === true) return 'gear'
  const isWorn = classId === WEAPON_CLASS || classId === ARMOR_CLASS
  return isWorn && inventoryType === undefined ? 'gear' : 'other'
}

function typeOf({ inventoryType, classId, subclassId = -1 }: GameItem, slot: Slot | null) {
  if (inventoryType === 'HOLDABLE') return 'Off-Hand'
  const ofSlot = slot && ITEM_TYPE_OF_SLOT[slot]
  if (ofSlot) return ofSlot
  if (classId === ARMOR_CLASS) return ARMOR_TYPE[subclassId]
  return classId === WEAPON_CLASS ? WEAPON_TYPE[subclassId] : undefined
}

function rarityOf({ quality }: GameItem): Rarity | null {
  return quality === 'POOR' ? 'COMMON' : (RARITIES.find((known) => known === quality) ?? null)
}

/**
 * Armor lists all stats of the specializations that wear it, so several mean that it has no stat of
 * its own.
 */
function primaryStatOf({ stats = [] }: GameItem): PrimaryStat | null {
  const [stat, ...others] = PRIMARY_STATS.filter((known) => stats.includes(known))
  return stat && others.length === 0 ? stat : null
}

function tokenCategoryOf({ name }: GameItem): TokenCategory | null {
  const words = name.toUpperCase()
  return TOKEN_CATEGORIES.find((category) => words.startsWith(`${category} `)) ?? null
}

function classesOf({ playableClassIds = [] }: GameItem): string[] | null {
  const names = CLASSES.filter(({ id }) => playableClassIds.includes(id)).map(({ name }) => name)
  return names.length > 0 ? names : null
}

function sorted(ids: readonly number[]): number[] {
  return [...new Set(ids)].toSorted((one, other) => one - other)
}

import { CLASSES, findClass, findSpecialization } from './classes'
import { GEAR_PLACES, TIER_PLACES } from './gear/places'
import { ARMOR_TYPES, HELD_TYPES, SLOTS, type Slot } from './items'

/**
 * The fields of a loot item that decide who can use it. `LootItem` of the contract has all of them.
 */
export interface ItemTraits {
  itemSlot?: string | null
  itemType?: string | null
  primaryStat?: string | null
  isTokenItem: boolean
  tokenCategory?: string | null
  tokenSlots?: readonly string[] | null
  classes?: readonly string[] | null
  lootSpecializationIds?: readonly number[] | null
}

const ARMOR: ReadonlySet<string> = new Set(ARMOR_TYPES)
const HELD: ReadonlySet<string> = new Set(HELD_TYPES)
const FOR_EVERY_CLASS: ReadonlySet<string> = new Set(['Ring', 'Necklace', 'Cloak'])

/**
 * Returns whether a specialization can use an item. The rules: the class's armor type, the
 * specialization's weapon types and primary stat, and the `classes` that an item or token is
 * limited to. An item without a primary stat fits every stat. Rings, necklaces and cloaks fit every
 * class.
 *
 * Trinkets and unknown item types are decided by the game's own loot specializations if the item
 * lists them, otherwise by primary stat: many trinkets are limited to a role, which no field
 * states.
 *
 * An unknown specialization can use an item if at least one specialization of its class can. An
 * unknown class is limited by the item's `classes` only, because another backend may have more
 * classes.
 */
export function canUse(item: ItemTraits, className: string, specializationSlug: string): boolean {
  if (item.classes?.length && !item.classes.includes(className)) return false
  const gameClass = findClass(className)
  if (!gameClass) return true
  if (item.isTokenItem) return item.classes?.length ? true : isOfCategory(item, className)

  const type = item.itemType ?? ''
  if (ARMOR.has(type)) return type === gameClass.armorType
  if (FOR_EVERY_CLASS.has(type)) return true
  const isHeld = HELD.has(type)
  if (!isHeld && item.lootSpecializationIds?.length) {
    return isListed(item.lootSpecializationIds, className, specializationSlug)
  }
  return candidates(className, specializationSlug).some(
    ({ primaryStat, weaponTypes }) =>
      (item.primaryStat == null || item.primaryStat === primaryStat) &&
      (!isHeld || weaponTypes.some((weaponType) => weaponType === type)),
  )
}

/**
 * Returns whether an item drops for a specialization in the game: decided by the item's list of
 * loot specializations if it has one, otherwise by `canUse`. Tokens never have such a list.
 */
export function dropsFor(item: ItemTraits, className: string, specializationSlug: string): boolean {
  return item.isTokenItem || !item.lootSpecializationIds?.length || !findClass(className)
    ? canUse(item, className, specializationSlug)
    : isListed(item.lootSpecializationIds, className, specializationSlug)
}

/**
 * Returns the slots in which an item can be wished for: a token's `tokenSlots` (all tier slots if
 * it has neither `tokenSlots` nor a slot), otherwise the item's own slot. Unknown slots are left
 * out. Off-hand weapons of dual wielders are handled by `isOfferedFor`.
 */
export function slotsOf(item: ItemTraits): Slot[] {
  const own = item.itemSlot ? [item.itemSlot] : []
  const names = item.isTokenItem && item.tokenSlots?.length ? item.tokenSlots : own
  if (item.isTokenItem && names.length === 0) return [...TIER_PLACES]
  return names.flatMap((name) => SLOTS.filter((slot) => slot === name))
}

/**
 * Returns the slots for which the picker offers an item: those that it fits, if it drops for the
 * specialization. The off-hand slot also accepts weapons that the specialization can wield there:
 * one-handed weapons for dual wielders, and two-handed weapons for Fury (Titan's Grip).
 */
export function offeredSlots(
  item: ItemTraits,
  className: string,
  specializationSlug: string,
): Slot[] {
  if (!dropsFor(item, className, specializationSlug)) return []
  const fitting = slotsOf(item)
  const fitsOffHand =
    !item.isTokenItem &&
    candidates(className, specializationSlug).some(({ offHandWeapons }) =>
      offHandWeapons.some((weaponType) => weaponType === item.itemType),
    )
  return SLOTS.filter((slot) => fitting.includes(slot) || (fitsOffHand && slot === 'OFF_HAND'))
}

/** Returns whether the picker offers an item for a slot. */
export function isOfferedFor(
  item: ItemTraits,
  slot: string,
  className: string,
  specializationSlug: string,
): boolean {
  return offeredSlots(item, className, specializationSlug).some((offered) => offered === slot)
}

/** All slots in the order of the game's character sheet, weapons last. */
export const SHEET_ORDER: readonly Slot[] = [...GEAR_PLACES, 'TWO_HAND', 'RANGED']

/**
 * Returns the slots that a specialization has, in the order of the game's character sheet: weapons
 * only in the slots for which it has a weapon type. All slots for an unknown class.
 */
export function slotsOfSpecialization(className: string, specializationSlug: string): Slot[] {
  const wielders = candidates(className, specializationSlug)
  const has = (pattern: RegExp) =>
    wielders.some(({ weaponTypes }) => weaponTypes.some((type) => pattern.test(type)))
  const isMissing: Partial<Record<Slot, boolean>> = {
    MAIN_HAND: !has(/^(One-Handed .*|Dagger|Fist Weapon|Wand)$/),
    OFF_HAND:
      !has(/^(Shield|Off-Hand)$/) &&
      wielders.every(({ offHandWeapons }) => offHandWeapons.length === 0),
    TWO_HAND: !has(/^(Two-Handed .*|Polearm|Staff)$/),
    RANGED: !has(/^(Bow|Crossbow|Gun|Wand)$/),
  }
  return SHEET_ORDER.filter((slot) => wielders.length === 0 || !isMissing[slot])
}

/** Returns the specialization, or all specializations of the class if the slug is unknown. */
function candidates(className: string, slug: string) {
  const specialization = findSpecialization(className, slug)
  return specialization ? [specialization] : (findClass(className)?.specializations ?? [])
}

function isListed(ids: readonly number[], className: string, specializationSlug: string) {
  return candidates(className, specializationSlug).some(({ id }) => ids.includes(id))
}

/** Tokens without `classes` are decided by category (Dragonflight and The War Within). */
function isOfCategory({ tokenCategory }: ItemTraits, className: string) {
  const members = CLASSES.filter((gameClass) => gameClass.tokenCategory === tokenCategory)
  // A token with neither category nor classes fits every class, as does one of an unknown category.
  return members.length === 0 || members.some(({ name }) => name === className)
}

import { CLASSES, findClass, findSpecialization } from './classes'
import { ARMOR_TYPES, SLOTS, type Slot, WEAPON_TYPES } from './items'

/** What a rule has to know about an item; a loot item of the contract is one. */
export interface DroppedItem {
  itemSlot?: string | null
  itemType?: string | null
  primaryStat?: string | null
  isTokenItem: boolean
  tokenCategory?: string | null
  tokenSlots?: readonly string[] | null
  classes?: readonly string[] | null
  lootSpecializationIds?: readonly number[] | null
}

/** The pieces of a tier set, which a token good for any of them turns into. */
export const TIER_SLOTS: readonly Slot[] = ['HEAD', 'SHOULDER', 'CHEST', 'HANDS', 'LEGS']

const ARMOR: ReadonlySet<string> = new Set(ARMOR_TYPES)
const HELD: ReadonlySet<string> = new Set([...WEAPON_TYPES, 'Shield', 'Off-Hand'])
const FOR_EVERYBODY: ReadonlySet<string> = new Set(['Ring', 'Necklace', 'Cloak'])

/**
 * Whether a class in that specialization can use an item, by rule: the class's armour type, the
 * specialization's weapon types and primary stat, and the classes an item or token is kept to. An
 * item without primary stat carries several. Rings, necklaces and cloaks are for everybody.
 *
 * The rule cannot know trinkets, as many are for a role and no field says so, nor item types that
 * we do not have: these follow the game's loot specializations where given, else the primary stat.
 *
 * A specialization we do not have may use what any of its class can. A class we do not have is
 * held back by the item's `classes` only: another backend may know more classes than this list.
 */
export function canUse(item: DroppedItem, className: string, specializationSlug: string): boolean {
  if (item.classes?.length && !item.classes.includes(className)) return false
  const gameClass = findClass(className)
  if (!gameClass) return true
  if (item.isTokenItem) return item.classes?.length ? true : isOfCategory(item, className)

  const type = item.itemType ?? ''
  if (ARMOR.has(type)) return type === gameClass.armorType
  if (FOR_EVERYBODY.has(type)) return true
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
 * Whether the game lets an item drop for a class in that specialization: its own list of loot
 * specializations where the item carries one, else the rule. Tokens have no such list.
 */
export function dropsFor(
  item: DroppedItem,
  className: string,
  specializationSlug: string,
): boolean {
  return item.isTokenItem || !item.lootSpecializationIds?.length || !findClass(className)
    ? canUse(item, className, specializationSlug)
    : isListed(item.lootSpecializationIds, className, specializationSlug)
}

/**
 * The slots an item can be wished for: what a token turns into (any tier piece for one that does
 * not say), else the item's own slot. Slots the game does not have are left out. That dual wielders
 * may wish for a weapon in the off hand is up to `isOfferedFor`.
 */
export function slotsOf(item: DroppedItem): Slot[] {
  const own = item.itemSlot ? [item.itemSlot] : []
  const names = item.isTokenItem && item.tokenSlots?.length ? item.tokenSlots : own
  if (item.isTokenItem && names.length === 0) return [...TIER_SLOTS]
  return names.flatMap((name) => SLOTS.filter((slot) => slot === name))
}

/**
 * Whether an item belongs in the picker of a slot: it drops for the specialization and goes there.
 * The off hand also takes the weapons that the specialization wields in it: one-handed ones for
 * dual wielders, and with Titan's Grip two-handed ones for Fury.
 */
export function isOfferedFor(
  item: DroppedItem,
  slot: string,
  className: string,
  specializationSlug: string,
): boolean {
  const fits =
    slotsOf(item).some((own) => own === slot) ||
    (slot === 'OFF_HAND' &&
      !item.isTokenItem &&
      candidates(className, specializationSlug).some(({ offHandWeapons }) =>
        offHandWeapons.some((weaponType) => weaponType === item.itemType),
      ))
  return fits && dropsFor(item, className, specializationSlug)
}

/** The specialization, or for a slug its class does not have, each one of that class. */
function candidates(className: string, slug: string) {
  const specialization = findSpecialization(className, slug)
  return specialization ? [specialization] : (findClass(className)?.specializations ?? [])
}

function isListed(ids: readonly number[], className: string, specializationSlug: string) {
  return candidates(className, specializationSlug).some(({ id }) => ids.includes(id))
}

/** A token without classes goes by category: Dragonflight and The War Within had four of them. */
function isOfCategory({ tokenCategory }: DroppedItem, className: string) {
  const members = CLASSES.filter((gameClass) => gameClass.tokenCategory === tokenCategory)
  // No category and no classes: an omni token. An unknown category tells nothing either.
  return members.length === 0 || members.some(({ name }) => name === className)
}

import { findClass, findSpecialization } from '@/game/classes'
import { TIER_PLACES } from '@/game/gear/places'
import { hash } from '../../database/seed/hash'
import type { SandboxCharacter } from './accounts'
import { raidItem, RAIDER_LEVEL } from './raid-equipment'

/** Slot, inventory type, item name. */
const ARMOR = [
  ['HEAD', 'HEAD', 'Helm'],
  ['NECK', 'NECK', 'Pendant'],
  ['SHOULDER', 'SHOULDER', 'Mantle'],
  ['BACK', 'CLOAK', 'Cloak'],
  ['CHEST', 'CHEST', 'Vest'],
  ['WRIST', 'WRIST', 'Bracers'],
  ['HANDS', 'HAND', 'Gloves'],
  ['WAIST', 'WAIST', 'Belt'],
  ['LEGS', 'LEGS', 'Leggings'],
  ['FEET', 'FEET', 'Boots'],
  ['FINGER_1', 'FINGER', 'Band'],
  ['FINGER_2', 'FINGER', 'Signet'],
  ['TRINKET_1', 'TRINKET', 'Charm'],
  ['TRINKET_2', 'TRINKET', 'Idol'],
] as const

const ONE_HAND = [
  ['MAIN_HAND', 'WEAPON', 'Blade'],
  ['OFF_HAND', 'WEAPONOFFHAND', 'Counterpart'],
] as const
const TWO_HAND = [['MAIN_HAND', 'TWOHWEAPON', 'Greatblade']] as const

/** The slots of characters without a specialization. Battle.net leaves out empty slots. */
const BEGINNER_SLOTS = new Set<string>(['CHEST', 'WRIST', 'HANDS', 'LEGS', 'FEET', 'MAIN_HAND'])

/** The tier set of a class that an item belongs to; about half of the pieces of a raider do. */
function setOf({ id, className, itemLevel }: SandboxCharacter, slot: string) {
  const isTier = TIER_PLACES.some((place) => place === slot)
  if (!isTier || (itemLevel ?? 0) < RAIDER_LEVEL || hash(`${id}${slot}set`) % 2 === 0) return null
  return { set: { item_set: { id: 1900 + (findClass(className)?.id ?? 0) } } }
}

/**
 * The `equipped_items` of a character: 15 with a two-handed weapon, 16 with two weapons. Raiders
 * wear some items of the current raid.
 */
export function equippedItems(character: SandboxCharacter) {
  const specialization = findSpecialization(character.className, character.specialization ?? '')
  const isTank = specialization?.role === 'tank'
  const hasTwoHander = !isTank && findClass(character.className)?.armorType === 'Plate Armor'
  const slots = [...ARMOR, ...(hasTwoHander ? TWO_HAND : ONE_HAND)]
  const worn = specialization ? slots : slots.filter(([slot]) => BEGINNER_SLOTS.has(slot))
  const level = character.itemLevel ?? 20
  const prefix = specialization ? 'Dawnforged' : 'Worn'
  return worn.map(([slot, inventoryType, noun], index) => ({
    item: { id: 240_000 + (character.id % 1000) * 20 + index },
    slot: { type: slot },
    quality: specialization ? { type: 'EPIC', name: 'Epic' } : { type: 'COMMON', name: 'Common' },
    name: `${prefix} ${noun}`,
    level: { value: level, display_string: `Item Level ${level}` },
    inventory_type: { type: inventoryType },
    quantity: 1,
    ...(raidItem(character, slot) ?? setOf(character, slot)),
  }))
}

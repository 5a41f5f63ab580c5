import {
  ARMOR_TYPES,
  ITEM_TYPES,
  SLOT_LABELS,
  SLOTS,
  type ArmorType,
  type ItemType,
  type Slot,
} from './items'

/** The slot of item types that fit one slot only. One-handed weapons belong to the main hand. */
export const SLOT_OF_ITEM_TYPE: Readonly<Partial<Record<ItemType, Slot>>> = {
  Trinket: 'TRINKET',
  Ring: 'FINGER',
  Necklace: 'NECK',
  Cloak: 'BACK',
  Shield: 'OFF_HAND',
  'Off-Hand': 'OFF_HAND',
  Polearm: 'TWO_HAND',
  Staff: 'TWO_HAND',
  'Two-Handed Sword': 'TWO_HAND',
  'Two-Handed Axe': 'TWO_HAND',
  'Two-Handed Mace': 'TWO_HAND',
  'One-Handed Sword': 'MAIN_HAND',
  'One-Handed Axe': 'MAIN_HAND',
  'One-Handed Mace': 'MAIN_HAND',
  Dagger: 'MAIN_HAND',
  'Fist Weapon': 'MAIN_HAND',
  Bow: 'RANGED',
  Crossbow: 'RANGED',
  Gun: 'RANGED',
}

/** The item type of slots that hold one type only. */
export const ITEM_TYPE_OF_SLOT: Readonly<Partial<Record<Slot, ItemType>>> = {
  TRINKET: 'Trinket',
  FINGER: 'Ring',
  NECK: 'Necklace',
  BACK: 'Cloak',
}

const ARMOR_SLOTS: ReadonlySet<Slot> = new Set<Slot>([
  'HEAD',
  'SHOULDER',
  'CHEST',
  'WAIST',
  'LEGS',
  'FEET',
  'WRIST',
  'HANDS',
])

/** One-handed weapons, which dual wielders also wear in the off hand. */
const ONE_HANDED: ReadonlySet<ItemType> = new Set<ItemType>([
  'One-Handed Sword',
  'One-Handed Axe',
  'One-Handed Mace',
  'Dagger',
  'Fist Weapon',
])

/** Whether an item of that type can have that slot. Cloaks are the only items of the slot Back. */
export function fitsSlot(type: ItemType, slot: Slot): boolean {
  if (isArmorType(type)) return ARMOR_SLOTS.has(slot)
  // Wands are ranged weapons in the game's data, and are worn in the main hand.
  if (type === 'Wand') return slot === 'RANGED' || slot === 'MAIN_HAND'
  return slot === SLOT_OF_ITEM_TYPE[type] || (slot === 'OFF_HAND' && ONE_HANDED.has(type))
}

function isArmorType(type: ItemType): type is ArmorType {
  return ARMOR_TYPES.some((armor) => armor === type)
}

/**
 * The warning that an item with this slot hardly has this type (docs/specification.md, section 10),
 * or null if the two fit. Nothing is said about a missing or unknown slot or type.
 */
export function contradictionOf(item: {
  itemSlot?: string | null
  itemType?: string | null
}): string | null {
  const slot = SLOTS.find((known) => known === item.itemSlot)
  const type = ITEM_TYPES.find((known) => known === item.itemType)
  if (!slot || !type || fitsSlot(type, slot)) return null
  return `${type} does not fit the slot ${SLOT_LABELS[slot]}`
}

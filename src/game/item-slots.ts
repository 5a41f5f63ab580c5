import type { ItemType, Slot } from './items'

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

import { describe, expect, it } from 'vitest'
import { contradictionOf, fitsSlot, ITEM_TYPE_OF_SLOT, SLOT_OF_ITEM_TYPE } from '@/game/item-slots'
import { ITEM_TYPES, SLOTS, type ItemType, type Slot } from '@/game/items'

describe('fitsSlot', () => {
  it.each<[ItemType, Slot, boolean]>([
    ['Cloth Armor', 'HEAD', true],
    ['Plate Armor', 'WRIST', true],
    ['Cloth Armor', 'BACK', false],
    ['Cloth Armor', 'TRINKET', false],
    ['Cloak', 'BACK', true],
    ['Cloak', 'CHEST', false],
    ['Trinket', 'HEAD', false],
    ['Ring', 'NECK', false],
    ['One-Handed Sword', 'MAIN_HAND', true],
    ['One-Handed Sword', 'OFF_HAND', true],
    ['One-Handed Sword', 'TWO_HAND', false],
    ['Two-Handed Sword', 'TWO_HAND', true],
    ['Two-Handed Sword', 'MAIN_HAND', false],
    ['Staff', 'MAIN_HAND', false],
    ['Shield', 'OFF_HAND', true],
    ['Shield', 'MAIN_HAND', false],
    ['Off-Hand', 'OFF_HAND', true],
    ['Bow', 'RANGED', true],
    ['Bow', 'MAIN_HAND', false],
    ['Wand', 'RANGED', true],
    ['Wand', 'MAIN_HAND', true],
    ['Wand', 'TWO_HAND', false],
  ])('%s in %s: %s', (type, slot, expected) => {
    expect(fitsSlot(type, slot)).toBe(expected)
  })

  it('every slot has an item type and every item type a slot', () => {
    expect(SLOTS.filter((slot) => !ITEM_TYPES.some((type) => fitsSlot(type, slot)))).toEqual([])
    expect(ITEM_TYPES.filter((type) => !SLOTS.some((slot) => fitsSlot(type, slot)))).toEqual([])
  })

  it('accepts the slot of each type that has only one', () => {
    const slots = Object.entries(SLOT_OF_ITEM_TYPE)
    expect(slots.filter(([itemType, itemSlot]) => contradictionOf({ itemSlot, itemType }))).toEqual(
      [],
    )
  })

  it.each(SLOTS.flatMap((slot) => (ITEM_TYPE_OF_SLOT[slot] ? [slot] : [])))(
    'accepts only the item type of the slot %s',
    (slot) => {
      expect(ITEM_TYPES.filter((type) => fitsSlot(type, slot))).toEqual([ITEM_TYPE_OF_SLOT[slot]])
    },
  )
})

describe('contradictionOf', () => {
  it.each([
    ['HEAD', 'Trinket', 'Trinket does not fit the slot Head'],
    ['TWO_HAND', 'One-Handed Sword', 'One-Handed Sword does not fit the slot Two-hand'],
    ['BACK', 'Cloth Armor', 'Cloth Armor does not fit the slot Back'],
    ['BACK', 'Cloak', null],
    [null, 'Cloak', null],
    ['BACK', undefined, null],
    ['TAIL', 'Cloak', null],
    ['BACK', 'Feather Boa', null],
  ])('%s and %s: %s', (itemSlot, itemType, expected) => {
    expect(contradictionOf({ itemSlot, itemType })).toBe(expected)
  })
})

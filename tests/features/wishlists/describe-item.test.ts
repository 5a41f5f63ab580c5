import { describe, expect, it } from 'vitest'
import type { LootItem } from '@/contract/loot-item'
import {
  describeItem,
  slotOfSeveral,
  type DescribedFor,
} from '@/features/wishlists/wish/describe-item'

/** The list of a Frost Mage: cloth, intellect. */
const LIST: DescribedFor = {
  character: { id: 'frostelle', name: 'Frostelle', className: 'Mage' },
  instance: { id: 'raid', name: 'Raid' },
  specialization: 'frost',
  difficulty: 'Heroic',
}

function item(fields: Partial<LootItem>): LootItem {
  return { id: 'item', bossId: 'boss', name: 'Item', rarity: 'EPIC', isTokenItem: false, ...fields }
}

function boss(itemLevels: Record<string, number> | null) {
  return { id: 'boss', name: 'Boss', encounterOrder: 1, instanceId: 'raid', itemLevels }
}

describe('describeItem', () => {
  it('a token below the heading of its slot: without the slot', () => {
    const token = item({ isTokenItem: true, boss: boss({ Heroic: 305 }) })
    expect(describeItem(token, 'HEAD', LIST, { hasSlot: false })).toEqual([
      'Your tier piece',
      '305',
    ])
  })

  it.each([
    ['own armor: the slot', 'HEAD', { itemType: 'Cloth Armor' }, ['Head']],
    ['other armor: the slot and the type', 'HEAD', { itemType: 'Plate Armor' }, ['Head', 'Plate']],
    ['a ring: the slot', 'FINGER', { itemType: 'Ring' }, ['Finger']],
    ['a cloak: the slot', 'BACK', { itemType: 'Cloak' }, ['Back']],
    ['a weapon: the type', 'TWO_HAND', { itemType: 'Staff' }, ['Staff']],
    ['a weapon in the off hand: both', 'OFF_HAND', { itemType: 'Dagger' }, ['Off hand', 'Dagger']],
    ['an unknown type: both', 'HEAD', { itemType: 'Crown' }, ['Head', 'Crown']],
    ['no type: the slot', 'HEAD', {}, ['Head']],
    ['a token: the tier piece', 'HEAD', { isTokenItem: true }, ['Your head tier piece']],
    [
      'a token whose slot is not known: all of its slots',
      '',
      { isTokenItem: true, tokenSlots: ['HEAD', 'CHEST'] },
      ['Your head, chest tier piece'],
    ],
    [
      'a token of other classes: nobody’s tier piece',
      'HEAD',
      { isTokenItem: true, classes: ['Rogue'] },
      ['Head tier piece'],
    ],
    [
      'own stat: not named',
      'TRINKET',
      { itemType: 'Trinket', primaryStat: 'INTELLECT' },
      ['Trinket'],
    ],
    [
      'stat of other armor: not named',
      'HEAD',
      { itemType: 'Leather Armor', primaryStat: 'AGILITY' },
      ['Head', 'Leather'],
    ],
    [
      'other stat: named',
      'TRINKET',
      { itemType: 'Trinket', primaryStat: 'AGILITY' },
      ['Trinket', 'Agility'],
    ],
  ])('%s', (_name, slot, fields, expected) => {
    expect(describeItem(item(fields), slot, LIST)).toEqual(expected)
  })

  it.each([
    ['armor', 'HEAD', { itemType: 'Cloth Armor' }, []],
    ['other armor', 'HEAD', { itemType: 'Mail Armor' }, ['Mail']],
    ['a weapon in the off hand', 'OFF_HAND', { itemType: 'Dagger' }, ['Dagger']],
  ])('without the slot: %s', (_name, slot, fields, expected) => {
    expect(describeItem(item(fields), slot, LIST, { hasSlot: false })).toEqual(expected)
  })

  it.each([
    ['of the instance', { Heroic: 311 }, null, ['Finger', '311']],
    [
      'of the boss before that of the instance',
      { Heroic: 311 },
      { Heroic: 314 },
      ['Finger', '314'],
    ],
    [
      'of the instance if the boss has others only',
      { Heroic: 311 },
      { Mythic: 327 },
      ['Finger', '311'],
    ],
    ['unknown for the difficulty', { Mythic: 324 }, null, ['Finger']],
  ])('item level %s', (_name, ofInstance, ofBoss, expected) => {
    const list = { ...LIST, instance: { ...LIST.instance, itemLevels: ofInstance } }
    const ring = item({ itemType: 'Ring', boss: boss(ofBoss) })
    expect(describeItem(ring, 'FINGER', list)).toEqual(expected)
  })
})

describe('slotOfSeveral', () => {
  it.each([
    ['a token for several slots', 'LEGS', { isTokenItem: true }, 'Legs'],
    ['a token whose slot is not known', '', { isTokenItem: true }, undefined],
    ['a token for one slot', 'LEGS', { isTokenItem: true, tokenSlots: ['LEGS'] }, undefined],
    ['an item that is no token', 'LEGS', { itemSlot: 'LEGS' }, undefined],
    ['a weapon in the other hand', 'OFF_HAND', { itemSlot: 'MAIN_HAND' }, 'Off hand'],
  ])('%s', (_case, slot, fields, expected) => {
    expect(slotOfSeveral(item(fields), slot)).toBe(expected)
  })
})

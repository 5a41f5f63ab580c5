import { describe, expect, it } from 'vitest'
import { difficultiesOfModes } from '@/game/difficulties'
import { fitsSlot } from '@/game/item-slots'
import { toLootTraits, type GameItem } from '@/game/journal-items'

const item = (facts: Partial<GameItem>): GameItem => ({ name: 'An Item', ...facts })

describe('journal items: slot and type', () => {
  it.each([
    ['HEAD', 4, 1, 'HEAD', 'Cloth Armor'],
    ['ROBE', 4, 1, 'CHEST', 'Cloth Armor'],
    ['HAND', 4, 2, 'HANDS', 'Leather Armor'],
    ['WRIST', 4, 3, 'WRIST', 'Mail Armor'],
    ['LEGS', 4, 4, 'LEGS', 'Plate Armor'],
    ['CLOAK', 4, 1, 'BACK', 'Cloak'],
    ['FINGER', 4, 0, 'FINGER', 'Ring'],
    ['NECK', 4, 0, 'NECK', 'Necklace'],
    ['TRINKET', 4, 0, 'TRINKET', 'Trinket'],
    ['SHIELD', 4, 6, 'OFF_HAND', 'Shield'],
    ['HOLDABLE', 4, 0, 'OFF_HAND', 'Off-Hand'],
    ['WEAPON', 2, 15, 'MAIN_HAND', 'Dagger'],
    ['WEAPON', 2, 9, 'MAIN_HAND', 'One-Handed Sword'],
    ['WEAPONMAINHAND', 2, 4, 'MAIN_HAND', 'One-Handed Mace'],
    ['WEAPONOFFHAND', 2, 13, 'OFF_HAND', 'Fist Weapon'],
    ['TWOHWEAPON', 2, 8, 'TWO_HAND', 'Two-Handed Sword'],
    ['TWOHWEAPON', 2, 10, 'TWO_HAND', 'Staff'],
    ['RANGED', 2, 2, 'RANGED', 'Bow'],
    ['RANGEDRIGHT', 2, 18, 'RANGED', 'Crossbow'],
    ['RANGEDRIGHT', 2, 19, 'RANGED', 'Wand'],
  ] as const)('%s of class %i, subclass %i', (inventoryType, classId, subclassId, slot, type) => {
    const traits = toLootTraits(item({ inventoryType, classId, subclassId }))
    expect(traits).toMatchObject({ kind: 'gear', itemSlot: slot, itemType: type })
    expect(fitsSlot(type, slot)).toBe(true)
  })

  it('a type that contradicts the slot is left out', () => {
    const traits = toLootTraits(item({ inventoryType: 'HEAD', classId: 2, subclassId: 15 }))
    expect(traits).toMatchObject({ kind: 'gear', itemSlot: 'HEAD', itemType: null })
  })

  it.each([
    ['armor without an inventory type', item({ classId: 4, subclassId: 0 })],
    [
      'an unknown inventory type that can be worn',
      item({ inventoryType: 'NEW', isEquippable: true }),
    ],
  ])('%s is gear without slot and type', (_, facts) => {
    expect(toLootTraits(facts)).toMatchObject({ kind: 'gear', itemSlot: null, itemType: null })
  })
})

const kindOf = (facts: Partial<GameItem>) =>
  toLootTraits(item({ inventoryType: 'NON_EQUIP', isEquippable: false, ...facts })).kind

describe('journal items: kind', () => {
  it('context tokens, and junk that is limited to classes, are tier tokens', () => {
    expect(kindOf({ classId: 5, subclassId: 2 })).toBe('token')
    expect(kindOf({ classId: 15, subclassId: 0, playableClassIds: [8] })).toBe('token')
  })

  it('other items that cannot be worn are not loot for a wishlist', () => {
    expect(kindOf({ classId: 15, subclassId: 0 })).toBe('other')
    expect(kindOf({ classId: 15, subclassId: 5 })).toBe('other')
    expect(kindOf({ classId: 20, subclassId: 0 })).toBe('other')
    expect(toLootTraits(item({})).kind).toBe('other')
  })

  it('a tier token has its classes, and its category if its name begins with one', () => {
    const token = {
      inventoryType: 'NON_EQUIP',
      classId: 5,
      subclassId: 2,
      playableClassIds: [9, 8],
    }
    expect(toLootTraits({ ...token, name: 'Dreadful Chain' })).toMatchObject({
      itemSlot: null,
      itemType: null,
      tokenCategory: 'DREADFUL',
      classes: ['Mage', 'Warlock'],
    })
    expect(toLootTraits({ ...token, name: 'Chain' }).tokenCategory).toBeNull()
  })
})

const statOf = (stats?: string[]) =>
  toLootTraits(item({ inventoryType: 'TRINKET', stats })).primaryStat

const idsOf = (specializationIds?: number[]) =>
  toLootTraits(item({ inventoryType: 'TRINKET', specializationIds })).lootSpecializationIds

describe('journal items: rarity, stat, specializations', () => {
  it('reads the rarities of the app; poor counts as common, others are not known', () => {
    const rarities = ['POOR', 'COMMON', 'EPIC', 'LEGENDARY', 'ARTIFACT', undefined]
    expect(rarities.map((quality) => toLootTraits(item({ quality })).rarity)).toEqual([
      'COMMON',
      'COMMON',
      'EPIC',
      'LEGENDARY',
      null,
      null,
    ])
  })

  it('has a primary stat only if it is the only one', () => {
    expect(statOf(['STAMINA', 'AGILITY'])).toBe('AGILITY')
    expect(statOf(['AGILITY', 'INTELLECT'])).toBeNull()
    expect(statOf(['STAMINA'])).toBeNull()
    expect(statOf()).toBeNull()
  })

  it('has loot specializations only if the game limits the item to some', () => {
    expect(idsOf([73, 66, 73])).toEqual([66, 73])
    expect(idsOf([])).toBeNull()
    expect(idsOf()).toBeNull()
  })
})

it('difficulties of raid modes: easiest first, also of old raids, without unknown modes', () => {
  expect(difficultiesOfModes(['MYTHIC', 'LFR', 'EVENT'])).toEqual(['LFR', 'Mythic'])
  expect(difficultiesOfModes(['LEGACY_25_MAN_HEROIC', 'LEGACY_10_MAN'])).toEqual([
    'Normal',
    'Heroic',
  ])
  expect(difficultiesOfModes([])).toEqual([])
})

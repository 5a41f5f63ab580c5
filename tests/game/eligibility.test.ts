import { describe, expect, it } from 'vitest'
import type { LootItem } from '@/contract/loot-item'
import { CLASSES } from '@/game/classes'
import { canUse, type ItemTraits, dropsFor, isOfferedFor, slotsOf } from '@/game/eligibility'
import { RAIDS } from '../../server/database/seed/all-raids'

const LOOT = RAIDS.flatMap((raid) => raid.bosses.flatMap((boss) => boss.items))

function seeded(name: string) {
  const found = LOOT.find((item) => item.name === name)
  if (!found) throw new Error(`The seed has no loot item ${name}`)
  return found
}

function weapon(itemType: string, primaryStat: string | null, itemSlot = 'MAIN_HAND'): ItemTraits {
  return { itemType, primaryStat, itemSlot, isTokenItem: false }
}

const AGILITY_DAGGER = weapon('Dagger', 'AGILITY')
const INTELLECT_DAGGER = weapon('Dagger', 'INTELLECT')
const STRENGTH_SWORD = weapon('One-Handed Sword', 'STRENGTH')
const GREATSWORD = weapon('Two-Handed Sword', 'STRENGTH', 'TWO_HAND')
const BOW = weapon('Bow', 'AGILITY', 'RANGED')
const SHIELD = weapon('Shield', null, 'OFF_HAND')
const TOME = weapon('Off-Hand', 'INTELLECT', 'OFF_HAND')
const AGILITY_STAFF = weapon('Staff', 'AGILITY', 'TWO_HAND')
const INTELLECT_STAFF = weapon('Staff', 'INTELLECT', 'TWO_HAND')

function armor(kind: string): ItemTraits {
  return { itemType: `${kind} Armor`, itemSlot: 'WRIST', isTokenItem: false }
}

function token(traits: Partial<ItemTraits>): ItemTraits {
  return { isTokenItem: true, itemType: null, itemSlot: 'HEAD', tokenSlots: ['HEAD'], ...traits }
}

/** The classes of which every specialization gets the token. */
function usersOf(item: ItemTraits) {
  return CLASSES.filter(({ name, specializations }) =>
    specializations.every(({ slug }) => dropsFor(item, name, slug)),
  ).map(({ name }) => name)
}

/** Whether the picker offers the item to any specialization in any slot. */
function isOffered(item: ItemTraits) {
  return CLASSES.some(({ name, specializations }) =>
    specializations.some(({ slug }) =>
      slotsOf(item).some((slot) => isOfferedFor(item, slot, name, slug)),
    ),
  )
}

it('canUse accepts a LootItem of the contract', () => {
  const item = { ...weapon('Bow', 'AGILITY'), id: 'i' } as LootItem // partial: only its type matters
  expect(canUse(item, 'Hunter', 'marksmanship')).toBe(true)
})

describe('canUse', () => {
  it.each<[string, string, string, ItemTraits]>([
    ['cloth', 'Mage', 'frost', armor('Cloth')],
    ['leather', 'Druid', 'restoration', armor('Leather')],
    ['mail', 'Evoker', 'augmentation', armor('Mail')],
    ['plate of any stat', 'Paladin', 'holy', armor('Plate')],
    ['a shield', 'Warrior', 'protection', SHIELD],
    ['a shield', 'Paladin', 'holy', SHIELD],
    ['a shield', 'Shaman', 'elemental', SHIELD],
    ['a bow', 'Hunter', 'marksmanship', BOW],
    ['a two-handed sword', 'Death Knight', 'blood', GREATSWORD],
    ['a one-handed sword', 'Death Knight', 'frost', STRENGTH_SWORD],
    ['an agility dagger', 'Rogue', 'assassination', AGILITY_DAGGER],
    ['an intellect dagger', 'Shaman', 'restoration', INTELLECT_DAGGER],
    ['an agility staff', 'Druid', 'guardian', AGILITY_STAFF],
    ['an intellect staff', 'Monk', 'mistweaver', INTELLECT_STAFF],
    ['a tome', 'Priest', 'shadow', TOME],
    ['a wand', 'Warlock', 'affliction', weapon('Wand', 'INTELLECT', 'RANGED')],
    ['glaives', 'Demon Hunter', 'vengeance', seeded('Collapsing Phaseblades')],
    ['a ring', 'Warlock', 'destruction', weapon('Ring', null, 'FINGER')],
    ['a cloak', 'Warrior', 'arms', weapon('Cloak', null, 'BACK')],
  ])('allows %s for %s, %s', (_, className, specialization, item) => {
    expect(canUse(item, className, specialization)).toBe(true)
  })

  it.each<[string, string, string, ItemTraits]>([
    ['plate', 'Mage', 'frost', armor('Plate')],
    ['cloth', 'Paladin', 'holy', armor('Cloth')],
    ['a shield', 'Warrior', 'fury', SHIELD],
    ['a shield', 'Shaman', 'enhancement', SHIELD],
    ['a bow', 'Hunter', 'survival', BOW],
    ['a bow', 'Rogue', 'outlaw', BOW],
    ['a one-handed sword', 'Death Knight', 'unholy', STRENGTH_SWORD],
    ['a strength sword', 'Paladin', 'holy', STRENGTH_SWORD],
    ['an agility dagger', 'Mage', 'fire', AGILITY_DAGGER],
    ['a dagger', 'Rogue', 'outlaw', AGILITY_DAGGER],
    ['an agility staff', 'Druid', 'balance', AGILITY_STAFF],
    ['a tome', 'Paladin', 'holy', TOME],
    ['a tome', 'Shaman', 'restoration', TOME],
    ['glaives', 'Rogue', 'outlaw', seeded('Collapsing Phaseblades')],
    ['a staff limited to Evokers', 'Mage', 'arcane', seeded('Kharnalex, The First Light')],
  ])('rejects %s for %s, %s', (_, className, specialization, item) => {
    expect(canUse(item, className, specialization)).toBe(false)
  })

  it('ignores loot specializations of armor and weapons', () => {
    const forNobody = { lootSpecializationIds: [0] }
    expect(canUse({ ...armor('Plate'), ...forNobody }, 'Warrior', 'arms')).toBe(true)
    expect(canUse({ ...BOW, ...forNobody }, 'Hunter', 'marksmanship')).toBe(true)
  })

  it('decides trinkets by loot specializations, or by primary stat without them', () => {
    const forHealers = seeded("Loom'ithar's Living Silk")
    expect(canUse(forHealers, 'Paladin', 'holy')).toBe(true)
    expect(canUse(forHealers, 'Mage', 'frost')).toBe(false)
    const forIntellect = { ...forHealers, lootSpecializationIds: null }
    expect(canUse(forIntellect, 'Mage', 'frost')).toBe(true)
    expect(canUse(forIntellect, 'Rogue', 'subtlety')).toBe(false)
    expect(canUse(seeded('Astral Antenna'), 'Rogue', 'subtlety')).toBe(true)
  })

  it('treats an unknown item type like a trinket', () => {
    expect(canUse(weapon('Relic', 'INTELLECT'), 'Mage', 'fire')).toBe(true)
    expect(canUse(weapon('Relic', 'INTELLECT'), 'Rogue', 'outlaw')).toBe(false)
  })

  it('allows an unknown specialization every item that its class can use', () => {
    expect(canUse(SHIELD, 'Warrior', 'gladiator')).toBe(true)
    expect(canUse(BOW, 'Warrior', 'gladiator')).toBe(false)
  })

  it("restricts an unknown class by the item's classes only", () => {
    expect(canUse(SHIELD, 'Tinker', 'mechanist')).toBe(true)
    expect(canUse(seeded('Collapsing Phaseblades'), 'Tinker', 'mechanist')).toBe(false)
  })
})

describe('dropsFor and slotsOf of tier tokens', () => {
  it.each([
    [
      'a token of The War Within',
      'Dreadful Foreboding Beaker',
      ['Death Knight', 'Demon Hunter', 'Warlock'],
    ],
    [
      'a token of Dragonflight',
      'Zenith Tormented Dreamheart',
      ['Evoker', 'Monk', 'Rogue', 'Warrior'],
    ],
    ['a token of Midnight, by armor type', 'Venomcast Idol', ['Evoker', 'Hunter', 'Shaman']],
    ['a token for every class', 'Hungering Void Curio', CLASSES.map(({ name }) => name)],
  ])('%s (%s) drops for its classes only', (_, name, classes) => {
    expect(usersOf(seeded(name))).toEqual(classes)
  })

  it('a token without classes drops for the classes of its category', () => {
    expect(usersOf(token({ tokenCategory: 'MYSTIC' }))).toEqual(['Druid', 'Hunter', 'Mage'])
  })

  it('a token of an unknown category drops for every class', () => {
    expect(usersOf(token({ tokenCategory: 'CONQUEROR' }))).toHaveLength(CLASSES.length)
  })

  it('a token fits its tokenSlots, or its own slot, or all tier slots', () => {
    expect(slotsOf(seeded('Dreadful Foreboding Beaker'))).toEqual(['HEAD'])
    const tierSlots = ['HEAD', 'SHOULDER', 'CHEST', 'HANDS', 'LEGS']
    expect(slotsOf(seeded('Hungering Void Curio'))).toEqual(tierSlots)
    expect(slotsOf(token({ itemSlot: null, tokenSlots: null }))).toEqual(tierSlots)
    expect(slotsOf(token({ tokenSlots: null }))).toEqual(['HEAD'])
  })
})

describe('dropsFor', () => {
  it('prefers the loot specializations of an item over the rules of canUse', () => {
    const axe = seeded("Strongblood's Ceremonial Cleaver")
    expect(canUse(axe, 'Warrior', 'fury')).toBe(true)
    expect(dropsFor(axe, 'Warrior', 'fury')).toBe(false)
    expect(dropsFor(axe, 'Warrior', 'protection')).toBe(true)
  })

  it('falls back to canUse for an item without loot specializations', () => {
    expect(dropsFor({ ...SHIELD, lootSpecializationIds: null }, 'Warrior', 'arms')).toBe(false)
    expect(dropsFor({ ...SHIELD, lootSpecializationIds: [] }, 'Paladin', 'holy')).toBe(true)
  })
})

describe('isOfferedFor', () => {
  it('offers an item in its own slot only, to specializations it drops for', () => {
    expect(isOfferedFor(BOW, 'RANGED', 'Hunter', 'beast-mastery')).toBe(true)
    expect(isOfferedFor(BOW, 'MAIN_HAND', 'Hunter', 'beast-mastery')).toBe(false)
    expect(isOfferedFor(BOW, 'RANGED', 'Mage', 'frost')).toBe(false)
    expect(isOfferedFor(seeded('Hungering Void Curio'), 'LEGS', 'Mage', 'frost')).toBe(true)
    expect(isOfferedFor(seeded('Hungering Void Curio'), 'WRIST', 'Mage', 'frost')).toBe(false)
  })

  it('offers one-handed weapons for the off hand to dual wielders only', () => {
    const weapons = LOOT.filter((item) => item.itemSlot === 'MAIN_HAND')
    const dualWielders = CLASSES.flatMap(({ name, specializations }) =>
      specializations
        .filter(({ slug }) => weapons.some((item) => isOfferedFor(item, 'OFF_HAND', name, slug)))
        .map((specialization) => `${specialization.name} ${name}`),
    )
    expect(dualWielders).toEqual([
      'Frost Death Knight',
      'Havoc Demon Hunter',
      'Vengeance Demon Hunter',
      'Survival Hunter',
      'Brewmaster Monk',
      'Windwalker Monk',
      'Assassination Rogue',
      'Outlaw Rogue',
      'Subtlety Rogue',
      'Enhancement Shaman',
      'Fury Warrior',
    ])
  })

  it('offers two-handed weapons except polearms for the off hand to Fury only', () => {
    expect(isOfferedFor(GREATSWORD, 'OFF_HAND', 'Warrior', 'fury')).toBe(true)
    expect(isOfferedFor(GREATSWORD, 'OFF_HAND', 'Warrior', 'arms')).toBe(false)
    const polearm = weapon('Polearm', 'STRENGTH', 'TWO_HAND')
    expect(isOfferedFor(polearm, 'TWO_HAND', 'Warrior', 'fury')).toBe(true)
    expect(isOfferedFor(polearm, 'OFF_HAND', 'Warrior', 'fury')).toBe(false)
  })

  it('offers shields and off-hand items for the off hand', () => {
    expect(isOfferedFor(SHIELD, 'OFF_HAND', 'Warrior', 'protection')).toBe(true)
    expect(isOfferedFor(TOME, 'OFF_HAND', 'Evoker', 'preservation')).toBe(true)
  })
})

/*
 * Compares canUse with the loot specializations in the seed: 532 armor pieces and weapons by 39
 * specializations, 20,748 pairs. 32 pairs differ:
 *
 * - 14: agility daggers and axes for Survival; they are from before Midnight, when it could not
 *   dual wield
 * - 5: one-handed weapons of Midnight for Fury; earlier one-handed weapons dropped for it
 * - 10: Maw of the Void and Capo's Molten Knuckles for casters; these weapons have several stats,
 *   but the seed does not say that Intellect is not one of them
 * - 3: the legendary axe Fyr'alath, which drops for every plate class
 */
describe('canUse compared with the loot specializations of the seed', () => {
  const compared = LOOT.filter(
    (item) => item.itemType && item.itemType !== 'Trinket' && item.lootSpecializationIds,
  )

  function pairs(gameClass: (typeof CLASSES)[number]) {
    return gameClass.specializations.flatMap((specialization) =>
      compared.map((item) => ({
        label: `${specialization.name} ${gameClass.name}: ${item.name}`,
        byRule: canUse(item, gameClass.name, specialization.slug),
        byGame: item.lootSpecializationIds?.includes(specialization.id),
      })),
    )
  }

  it.each(CLASSES)('agrees for at least 98 % of the items of a $name', (gameClass) => {
    const all = pairs(gameClass)
    const disagreeing = all.filter(({ byRule, byGame }) => byRule !== byGame)
    const isClose = disagreeing.length <= all.length * 0.02
    expect(isClose ? [] : disagreeing.map(({ label }) => label)).toEqual([])
  })

  it('rejects no item that drops for a specialization, except one legendary', () => {
    const rejected = CLASSES.flatMap(pairs).filter(({ byRule, byGame }) => byGame && !byRule)
    expect(rejected.map(({ label }) => label)).toEqual([
      "Holy Paladin: Fyr'alath the Dreamrender",
      "Protection Paladin: Fyr'alath the Dreamrender",
      "Protection Warrior: Fyr'alath the Dreamrender",
    ])
  })

  it('the classes list no weapon type that never drops for the specialization, except wands', () => {
    const listed = CLASSES.flatMap(({ specializations }) =>
      specializations.flatMap(({ id, name, weaponTypes }) =>
        weaponTypes.map((type) => ({ id, name, type })),
      ),
    )
    const neverDropped = listed.filter(
      ({ id, type }) =>
        !compared.some(
          (item) => item.itemType === type && item.lootSpecializationIds?.includes(id),
        ),
    )
    // Raids do not drop wands.
    expect(new Set(neverDropped.map(({ type }) => type))).toEqual(new Set(['Wand']))
  })

  it('every loot item is offered to at least one specialization', () => {
    expect(LOOT.filter((item) => !isOffered(item))).toEqual([])
  })
})

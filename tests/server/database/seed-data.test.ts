import { describe, expect, it } from 'vitest'
import { CLASSES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { canUse } from '@/game/eligibility'
import { TIER_PLACES } from '@/game/gear/places'
import { contradictionOf } from '@/game/item-slots'
import { raid } from '../../../server/database/seed/raid'
import { RAIDS } from '../../../server/database/seed/all-raids'

const BOSSES = RAIDS.flatMap(({ bosses }) => bosses)
const ITEMS = BOSSES.flatMap(({ items }) => items)

function repeated(values: readonly unknown[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('seeded raids', () => {
  it.each([
    ['the-venomous-abyss', 8, 101, 21],
    ['the-tidebound-grotto', 1, 12, 0],
    ['sporefall', 1, 11, 0],
    ['the-voidspire', 6, 76, 16],
    ['the-dreamrift', 1, 12, 4],
    ['march-on-queldanas', 2, 25, 1],
    ['manaforge-omega', 8, 111, 21],
    ['liberation-of-undermine', 8, 110, 21],
    ['nerub-ar-palace', 8, 106, 21],
    ['amirdrassil-the-dreams-hope', 9, 108, 21],
    ['aberrus-the-shadowed-crucible', 9, 109, 21],
    ['vault-of-the-incarnates', 8, 91, 20],
  ])('%s has %i bosses and %i items, %i of them tier tokens', (slug, bosses, items, tokens) => {
    const found = RAIDS.find((candidate) => candidate.slug === slug)
    const foundItems = found?.bosses.flatMap((boss) => boss.items) ?? []
    expect(found?.bosses).toHaveLength(bosses)
    expect(foundItems).toHaveLength(items)
    expect(foundItems.filter(({ isTokenItem }) => isTokenItem)).toHaveLength(tokens)
  })

  it('are twelve, newest first, with all difficulties', () => {
    expect(RAIDS.map(({ sortOrder }) => sortOrder)).toEqual(RAIDS.map((_, index) => index + 1))
    expect(RAIDS).toHaveLength(12)
    expect(RAIDS.every((one) => one.availableDifficulties.length === DIFFICULTIES.length)).toBe(
      true,
    )
  })

  it('current tier: the newest season; inactive: all but the last two expansions', () => {
    const tiers = RAIDS.filter(({ isCurrentTier }) => isCurrentTier).map(({ tier }) => tier)
    expect(new Set(tiers)).toEqual(new Set(['Midnight Season 2']))
    const expansions = RAIDS.filter(({ isActive }) => !isActive).map(({ expansion }) => expansion)
    expect(new Set(expansions)).toEqual(new Set(['Dragonflight']))
  })

  it('slugs and ids are unique', () => {
    expect(repeated(RAIDS.map(({ slug }) => slug))).toEqual([])
    expect(repeated(RAIDS.map(({ blizzardInstanceId }) => blizzardInstanceId))).toEqual([])
    expect(repeated(BOSSES.map(({ slug }) => slug))).toEqual([])
    expect(repeated(BOSSES.map(({ blizzardEncounterId }) => blizzardEncounterId))).toEqual([])
    expect(repeated(ITEMS.map(({ blizzardItemId }) => blizzardItemId))).toEqual([])
  })

  it('bosses are numbered from 1 and have loot', () => {
    for (const { bosses } of RAIDS) {
      expect(bosses.map((boss) => boss.encounterOrder)).toEqual(bosses.map((_, index) => index + 1))
      expect(bosses.filter((boss) => boss.items.length === 0)).toEqual([])
    }
  })
})

describe('seeded loot items', () => {
  it('have slot and type; tier tokens have no type', () => {
    const incomplete = ITEMS.filter(
      (item) => !item.isTokenItem && (!item.itemSlot || !item.itemType),
    )
    expect(incomplete).toEqual([])
    expect(ITEMS.filter((item) => item.isTokenItem && item.itemType)).toEqual([])
  })

  it('no slot contradicts its item type', () => {
    expect(ITEMS.filter((item) => contradictionOf(item) !== null)).toEqual([])
  })

  it('every item type but armor has one slot', () => {
    const slots = new Map<string, Set<string | null>>()
    for (const { itemType, itemSlot } of ITEMS) {
      if (!itemType || itemType.endsWith('Armor')) continue
      slots.set(itemType, (slots.get(itemType) ?? new Set()).add(itemSlot))
    }
    expect([...slots].filter(([, seen]) => seen.size > 1)).toEqual([])
  })

  it('loot specializations exist and are sorted', () => {
    const known = new Set(
      CLASSES.flatMap(({ specializations }) => specializations.map(({ id }) => id)),
    )
    const lists = ITEMS.flatMap(({ lootSpecializationIds }) =>
      lootSpecializationIds ? [lootSpecializationIds] : [],
    )
    expect(lists).toHaveLength(627)
    expect(lists.flat().filter((id) => !known.has(id))).toEqual([])
    for (const ids of lists) {
      expect(ids.length).toBeGreaterThan(0)
      expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => one - other))
    }
  })

  it('two are legendary, all others epic', () => {
    expect(ITEMS.filter(({ rarity }) => rarity !== 'EPIC').map(({ name }) => name)).toEqual([
      "Fyr'alath the Dreamrender",
      "Nasz'uro, the Unbound Legacy",
    ])
  })

  it('every class has one token for each tier piece in every season', () => {
    const seasons = new Set(RAIDS.map(({ tier }) => tier))
    const counts = [...seasons].flatMap((season) => {
      const tokens = RAIDS.filter(({ tier }) => tier === season)
        .flatMap(({ bosses }) => bosses.flatMap(({ items }) => items))
        .filter((item) => item.isTokenItem && item.tokenSlots.length === 1)
      return CLASSES.flatMap(({ name }) =>
        TIER_PLACES.map((slot) => {
          const own = tokens.filter((item) => item.itemSlot === slot && canUse(item, name, ''))
          return `${season}, ${name}, ${slot}: ${own.length}`
        }),
      )
    })
    expect(counts.filter((line) => !line.endsWith(': 1'))).toEqual([])
    expect(counts).toHaveLength(8 * 13 * 5)
  })
})

describe('raid (parser of the seed)', () => {
  const head = "1 | Gul'dan's Test | None | None"

  it('reads bosses with their items', () => {
    const read = raid(`
      ${head}

      # 7 | Gorefiend, the Test
        11 | Blade | MAIN_HAND | One-Handed Sword | - | STRENGTH_ONE_HAND+FURY | Warrior | LEGENDARY
        12 | Idol | LEGS | token Mail Armor
    `)
    expect(read.slug).toBe('guldans-test')
    expect(read.bosses).toHaveLength(1)
    expect(read.bosses[0]).toMatchObject({ slug: 'gorefiend-the-test', blizzardEncounterId: 7 })
    expect(read.bosses[0]?.items).toMatchObject([
      {
        blizzardItemId: 11,
        itemType: 'One-Handed Sword',
        primaryStat: null,
        rarity: 'LEGENDARY',
        classes: ['Warrior'],
        lootSpecializationIds: [66, 72, 73, 251],
      },
      { tokenCategory: null, tokenSlots: ['LEGS'], classes: ['Evoker', 'Hunter', 'Shaman'] },
    ])
  })

  it('reads four tokens from a line', () => {
    const read = raid(`
      ${head}

      # 7 | Gorefiend
        11,12,13,14 6,7,8,9 | * Idol | LEGS | tokens by category
        21,22,23,24 inv_relic | Void* Idol | HEAD | tokens by armor
        31,32,33,34 | Void* Relic | HEAD | tokens by armor
    `)
    const tokens = read.bosses[0]?.items ?? []
    expect(tokens.map((item) => [item.blizzardItemId, item.icon, item.name])).toEqual([
      [11, '6', 'Dreadful Idol'],
      [12, '7', 'Mystic Idol'],
      [13, '8', 'Venerated Idol'],
      [14, '9', 'Zenith Idol'],
      [21, 'inv_relic', 'Voidcast Idol'],
      [22, 'inv_relic', 'Voidcured Idol'],
      [23, 'inv_relic', 'Voidforged Idol'],
      [24, 'inv_relic', 'Voidwoven Idol'],
      [31, null, 'Voidcast Relic'],
      [32, null, 'Voidcured Relic'],
      [33, null, 'Voidforged Relic'],
      [34, null, 'Voidwoven Relic'],
    ])
    expect(tokens[1]).toMatchObject({ tokenCategory: 'MYSTIC', tokenSlots: ['LEGS'] })
    expect(tokens[7]).toMatchObject({ classes: ['Mage', 'Priest', 'Warlock'] })
  })

  it.each([
    ['an invalid id', 'x1 | Helm | HEAD | Mail Armor'],
    ['a missing column', '1 | Helm | Mail Armor'],
    ['a missing name', '1 | | HEAD | Mail Armor'],
    ['an unknown slot', '1 | Helm | SKULL | Mail Armor'],
    ['an unknown type', '1 | Helm | HEAD | Bone Armor'],
    ['columns that armor does not have', '1 | Helm | HEAD | Mail Armor | AGILITY | MAIL'],
    ['a weapon without specializations', '1 | Bow | RANGED | Bow | AGILITY'],
    ['an unknown stat', '1 | Bow | RANGED | Bow | LUCK | MARKSMEN'],
    ['an unknown group', '1 | Bow | RANGED | Bow | AGILITY | MARKSMEN+ARCHERS'],
    ['an unknown class', '1 | Bow | RANGED | Bow | AGILITY | MARKSMEN | Archer'],
    ['an unknown rarity', '1 | Bow | RANGED | Bow | AGILITY | MARKSMEN | Hunter | SHINY'],
    ['one column too many', '1 | Bow | RANGED | Bow | AGILITY | MARKSMEN | Hunter | EPIC | 1'],
    ['an unknown token', '1 | Token | HEAD | token CONQUEROR'],
    ['a token for a slot without classes', '1 | Token | HEAD | token'],
    ['a token for a class without a slot', '1 | Token | - | token ZENITH'],
    ['an id too few for four tokens', '1,2,3 | * Token | HEAD | tokens by category'],
    ['a boss without a name', '# 8'],
  ])('%s: the error quotes the line', (_, line) => {
    const parse = () => raid(`${head}\n# 7 | Boss\n${line}`)
    expect(parse).toThrow(`Seed of Gul'dan's Test, line "${line}"`)
  })

  it('an item before the first boss is an error', () => {
    expect(() => raid(`${head}\n1 | Helm | HEAD | Mail Armor`)).toThrow('before the first boss')
  })
})

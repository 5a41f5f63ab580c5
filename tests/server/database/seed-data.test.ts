import { describe, expect, it } from 'vitest'
import { CLASSES } from '@/game/classes'
import { DIFFICULTIES } from '@/game/difficulties'
import { canUse, TIER_SLOTS } from '@/game/eligibility'
import { raid } from '../../../server/database/seed/raid'
import { RAIDS } from '../../../server/database/seed/all-raids'

const BOSSES = RAIDS.flatMap(({ bosses }) => bosses)
const ITEMS = BOSSES.flatMap(({ items }) => items)

function repeated(values: readonly unknown[]) {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the seeded raids', () => {
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
  ])('%s: %i bosses, %i items, %i of them tokens', (slug, bosses, items, tokens) => {
    const found = RAIDS.find((candidate) => candidate.slug === slug)
    const drops = found?.bosses.flatMap((boss) => boss.items) ?? []
    expect(found?.bosses).toHaveLength(bosses)
    expect(drops).toHaveLength(items)
    expect(drops.filter(({ isTokenItem }) => isTokenItem)).toHaveLength(tokens)
  })

  it('are twelve, sorted newest first, with all difficulties', () => {
    expect(RAIDS.map(({ sortOrder }) => sortOrder)).toEqual(RAIDS.map((_, index) => index + 1))
    expect(RAIDS).toHaveLength(12)
    expect(RAIDS.every((one) => one.availableDifficulties.length === DIFFICULTIES.length)).toBe(
      true,
    )
  })

  it('are current in the newest season and active for two expansions', () => {
    const tiers = RAIDS.filter(({ isCurrentTier }) => isCurrentTier).map(({ tier }) => tier)
    expect(new Set(tiers)).toEqual(new Set(['Midnight Season 2']))
    const expansions = RAIDS.filter(({ isActive }) => !isActive).map(({ expansion }) => expansion)
    expect(new Set(expansions)).toEqual(new Set(['Dragonflight']))
  })

  it('repeat no slug and no id', () => {
    expect(repeated(RAIDS.map(({ slug }) => slug))).toEqual([])
    expect(repeated(RAIDS.map(({ blizzardInstanceId }) => blizzardInstanceId))).toEqual([])
    expect(repeated(BOSSES.map(({ slug }) => slug))).toEqual([])
    expect(repeated(BOSSES.map(({ blizzardEncounterId }) => blizzardEncounterId))).toEqual([])
    expect(repeated(ITEMS.map(({ blizzardItemId }) => blizzardItemId))).toEqual([])
  })

  it('number their encounters from one, each with loot', () => {
    for (const { bosses } of RAIDS) {
      expect(bosses.map((boss) => boss.encounterOrder)).toEqual(bosses.map((_, index) => index + 1))
      expect(bosses.filter((boss) => boss.items.length === 0)).toEqual([])
    }
  })
})

describe('the seeded items', () => {
  it('have slot and type unless they are tokens', () => {
    const incomplete = ITEMS.filter(
      (item) => !item.isTokenItem && (!item.itemSlot || !item.itemType),
    )
    expect(incomplete).toEqual([])
    expect(ITEMS.filter((item) => item.isTokenItem && item.itemType)).toEqual([])
  })

  it('keep one slot for every type but armour', () => {
    const slots = new Map<string, Set<string | null>>()
    for (const { itemType, itemSlot } of ITEMS) {
      if (!itemType || itemType.endsWith('Armor')) continue
      slots.set(itemType, (slots.get(itemType) ?? new Set()).add(itemSlot))
    }
    expect([...slots].filter(([, seen]) => seen.size > 1)).toEqual([])
  })

  it('drop for specializations that exist, in ascending order', () => {
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

  it('are epic but for two legendaries', () => {
    expect(ITEMS.filter(({ rarity }) => rarity !== 'EPIC').map(({ name }) => name)).toEqual([
      "Fyr'alath the Dreamrender",
      "Nasz'uro, the Unbound Legacy",
    ])
  })

  it('give every class one token of each tier piece in every season', () => {
    const seasons = new Set(RAIDS.map(({ tier }) => tier))
    const counts = [...seasons].flatMap((season) => {
      const tokens = RAIDS.filter(({ tier }) => tier === season)
        .flatMap(({ bosses }) => bosses.flatMap(({ items }) => items))
        .filter((item) => item.isTokenItem && item.tokenSlots.length === 1)
      return CLASSES.flatMap(({ name }) =>
        TIER_SLOTS.map((slot) => {
          const own = tokens.filter((item) => item.itemSlot === slot && canUse(item, name, ''))
          return `${season}, ${name}, ${slot}: ${own.length}`
        }),
      )
    })
    expect(counts.filter((line) => !line.endsWith(': 1'))).toEqual([])
    expect(counts).toHaveLength(8 * 13 * 5)
  })
})

describe('a raid table', () => {
  const facts = {
    name: "Gul'dan's Test",
    expansion: 'None',
    tier: 'None',
    blizzardInstanceId: 1,
    isCurrentTier: false,
    isActive: false,
    sortOrder: 1,
  }

  it('reads as bosses with their items', () => {
    const read = raid(
      facts,
      `
      # 7 | Gorefiend, the Test
        11 | Blade | MAIN_HAND | One-Handed Sword | - | STRENGTH_ONE_HAND+FURY | Warrior | LEGENDARY
        12 | Idol | LEGS | token Mail Armor
      `,
    )
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

  it.each([
    ['an id that is none', 'x1 | Helm | HEAD | Mail Armor'],
    ['a missing column', '1 | Helm | Mail Armor'],
    ['a missing name', '1 | | HEAD | Mail Armor'],
    ['an unknown slot', '1 | Helm | SKULL | Mail Armor'],
    ['an unknown type', '1 | Helm | HEAD | Bone Armor'],
    ['columns that armour does not have', '1 | Helm | HEAD | Mail Armor | AGILITY | MAIL'],
    ['a weapon for nobody', '1 | Bow | RANGED | Bow | AGILITY'],
    ['an unknown stat', '1 | Bow | RANGED | Bow | LUCK | MARKSMEN'],
    ['an unknown group', '1 | Bow | RANGED | Bow | AGILITY | MARKSMEN+ARCHERS'],
    ['an unknown class', '1 | Bow | RANGED | Bow | AGILITY | MARKSMEN | Archer'],
    ['an unknown rarity', '1 | Bow | RANGED | Bow | AGILITY | MARKSMEN | Hunter | SHINY'],
    ['a column too many', '1 | Bow | RANGED | Bow | AGILITY | MARKSMEN | Hunter | EPIC | 1'],
    ['an unknown token', '1 | Token | HEAD | token CONQUEROR'],
    ['a token for a slot but nobody', '1 | Token | HEAD | token'],
    ['a token for a class but no slot', '1 | Token | - | token ZENITH'],
    ['a boss without name', '# 8'],
  ])('refuses %s, quoting the line', (_, line) => {
    const parse = () => raid(facts, `# 7 | Boss\n${line}`)
    expect(parse).toThrow(`Seed of Gul'dan's Test, line "${line}"`)
  })

  it('refuses an item before the first boss', () => {
    expect(() => raid(facts, '1 | Helm | HEAD | Mail Armor')).toThrow('before the first boss')
  })
})

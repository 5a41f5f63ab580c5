import {
  findRows,
  isOneEditApart,
  rankRows,
  toLootText,
  toSearchText,
  toWords,
} from '@/game/word-search'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RAIDS } from '../../server/database/seed/all-raids'
import { propertyOptions } from '../support/runs'

const RUNS = propertyOptions(50, 1000)

test.each([
  ["Ula'tek", ['ulatek']],
  ['Venom-Singed Cuffs', ['venom', 'singed', 'cuffs']],
  ['Élyandre  Marécage', ['elyandre', 'marecage']],
  ['', []],
])('toWords: %j → %j', (text, words) => {
  expect(toWords(text)).toEqual(words)
})

describe('isOneEditApart', () => {
  test.each([
    ['ring', 'ring'],
    ['ring', 'rink'],
    ['ring', 'rng'],
    ['ring', 'riing'],
    ['ring', 'rign'],
    ['venomforged', 'vemonforged'],
  ])('%s and %s: true', (a, b) => {
    expect(isOneEditApart(a, b)).toBe(true)
  })

  test.each([
    ['ring', 'king s'],
    ['ring', 'rongs'],
    ['amulet', 'omelet'],
  ])('%s and %s: false', (a, b) => {
    expect(isOneEditApart(a, b)).toBe(false)
  })

  const word = fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 5 })

  test('two words with the same letters before and after one that differs or is missing: true', () => {
    fc.assert(
      fc.property(word, word, (before, after) => {
        const whole = `${before}x${after}`
        expect(isOneEditApart(whole, `${before}y${after}`)).toBe(true)
        expect(isOneEditApart(whole, before + after)).toBe(true)
      }),
      RUNS,
    )
  })

  test('is symmetric', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(isOneEditApart(a, b)).toBe(isOneEditApart(b, a))
      }),
      RUNS,
    )
  })
})

const NAMES = [
  'Amuletsmith',
  'Amulet of Fangs',
  'Emulet',
  'Rings of Ula',
  'Heart of Ula\u2019tek',
  'Idol',
]

function findNames(search: string) {
  return findRows(NAMES, search, (name) => toSearchText(name))
}

describe('findRows', () => {
  test.each([
    ['amulet', ['Amuletsmith', 'Amulet of Fangs']],
    ['fangs AMULET', ['Amulet of Fangs']],
    ['mulets', ['Amuletsmith']],
    ['ula tek', ['Heart of Ula\u2019tek']],
    ["ula'tek", ['Heart of Ula\u2019tek']],
    ['', NAMES],
    [' ', NAMES],
    ['!!', []],
    ['shield', []],
  ])('%j finds %j', (search, found) => {
    expect(findNames(search)).toEqual(found)
  })

  test.each([
    ['a wrong letter', 'amulit', ['Amuletsmith', 'Amulet of Fangs']],
    ['two exchanged letters', 'alumet', ['Amuletsmith', 'Amulet of Fangs']],
    ['three of four letters', 'idl', ['Idol']],
    ['a typo in each word', 'fengs amulat', ['Amulet of Fangs']],
    ['two typos in a word', 'omulot', []],
    ['another word of three letters', 'odl', []],
  ])('if nothing matches as it is written: %s', (_how, search, found) => {
    expect(findNames(search)).toEqual(found)
  })

  test('each text is found by each of its words', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const words = toWords(text)
        expect(
          words.every((word) => findRows([text], word, (row) => toSearchText(row)).length === 1),
        ).toBe(true)
      }),
      RUNS,
    )
  })
})

test('rankRows: the exact word is first, then words that begin with it, then words that contain it', () => {
  const names = ['Fourfangs', 'Fangsworn Blade', 'Amulet of Fangs', 'Ward']
  expect(rankRows(names, 'fangs', (name) => toSearchText(name))).toEqual([
    'Amulet of Fangs',
    'Fangsworn Blade',
    'Fourfangs',
  ])
})

const LOOT = RAIDS.flatMap(({ bosses }) =>
  bosses.flatMap((boss) => boss.items.map((item) => ({ ...item, boss }))),
)

function findLoot(search: string) {
  return findRows(LOOT, search, (item) => toLootText(item))
}

describe('a search for loot', () => {
  test.each([
    ['helm', ['HEAD']],
    ['helmet', ['HEAD']],
    ['ring', ['FINGER']],
    ['rings', ['FINGER']],
    ['neck', ['NECK']],
    ['trinket', ['TRINKET']],
    ['boots', ['FEET']],
    ['cloak', ['BACK']],
    ['weapon', ['MAIN_HAND', 'RANGED', 'TWO_HAND']],
    ['wep', ['MAIN_HAND', 'RANGED', 'TWO_HAND']],
    ['2h', ['TWO_HAND']],
    ['two-hand', ['TWO_HAND']],
    ['oh', ['OFF_HAND']],
    ['main hand', ['MAIN_HAND']],
  ])('%s finds the items of these slots, and no others: %j', (search, slots) => {
    const found = findLoot(search)
    const gear = found.filter(({ isTokenItem }) => !isTokenItem)
    const inSlots = LOOT.filter(
      ({ isTokenItem, itemSlot }) => !isTokenItem && slots.some((slot) => slot === itemSlot),
    )
    expect(gear).toEqual(inSlots)
    expect(gear).not.toEqual([])
  })

  test.each([
    ['a name with a typo', 'vemonforged', 'Venomforged'],
    ['a short name with a typo', 'idl', 'Idol'],
    ['its type and boss', 'mace sszorak', "Slithering Savage's Gavel"],
  ])('finds an item by %s', (_how, search, part) => {
    const found = findLoot(search)
    expect(found).not.toEqual([])
    expect(found.every(({ name }) => name.includes(part))).toBe(true)
  })

  test('the boss is found without its apostrophe, and with a space instead of it', () => {
    expect(findLoot('ula tek')).toEqual(findLoot("Ula'tek"))
    expect(findLoot('ulatek')).toEqual(findLoot("Ula'tek"))
    expect(findLoot('ulatek')).not.toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { OwnedItem } from '@/contract/gear'
import type { LootItem } from '@/contract/loot-item'
import { describeGear, ownedCopy } from '@/features/gear/gear-words'
import type { Track } from '@/game/gear/upgrade-track'

const LIST = { character: { className: 'Mage' }, specialization: 'frost', difficulty: 'Heroic' }
/** Of the loot item only its id counts. */
const RING = { id: 'ring', blizzardItemId: 7 } as LootItem

function owned(
  itemId: number,
  track: Track | null,
  itemLevel: number | null = 300,
  changes: Partial<OwnedItem> = {},
): OwnedItem {
  return { itemId, track, itemLevel, name: null, place: 'FINGER', isWorn: true, ...changes }
}

const describeRing = (...items: OwnedItem[]) =>
  describeGear({ lootItem: RING, slot: 'FINGER' }, items, LIST).filter((part) => part !== null)

describe('describeGear', () => {
  it.each([
    ['nothing', [], []],
    [
      'two rings',
      [owned(1, 'hero', 321), owned(2, 'champion', 308)],
      ['Worn: Hero 321, Champion 308'],
    ],
    [
      'two rings with names',
      [
        owned(1, null, 251, { name: 'Signet of the Deep' }),
        owned(2, null, 251, { name: 'Seal of Ice' }),
      ],
      ['Worn: Signet of the Deep 251, Seal of Ice 251'],
    ],
    ['one ring with a name', [owned(1, null, 251, { name: 'Seal of Ice' })], ['Worn: 251']],
    ['an unknown track', [owned(1, null, 321)], ['Worn: 321']],
    ['an unknown item level', [owned(1, 'hero', null)], ['Worn: Hero']],
    ['neither', [owned(1, null, null)], []],
    ['an item of another slot', [owned(1, 'hero', 321, { place: 'HEAD' })], []],
    ['an item in a bag', [owned(1, 'hero', 321, { isWorn: false })], []],
    [
      'the item itself, of a lower track',
      [owned(7, 'champion', 308)],
      ['Worn: Champion 308', 'owned as Champion'],
    ],
    [
      'the item in a bag, of a lower track',
      [owned(7, 'champion', 308, { isWorn: false })],
      ['owned as Champion'],
    ],
    ['the item of the same track', [owned(7, 'hero', 321)], ['Worn: Hero 321']],
    [
      'the item twice',
      [owned(7, 'champion'), owned(7, 'hero', 321, { isWorn: false })],
      ['Worn: Champion 300'],
    ],
    ['the item of an unknown track', [owned(7, null, 321)], ['Worn: 321']],
  ])('%s', (_, items, expected) => {
    expect(describeRing(...items)).toEqual(expected)
  })
})

describe('ownedCopy', () => {
  it.each([
    ['hero', true],
    ['myth', true],
    ['champion', false],
    [null, false],
  ] as const)('the item of the track %s, for a Heroic list: %s', (track, expected) => {
    // Also at an item level that Myth has too.
    const item = owned(7, track, 321)
    expect(ownedCopy(RING, [item], LIST)).toBe(expected ? item : undefined)
    expect(ownedCopy(RING, [owned(8, track, 321)], LIST)).toBeUndefined()
  })

  it('is the worn one of several', () => {
    const inBags = { ...owned(7, 'myth', 334), isWorn: false }
    const worn = owned(7, 'hero', 321)
    expect(ownedCopy(RING, [inBags, worn], LIST)).toBe(worn)
    expect(ownedCopy(RING, [inBags], LIST)).toBe(inBags)
  })
})

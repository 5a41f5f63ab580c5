import { describe, expect, it } from 'vitest'
import {
  fillItemIds,
  findRepeatedLoot,
  isSameLootItem,
  LootIdentityIndex,
} from '@/game/loot-sheet/loot-identity'

const item = (name: string, itemId?: number | null, bossId = 'boss') => ({ bossId, name, itemId })

/** Pairs of items and whether they are the same. */
const PAIRS = [
  [item('Helm', 1), item('Helm', 1), true],
  [item('Helm', 1), item('Renamed Helm', 1), true],
  [item('Helm', 1), item('Helm', 2), false],
  [item('Helm', 1), item('HELM'), true],
  [item('Helm', null), item('helm', null), true],
  [item('Ula’tek’s  Épée'), item("ula'tek's epee"), true],
  [item('Helm', Number.NaN), item('Belt', Number.NaN), false],
  [item('Helm', Number.NaN), item('Helm', 1), true],
  [{ ...item('Helm'), wowheadId: 1 }, item('Renamed Helm', 1), true],
  [{ ...item('Helm'), wowheadId: 1, blizzardItemId: 2 }, item('Renamed Helm', 1), false],
  [item('Helm'), item('Belt'), false],
  [item('Helm', 1), item('Belt'), false],
  [item('Helm', 1), item('Helm', 1, 'other'), false],
  [item('Helm'), item('Helm', null, 'other'), false],
] as const

describe('isSameLootItem', () => {
  it.each(PAIRS)('%o and %o: %s, in both orders', (one, other, expected) => {
    expect(isSameLootItem(one, other)).toBe(expected)
    expect(isSameLootItem(other, one)).toBe(expected)
  })
})

describe('LootIdentityIndex', () => {
  it.each(PAIRS)('finds %o by %o exactly if they are the same: %s', (one, other, expected) => {
    const index = new LootIdentityIndex<string>()
    index.add(one, 'found')
    expect(index.find(other)).toBe(expected ? 'found' : undefined)
  })

  it('keeps the first of two items with the same id', () => {
    const index = new LootIdentityIndex<string>()
    index.add(item('Helm', 1), 'first')
    index.add(item('Helm', 1), 'second')
    expect(index.find(item('Helm', 1))).toBe('first')
  })
})

describe('findRepeatedLoot', () => {
  it('returns the index of the first item that is the same, and skips undefined entries', () => {
    const identities = [item('Helm', 1), undefined, item('Belt'), item('helm'), item('Belt', 3)]
    expect(findRepeatedLoot(identities)).toEqual([undefined, undefined, undefined, 0, 2])
  })

  it('a repeated item without id does not match later items with another id', () => {
    const identities = [item('Helm', 1), item('Helm'), item('Helm', 2)]
    expect(findRepeatedLoot(identities)).toEqual([undefined, 0, undefined])
  })
})

describe('fillItemIds', () => {
  it.each([
    [{ wowheadId: 5 }, 5],
    [{ itemId: 5, wowheadId: 5 }, 5],
    [{ itemId: 5, wowheadId: 6 }, undefined],
    [{ itemId: null }, undefined],
  ])('%o: all three ids are %s', (ids, expected) => {
    const filled = expected && { itemId: expected, blizzardItemId: expected, wowheadId: expected }
    expect(fillItemIds(ids)).toEqual(filled ?? {})
  })
})

import { describe, expect, it } from 'vitest'
import { RaidLoot } from '@/game/loot-sheet/raid-loot'

describe('contradictionOf', () => {
  const raid = new RaidLoot([
    { id: 'belt', bossId: 'vael', name: 'Belt', itemId: 5 },
    { id: 'hat', bossId: 'vael', name: 'Hat' },
    { id: 'ring', bossId: 'oru', name: 'Ring', itemId: 7 },
    { id: 'other ring', bossId: 'oru', name: 'Ring', itemId: 8 },
  ])

  it.each([
    ['vael', ' belt', 6, '“Belt” of this boss has item ID 5'],
    ['vael', 'Sash', 5, 'Item ID 5 is “Belt” in this raid'],
    ['vael', 'Belt', 5, undefined],
    ['oru', 'Belt', 6, undefined],
    ['vael', 'Belt', null, undefined],
    ['vael', 'Hat', 6, undefined],
    ['oru', 'Ring', 8, undefined],
  ])('of an item of %s, %j with id %j is %j', (bossId, name, itemId, warning) => {
    expect(raid.contradictionOf({ bossId, name, itemId })).toBe(warning)
  })

  it('an item does not contradict itself', () => {
    expect(raid.contradictionOf({ bossId: 'vael', name: 'Belt', itemId: 6 }, 'belt')).toBe(
      undefined,
    )
  })
})

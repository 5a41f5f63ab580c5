import { ordinalSuffix } from '@/lib/format'
import { describe, expect, it } from 'vitest'
import type { BoardList } from '@/contract/guilds/guild-board'
import type { LootItem } from '@/contract/loot-item'
import { describeWornFor, dropLevelOf } from '@/features/guild-board/council/council'
import { HEROIC_RAID } from './heroic-raid'

const RING: LootItem = {
  id: 'ring',
  name: 'Ring',
  bossId: 'boss',
  rarity: 'EPIC',
  itemSlot: 'FINGER',
  isTokenItem: false,
}

const LIST: BoardList = {
  id: 'list',
  character: { id: 'anna', name: 'Anna', className: 'Mage' },
  specialization: 'frost',
  wishes: [],
}

const wornBy = (worn: BoardList['worn'], dropLevel?: number) =>
  describeWornFor({ ...LIST, worn }, 'FINGER', dropLevel)
const ring = (itemLevel: number | null, track: string | null = 'hero') => ({
  itemId: 1,
  place: 'FINGER',
  itemLevel,
  track,
})
const levels = (Heroic: number) => ({ itemLevels: { Heroic } })

describe('council: worn items', () => {
  it.each([
    [
      'the item level difference to the lowest one',
      [ring(311), ring(298, 'champion')],
      321,
      'Worn: Hero 311, Champion 298 (+23)',
    ],
    [
      'the difference beside the lowest one',
      [ring(298, 'champion'), ring(311)],
      321,
      'Worn: Champion 298 (+23), Hero 311',
    ],
    ['a drop that is no upgrade', [ring(324, 'myth')], 321, 'Worn: Myth 324 (−3)'],
    ['the same item level', [ring(321)], 321, 'Worn: Hero 321 (±0)'],
    ['an unknown item level of the drop', [ring(311)], undefined, 'Worn: Hero 311'],
    ['an unknown item level of what is worn', [ring(null)], 321, 'Worn: Hero'],
    ['nothing in the slot', [{ ...ring(311), place: 'HEAD' }], 321, null],
    ['a backend without gear', undefined, 321, null],
  ])('%s', (_, worn, dropLevel, expected) => {
    expect(wornBy(worn, dropLevel)).toBe(expected)
  })

  it('the item level of a drop is that of the boss, the raid or the simulation', () => {
    const boss = { id: 'boss', name: 'Boss', encounterOrder: 1, instanceId: 'raid' }
    const gain = { lootItemId: 'ring', slot: 'FINGER', gain: 1, percent: 1, itemLevel: 3 }
    const levelOf = (ofBoss: object, ofRaid: object) =>
      dropLevelOf({ ...RING, boss: { ...boss, ...ofBoss } }, gain, {
        ...HEROIC_RAID,
        instance: { ...HEROIC_RAID.instance, itemLevels: undefined, ...ofRaid },
      })
    expect(levelOf(levels(1), levels(2))).toBe(1)
    expect(levelOf({}, levels(2))).toBe(2)
    expect(levelOf({}, {})).toBe(3)
  })
})

it.each(['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st', '102nd', '111th'])(
  'ordinalSuffix: %s',
  (ordinal) => {
    const rank = parseInt(ordinal, 10)
    expect(rank + ordinalSuffix(rank)).toBe(ordinal)
  },
)

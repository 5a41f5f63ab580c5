import { ordinalSuffix } from '@/lib/format'
import { describe, expect, it } from 'vitest'
import type { BoardList } from '@/contract/guilds/guild-board'
import type { LootItem } from '@/contract/loot-item'
import { findBoardItem } from '@/features/guild-board/board-items'
import {
  councilOrders,
  describeWornFor,
  dropLevelOf,
  gainsOf,
  orderWants,
} from '@/features/guild-board/council'

const RING: LootItem = {
  id: 'ring',
  name: 'Ring',
  bossId: 'boss',
  rarity: 'EPIC',
  itemSlot: 'FINGER',
  isTokenItem: false,
}

/** A list with the ring at a rank, and its gain in percent if it was simulated. */
function list(name: string, rank: number, percent?: number): BoardList {
  const others = Array.from({ length: rank - 1 }, (_, index) => `other-${index}`)
  return {
    id: name,
    character: { id: name, name, className: 'Mage' },
    specialization: 'frost',
    wishes: [...others, 'ring'].map((lootItemId, index) => ({
      lootItemId,
      slot: 'FINGER',
      priority: index + 1,
    })),
    sim: {
      metric: 'dps',
      simulatedAt: '2026-09-10T00:00:00Z',
      gains:
        percent === undefined ? [] : [{ lootItemId: 'ring', slot: 'FINGER', gain: 1, percent }],
    },
  }
}

/** The names of those who want the ring, by gain. */
function byGain(lists: BoardList[]) {
  const { wants } = findBoardItem(RING, lists)
  return orderWants(wants, RING, 'gain', gainsOf(wants, RING)).map((want) => want.list.id)
}

describe('council: order by gain', () => {
  it('the largest gain in percent comes first, equal ones in order of rank', () => {
    expect(byGain([list('Anna', 1, -0.2), list('Bert', 3, 2), list('Cleo', 2, 2)])).toEqual([
      'Cleo',
      'Bert',
      'Anna',
    ])
  })

  it('unknown gains come last, in order of rank', () => {
    const unknown = { ...list('Dora', 3), sim: null }
    expect(byGain([list('Anna', 2), unknown, list('Bert', 1), list('Cleo', 4, -1)])).toEqual([
      'Cleo',
      'Bert',
      'Anna',
      'Dora',
    ])
  })

  it('is offered only if a gain is known', () => {
    expect(offeredOrders([list('Anna', 1), list('Bert', 1)])).toEqual(['rank', 'awards'])
    expect(offeredOrders([list('Anna', 1), list('Bert', 1, 0)])).toEqual(['rank', 'awards', 'gain'])
  })
})

function offeredOrders(lists: BoardList[]) {
  const { wants } = findBoardItem(RING, lists)
  return councilOrders(gainsOf(wants, RING)).map(({ value }) => value)
}

const wornBy = (worn: BoardList['worn'], dropLevel?: number) =>
  describeWornFor({ ...list('Anna', 1), worn }, 'FINGER', dropLevel)
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
    ['the same item level', [ring(321)], 321, 'Worn: Hero 321 (+0)'],
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
    const raid = {
      id: 'raid',
      name: 'Raid',
      slug: 'raid',
      expansion: 'Midnight',
      tier: 'Season 2',
      isCurrentTier: true,
      isActive: true,
      sortOrder: 1,
      availableDifficulties: ['Heroic'],
    }
    const levelOf = (ofBoss: object, ofRaid: object) =>
      dropLevelOf({ ...RING, boss: { ...boss, ...ofBoss } }, gain, {
        instance: { ...raid, ...ofRaid },
        difficulty: 'Heroic',
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

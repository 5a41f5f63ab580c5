import { describe, expect, it } from 'vitest'
import type { BoardList } from '@/contract/guild-board'
import type { LootItem } from '@/contract/loot-item'
import { findBoardItem } from '@/features/guild-board/board-items'
import { councilOrders, gainsOf, orderWants } from '@/features/guild-board/council'

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

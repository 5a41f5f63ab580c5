import type { Claim } from '@/contract/claims'
import type { BoardList } from '@/contract/guilds/guild-board'
import type { Want } from '@/contract/guilds/wants'
import type { LootItem } from '@/contract/loot-item'
import { findBoardItem } from '@/features/guild-board/board/board-items'
import {
  bestGain,
  knownColumns,
  orderCandidates,
  tierPiecesFor,
  toCandidate,
  type CandidateColumn,
  type CandidateOrder,
} from '@/features/guild-board/council/candidates'
import { gainsOf } from '@/features/guild-board/council/council'
import { describe, expect, it } from 'vitest'
import { HEROIC_RAID } from './heroic-raid'

const RING: LootItem = {
  id: 'ring',
  name: 'Ring',
  bossId: 'boss',
  rarity: 'EPIC',
  itemSlot: 'FINGER',
  isTokenItem: false,
}

interface Raider {
  rank: number
  percent?: number
  simLevel?: number
  worn?: number
  received?: number
  inSlot?: number
  note?: string
  claim?: Claim
  daysAgo?: number
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 1000).toISOString()

/** A list with the ring at a rank, and what is known of its raider. */
function list(name: string, raider: Raider): BoardList {
  const { rank, percent, simLevel, worn, received, inSlot, note, claim } = raider
  const others = Array.from({ length: rank - 1 }, (_, index) => `other-${index}`)
  const gain = { lootItemId: 'ring', slot: 'FINGER', gain: 1, percent: percent ?? 0 }
  return {
    id: name,
    character: {
      id: name,
      name,
      className: 'Mage',
      receivedBySlot:
        received === undefined
          ? undefined
          : [
              { slot: 'HEAD', count: received - (inSlot ?? 0), newest: [] },
              { slot: 'FINGER', count: inSlot ?? 0, newest: [] },
            ],
    },
    specialization: 'frost',
    updatedAt: raider.daysAgo === undefined ? undefined : daysAgo(raider.daysAgo),
    wishes: [...others, 'ring'].map((lootItemId, index) => ({
      lootItemId,
      slot: 'FINGER',
      priority: index + 1,
      claim,
      note,
    })),
    worn:
      worn === undefined
        ? undefined
        : [{ itemId: 1, place: 'FINGER', itemLevel: worn, track: 'hero' }],
    sim: {
      metric: 'dps',
      simulatedAt: daysAgo(raider.daysAgo ?? 0),
      gains: percent === undefined ? [] : [{ ...gain, itemLevel: simLevel }],
    },
  }
}

/** The candidates for the ring, by rank. */
function candidatesOf(raiders: Readonly<Record<string, Raider>>) {
  const lists = Object.entries(raiders).map(([name, raider]) => list(name, raider))
  const { wants } = findBoardItem(RING, lists)
  const gains = gainsOf(wants, RING)
  return wants.map((want) =>
    toCandidate(want, RING, HEROIC_RAID, { gain: gains.get(want), hasGear: true }),
  )
}

const namesBy = (
  columnId: CandidateColumn,
  direction: CandidateOrder['direction'],
  raiders: Readonly<Record<string, Raider>>,
) => orderCandidates(candidatesOf(raiders), { columnId, direction }).map(({ want }) => want.list.id)

const ANNA = {
  rank: 2,
  claim: 'Upgrade',
  percent: 2,
  worn: 300,
  received: 3,
  inSlot: 1,
  note: 'b',
  daysAgo: 9,
} as const
const BERT = {
  rank: 1,
  claim: 'BiS',
  percent: -0.2,
  worn: 320,
  received: 1,
  note: 'a',
  daysAgo: 4,
} as const
/** Nothing is known of her. */
const CLEO = { rank: 3 }

describe('candidates: order', () => {
  it.each<[CandidateColumn, string]>([
    ['rank', 'Bert Anna Cleo'],
    ['raider', 'Anna Bert Cleo'],
    ['claim', 'Bert Anna Cleo'],
    ['gain', 'Bert Anna Cleo'],
    ['worn', 'Bert Anna Cleo'],
    ['tier', 'Bert Anna Cleo'],
    ['slot', 'Bert Anna Cleo'],
    ['note', 'Bert Anna Cleo'],
    ['list', 'Bert Anna Cleo'],
  ])('by %s, ascending', (columnId, expected) => {
    const raiders = { Anna: ANNA, Bert: BERT, Cleo: CLEO }
    expect(namesBy(columnId, 'ascending', raiders).join(' ')).toBe(expected)
  })

  it('descending, those of whom the value is not known are last, too', () => {
    const raiders = { Cleo: { rank: 1 }, Bert: BERT, Anna: ANNA }
    expect(namesBy('gain', 'descending', raiders)).toEqual(['Anna', 'Bert', 'Cleo'])
    expect(namesBy('worn', 'descending', raiders)).toEqual(['Anna', 'Bert', 'Cleo'])
  })

  it('equal ones stay in order of rank, in both directions', () => {
    const raiders = {
      Anna: { rank: 3, percent: 2 },
      Bert: { rank: 1, percent: 2 },
      Cleo: { rank: 2, percent: 2 },
    }
    expect(namesBy('gain', 'ascending', raiders)).toEqual(['Bert', 'Cleo', 'Anna'])
    expect(namesBy('gain', 'descending', raiders)).toEqual(['Bert', 'Cleo', 'Anna'])
  })
})

const KNOWN = { gain: undefined, hasGear: true }

const wantWith = (slot: string, tierPieces: number | null) => {
  const [{ want } = {}] = candidatesOf({ Anna: ANNA })
  if (!want) throw new Error('Nobody wants the item')
  const character = { ...want.list.character, tierPieces }
  return { ...want, wish: { ...want.wish, slot }, list: { ...want.list, character } }
}
const columnsOf = (want: Want, hasGear = true) => knownColumns([want], { hasGains: true, hasGear })

describe('candidates: columns', () => {
  it('tier pieces are compared for places of a tier set, if they are known', () => {
    expect(columnsOf(wantWith('HEAD', 0))).toContain('set')
    expect(columnsOf(wantWith('FINGER', 2))).not.toContain('set')
    expect(columnsOf(wantWith('HEAD', null))).not.toContain('set')
    expect(columnsOf(wantWith('HEAD', 2), false)).not.toContain('set')
    const wants = [wantWith('HEAD', null), wantWith('LEGS', 3), wantWith('HEAD', 1)]
    const rows = wants.map((want) => toCandidate(want, RING, HEROIC_RAID, KNOWN))
    const ordered = orderCandidates(rows, { columnId: 'set', direction: 'descending' })
    expect(ordered.map(({ want }) => tierPiecesFor(want))).toEqual([3, 1, null])
  })
})

const factsOf = (raider: Raider) => candidatesOf({ Anna: raider })[0]

describe('candidates: what is compared', () => {
  it('the lowest worn item is compared with the level of the drop', () => {
    expect(factsOf(ANNA)?.worn).toEqual({ itemLevel: 300, track: 'hero', difference: 21 })
  })

  it('a simulation at another item level than that of the drop is told apart', () => {
    expect(factsOf({ ...ANNA, simLevel: 334 })?.otherLevel).toBe(334)
    expect(factsOf({ ...ANNA, simLevel: 321 })?.otherLevel).toBeUndefined()
    expect(factsOf(ANNA)?.otherLevel).toBeUndefined()
  })

  it('the age of a simulation is given only with a gain', () => {
    expect(factsOf(ANNA)).toMatchObject({ gainAge: 9, listAge: 9, isGainOld: false })
    expect(factsOf({ ...ANNA, daysAgo: 40 })).toMatchObject({ gainAge: 40, isGainOld: true })
    expect(factsOf(CLEO)).toMatchObject({ gainAge: null, listAge: null })
    // The clock of the server may be ahead.
    expect(factsOf({ ...ANNA, daysAgo: -1 })).toMatchObject({ gainAge: 0, listAge: 0 })
  })

  it('the best gain is the largest, if any is one', () => {
    expect(bestGain(candidatesOf({ Anna: ANNA, Bert: BERT, Cleo: CLEO }))).toBe(2)
    expect(bestGain(candidatesOf({ Bert: BERT, Cleo: CLEO }))).toBeUndefined()
    expect(bestGain([])).toBeUndefined()
  })
})

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SLOTS } from '@/game/items'
import { decodePriorityLoot } from '@/game/rclootcouncil/decode-priority-loot'
import { formatPlayerName } from '@/game/rclootcouncil/player-name'
import {
  arrangePriorityLoot,
  encodePriorityLoot,
  type PriorityList,
} from '@/game/rclootcouncil/priority-loot'
import { propertyOptions } from '../../support/runs'

function list(
  player: string,
  wishes: [number, PriorityList['wishes'][number]['slot']][],
  { isOffSpec = false, ...more }: Partial<PriorityList> & { isOffSpec?: boolean } = {},
): PriorityList {
  return {
    player,
    difficulty: 'Heroic',
    wishes: wishes.map(([itemId, slot], index) => ({ itemId, slot, rank: index + 1, isOffSpec })),
    ...more,
  }
}

const encodeJson = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
const problemOf = (value: unknown) => decodePriorityLoot(encodeJson(value))

describe('PriorityLoot of RCLootCouncil', () => {
  it('has the players of an item by rank, main spec first, each once', () => {
    const { priority } = arrangePriorityLoot([
      list('Bert-Ravencrest', [[10, 'HEAD']]),
      list('Anna-Ravencrest', [
        [20, 'NECK'],
        [10, 'HEAD'],
      ]),
      list('Anna-Ravencrest', [[10, 'HEAD']], { isOffSpec: true }),
      list('Carl-Ravencrest', [[10, 'HEAD']], { difficulty: 'Mythic' }),
    ])
    expect(priority).toEqual({
      10: { H: ['Bert-Ravencrest', 'Anna-Ravencrest'], M: ['Carl-Ravencrest'] },
      20: { H: ['Anna-Ravencrest'] },
    })
  })

  it('has the items of a player by slot, those of the Mythic list first; rings and trinkets take turns', () => {
    const { players } = arrangePriorityLoot([
      list('Anna-Ravencrest', [
        [1, 'FINGER'],
        [2, 'FINGER'],
        [3, 'FINGER'],
        [4, 'MAIN_HAND'],
      ]),
      list(
        'Anna-Ravencrest',
        [
          [3, 'FINGER'],
          [5, 'TWO_HAND'],
        ],
        { difficulty: 'Mythic' },
      ),
    ])
    expect(players).toEqual({
      'Anna-Ravencrest': {
        ring1: { bis: [3, 2] },
        ring2: { bis: [1] },
        mh2h: { bis: [5, 4] },
      },
    })
  })

  it('names players as the game does: no spaces and hyphens in the realm', () => {
    expect(formatPlayerName('Kharzul', 'Twisting Nether')).toBe('Kharzul-TwistingNether')
    expect(formatPlayerName('Шамаш', 'Азжол-Неруб')).toBe('Шамаш-АзжолНеруб')
    expect(formatPlayerName('Ülf', "Kel'Thuzad")).toBe("Ülf-Kel'Thuzad")
  })

  it('any lists with any names come back from the text as they were', () => {
    const letters = fc.string({
      unit: fc.constantFrom(
        ...Array.from('aZéÜßñ'),
        ...Array.from('Гордунни'),
        ...Array.from('워프'),
        '𝔄',
      ),
      minLength: 1,
      maxLength: 12,
    })
    const realm = fc.constantFrom(
      'Area 52',
      'Twisting Nether',
      'Гордунни',
      "Kel'Thuzad",
      'Aggra (Português)',
    )
    const anyList = fc.record({
      player: fc.tuple(letters, realm).map(([name, of]) => formatPlayerName(name, of)),
      difficulty: fc.constantFrom('Heroic' as const, 'Mythic' as const),
      wishes: fc.array(
        fc.record({
          itemId: fc.integer({ min: 1, max: 2_147_483_647 }),
          slot: fc.constantFrom(...SLOTS),
          rank: fc.integer({ min: 1, max: 500 }),
          isOffSpec: fc.boolean(),
        }),
        { maxLength: 20 },
      ),
    })
    fc.assert(
      fc.property(fc.array(anyList, { maxLength: 20 }), (lists) => {
        const loot = arrangePriorityLoot(lists)
        const text = encodePriorityLoot(loot)
        expect(text).toMatch(/^[\w+/]+=*$/)
        expect(decodePriorityLoot(text)).toEqual({ loot })
        for (const { player, difficulty, wishes } of lists) {
          for (const { itemId } of wishes) {
            expect(loot.priority[itemId]?.[difficulty === 'Heroic' ? 'H' : 'M']).toContain(player)
          }
        }
      }),
      propertyOptions(200, 5000),
    )
  })

  it('the same name on two realms is two players', () => {
    const { players } = arrangePriorityLoot([
      list(formatPlayerName('Anna', 'Area 52'), [[1, 'HEAD']]),
      list(formatPlayerName('Anna', 'Ravencrest'), [[1, 'HEAD']]),
    ])
    expect(Object.keys(players)).toEqual(['Anna-Area52', 'Anna-Ravencrest'])
  })

  it.each([
    ['Not base64 of JSON', 'no base64!'],
    ['Not base64 of JSON', Buffer.from('{"players":').toString('base64')],
    // Not UTF-8
    ['Not base64 of JSON', Buffer.from([34, 0xff, 34]).toString('base64')],
  ])('the decoder rejects a text: %s', (problem, text) => {
    expect(decodePriorityLoot(text)).toEqual({ problem })
  })

  it.each([
    ['No players', []],
    ['No players', { players: [], priority: {} }],
    ['No priority', { players: {} }],
    ['Unknown field: more', { players: {}, priority: {}, more: 1 }],
    ['Not an item id: 0', { players: {}, priority: { 0: {} } }],
    ['Unknown field: N', { players: {}, priority: { 1: { N: [] } } }],
    ['No list of players of the item 1', { players: {}, priority: { 1: { H: 'A-B' } } }],
    ['Not a player at the item 1', { players: {}, priority: { 1: { H: ['A B-C'] } } }],
    ['Not a player at the item 1', { players: {}, priority: { 1: { H: [1] } } }],
    ['A player twice at the item 1', { players: {}, priority: { 1: { H: ['A-B', 'A-B'] } } }],
    ['Not a player: Anna', { players: { Anna: {} }, priority: {} }],
    ['Unknown field: head', { players: { 'A-B': { head: {} } }, priority: {} }],
    ['No items of A-B for helm', { players: { 'A-B': { helm: {} } }, priority: {} }],
    [
      'Not an item id of A-B for helm',
      { players: { 'A-B': { helm: { bis: ['1'] } } }, priority: {} },
    ],
    ['Unknown field: more', { players: { 'A-B': { helm: { bis: [], more: 1 } } }, priority: {} }],
  ])('the decoder rejects: %s', (problem, value) => {
    expect(problemOf(value)).toEqual({ problem })
  })
})

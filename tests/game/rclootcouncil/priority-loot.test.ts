import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SLOTS } from '@/game/items'
import { formatPlayerName } from '@/game/rclootcouncil/player-name'
import {
  arrangePriorityLoot,
  encodePriorityLoot,
  type PriorityList,
} from '@/game/rclootcouncil/priority-loot'
import { readPriorityText } from '../../support/read-priority-text'
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
        expect(readPriorityText(text)).toEqual(loot)
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
})

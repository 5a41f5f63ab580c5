import { moveWithinList, type Move } from '@/lib/move-within-list'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyOptions } from '../support/runs'

const ids = ['a', 'b', 'c', 'd']

test.each<[string, string, Move, string]>([
  ['up', 'c', 'up', 'acbd'],
  ['up from the top stays', 'a', 'up', 'abcd'],
  ['down', 'b', 'down', 'acbd'],
  ['down from the bottom stays', 'd', 'down', 'abcd'],
  ['to the top', 'c', 'top', 'cabd'],
  ['to the bottom', 'b', 'bottom', 'acdb'],
  ['to a rank', 'a', { rank: 3 }, 'bcad'],
  ['to a rank after the end', 'a', { rank: 99 }, 'bcda'],
  ['to a rank before the start', 'c', { rank: -5 }, 'cabd'],
  ['an unknown id changes nothing', 'x', 'top', 'abcd'],
])('moveWithinList: %s', (_name, id, move, expected) => {
  expect(moveWithinList(ids, id, move).join('')).toBe(expected)
})

const anyMove = fc.oneof(
  fc.constantFrom<Move>('up', 'down', 'top', 'bottom'),
  fc.record({ rank: fc.integer({ min: -3, max: 30 }) }),
)

test('moveWithinList: any sequence of moves keeps every id exactly once', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 }),
      fc.array(fc.tuple(fc.nat(25), anyMove)),
      (start, moves) => {
        const end = moves.reduce<string[]>(
          (order, [index, move]) => moveWithinList(order, order[index] ?? 'unknown', move),
          start,
        )
        expect(end.toSorted()).toEqual(start.toSorted())
      },
    ),
    propertyOptions(50, 1000),
  )
})

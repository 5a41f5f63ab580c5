import { findAttention } from '@/features/admin-catalog/attention'
import { applyBossOrders, nextFreeOrder } from '@/features/admin-catalog/boss-order'
import { searchRows, sortRows, toTableSort } from '@/features/admin-catalog/table-search'
import { lootSearch } from '@/routes/_session/_onboarded/admin/-table-search'
import { describe, expect, test } from 'vitest'
import { boss, instance } from './rows'

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)

describe('the next free encounter', () => {
  test.each<[string, number[], number | null]>([
    ['is 1 in an empty instance', [], 1],
    ['comes after the last', [1, 2, 5], 6],
    ['fills a gap where the end is reached', [1, 2, 50], 3],
    ['is none where all are taken', Array.from({ length: 50 }, (_, index) => index + 1), null],
  ])('%s', (_name, taken, expected) => {
    expect(nextFreeOrder(taken)).toBe(expected)
  })
})

describe('an order under way', () => {
  const bosses = [boss('a', 'one', 1), boss('b', 'one', 2), boss('x', 'two', 1)]

  test('numbers the bosses of its instance alone', () => {
    const shown = applyBossOrders(bosses, [{ instanceId: 'one', bossIds: ['b', 'a'] }])
    expect(shown.map(({ id, encounterOrder }) => [id, encounterOrder])).toEqual([
      ['a', 2],
      ['b', 1],
      ['x', 1],
    ])
  })

  test('of several the last one counts', () => {
    const orders = [
      { instanceId: 'one', bossIds: ['b', 'a'] },
      { instanceId: 'one', bossIds: ['a', 'b'] },
    ]
    expect(applyBossOrders(bosses, orders)).toEqual(bosses)
  })
})

describe('what needs attention', () => {
  test('is nothing where all is complete', () => {
    expect(findAttention([instance('one')], [boss('a', 'one', 1)])).toEqual([])
  })

  test('is what is missing, in the order of mending', () => {
    const instances = [
      instance('one', { isActive: false }),
      instance('two', { isCurrentTier: false }),
      instance('three', { isCurrentTier: false }),
    ]
    const bosses = [
      boss('late', 'two', 2, { itemCount: 0 }),
      boss('early', 'two', 1, { itemCount: 0 }),
      boss('full', 'one', 1),
    ]
    const found = findAttention(instances, bosses).map((one) => [
      one.kind,
      'boss' in one ? one.boss.id : 'instance' in one ? one.instance.id : null,
    ])
    expect(found).toEqual([
      ['inactive-tier', 'one'],
      ['no-bosses', 'three'],
      ['no-items', 'early'],
      ['no-items', 'late'],
    ])
  })

  test('names a catalogue without a current tier, unless it is empty', () => {
    expect(findAttention([instance('one', { isCurrentTier: false })], [])).toContainEqual({
      kind: 'no-tier',
    })
    expect(findAttention([], [])).toEqual([])
  })
})

describe('rows of a table', () => {
  const rows = [{ name: 'Boss 10' }, { name: 'Boss 9' }, { name: 'Échoes' }]
  const columns = { name: ({ name }: { name: string }) => name }

  test('are sorted as people count, both ways, and stay without a sort', () => {
    expect(names(sortRows(rows, 'name', columns))).toEqual(['Boss 9', 'Boss 10', 'Échoes'])
    expect(names(sortRows(rows, '-name', columns))).toEqual(['Échoes', 'Boss 10', 'Boss 9'])
    expect(sortRows(rows, undefined, columns)).toBe(rows)
    expect(sortRows(rows, 'unknown', columns)).toBe(rows)
  })

  test('are found without accents', () => {
    expect(names(searchRows(rows, 'echoes', columns.name))).toEqual(['Échoes'])
    expect(searchRows(rows, ' ', columns.name)).toBe(rows)
  })

  test('are searched for a number typed into the address, not for rubbish', () => {
    expect(lootSearch.parse({ search: 212_401 }).search).toBe('212401')
    expect(lootSearch.parse({ search: { a: 1 } }).search).toBeUndefined()
    expect(lootSearch.parse({ search: 'x'.repeat(100) }).search).toHaveLength(100)
    const refused = { search: 'x'.repeat(101), instanceId: 'a b', bossId: '../../x' }
    expect(lootSearch.parse(refused)).toEqual({})
  })

  test('say how they are sorted', () => {
    expect(toTableSort('-items')).toEqual({ columnId: 'items', direction: 'descending' })
    expect(toTableSort(undefined)).toBeUndefined()
  })
})

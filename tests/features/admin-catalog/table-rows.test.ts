import { fromTableSort, sortRows, toTableSort } from '@/features/admin-catalog/filter-rows'
import { lootSearch } from '@/features/admin-catalog/table-search'
import { describe, expect, it } from 'vitest'

const namesOf = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)

const rows = [{ name: 'Boss 10' }, { name: 'Boss 9' }, { name: 'Échoes' }]
const columns = { name: ({ name }: { name: string }) => name }

describe('sortRows', () => {
  it('sorts numbers by value, ascending and descending', () => {
    expect(namesOf(sortRows(rows, 'name', columns))).toEqual(['Boss 9', 'Boss 10', 'Échoes'])
    expect(namesOf(sortRows(rows, '-name', columns))).toEqual(['Échoes', 'Boss 10', 'Boss 9'])
  })

  it('keeps the order without a sort and for an unknown column', () => {
    expect(sortRows(rows, undefined, columns)).toBe(rows)
    expect(sortRows(rows, 'unknown', columns)).toBe(rows)
  })
})

describe('toTableSort', () => {
  it('reads a leading minus as descending; fromTableSort is the inverse', () => {
    const sort = { columnId: 'items', direction: 'descending' } as const
    expect(toTableSort('-items')).toEqual(sort)
    expect(fromTableSort(sort)).toBe('-items')
  })

  it('returns undefined without a sort', () => {
    expect(toTableSort(undefined)).toBeUndefined()
  })
})

describe('lootSearch', () => {
  it('accepts a number as search text, as the router parses digits in a URL', () => {
    expect(lootSearch.parse({ search: 212_401 }).search).toBe('212401')
  })

  it('ignores invalid parameters and a search of more than 100 characters', () => {
    expect(lootSearch.parse({ search: { a: 1 } }).search).toBeUndefined()
    expect(lootSearch.parse({ search: 'x'.repeat(100) }).search).toHaveLength(100)
    const invalid = { search: 'x'.repeat(101), instanceId: 'a b', bossId: '../../x' }
    expect(lootSearch.parse(invalid)).toEqual({})
  })
})

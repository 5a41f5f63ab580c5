import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { listCharacters } from '@/contract/character'
import { completeAnswer } from '@/contract/answers/complete-answer'
import { listActiveInstances } from '@/contract/instance'
import { getWishlist } from '@/contract/wishlist'
import { CLOAK, read, readItems } from './other-backend-answers'

/** More than the arguments of a call, of which there are at most about 120,000. */
const VERY_MANY = 150_000

describe('lists in the answers of other backends', () => {
  it('a list of which no entry can be read is no answer; an empty one is', async () => {
    expect(await read(listActiveInstances, [{ id: '1' }, { name: 'B' }])).toBe('0.name')
    expect(await read(listActiveInstances, [])).toEqual([])
    expect(await read(listActiveInstances, { data: { instances: null } })).toEqual([])
    expect(await read(listActiveInstances, { data: null })).toBe('(whole answer)')
  })

  it.each([
    (list: unknown) => ({ content: list, totalElements: 1, pageable: { sort: { sorted: true } } }),
    (list: unknown) => ({ items: list, total: 1 }),
    (list: unknown) => ({ data: { results: list, page: { number: 1 } } }),
    (list: unknown) => ({ _embedded: { entries: list }, _links: { self: { href: '/' } } }),
    (list: unknown) => ({ data: list, meta: { total: 1 } }),
  ])('a list in a page: the one list in the answer is the list (%#)', async (wrap) => {
    expect(await read(listCharacters, wrap([{ id: 1, name: 'Frostelle' }]))).toMatchObject([
      { id: '1', name: 'Frostelle' },
    ])
    expect(await read(listCharacters, wrap([]))).toEqual([])
    expect(
      await read(listCharacters, { characters: wrap([{ id: 1, name: 'Frostelle' }]) }),
    ).toMatchObject([{ id: '1' }])
    expect(await readItems(wrap([{ id: 'y', lootItem: CLOAK }]))).toMatchObject({
      items: [{ id: 'y' }],
      itemCount: 1,
    })
  })

  it('an answer with several lists, of which none has the key of the call, is no list', async () => {
    expect(await read(listCharacters, { a: [], b: [] })).toBe('(whole answer)')
  })

  it('a list with very many entries, of which one cannot be read: the others are kept', () => {
    const many = Array.from({ length: VERY_MANY }, (_, index) => `${index}`)
    const answer = completeAnswer(z.array(z.string()), [null, ...many])
    expect(answer).toHaveProperty('value.length', many.length)
    expect(answer).toHaveProperty('value.0', '0')
    expect(answer).toHaveProperty('leftOut.length', 1)
  })

  it('a list in an object with very many entries that cannot be read: the answer cannot be read', async () => {
    const items = Array.from({ length: VERY_MANY }, () => ({ id: {} }))
    expect(await read(getWishlist, { id: 'a', name: 'A list', items })).toBe('(whole answer)')
  })
})

import { describe, expect, it } from 'vitest'
import { describeMissingPages } from '@/contract/answers/read-answer'
import { listCharacters } from '@/contract/character'
import { getWishlist } from '@/contract/wishlist'

describe('lists of which the server sends pages', () => {
  it.each([
    [{ content: [1, 2], totalElements: 57 }, '2 of 57'],
    [{ results: [1, 2], count: 57, next: '/api/characters?page=2' }, '2 of 57'],
    [{ data: { items: [1, 2], page: { number: 0, totalPages: 3 } } }, 'only the first 2'],
    [{ characters: [1, 2], hasMore: true }, 'only the first 2'],
    [{ data: [1, 2], meta: { pagination: { total: 3 } } }, '2 of 3'],
    [{ content: [1, 2], last: false }, 'only the first 2'],
  ])('a list of which further pages exist: %j', (body, count) => {
    expect(describeMissingPages(listCharacters, body)).toBe(`The server sent ${count} characters`)
    expect(describeMissingPages(getWishlist, { wishlist: { id: 1, items: body } })).toBe(
      `The server sent ${count} wishes`,
    )
  })

  it.each([
    [[1, 2]],
    [{ content: [1, 2], totalElements: 2, totalPages: 1, last: true }],
    [{ results: [1, 2], count: 2, next: null }],
    [{ characters: [], hasMore: false }],
  ])('a whole list: %j', (body) => {
    expect(describeMissingPages(listCharacters, body)).toBeNull()
  })
})

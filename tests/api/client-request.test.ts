import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiUrl, send } from '@/api/client'
import { token } from '@/api/token'
import { getMe, logout } from '@/contract/session'
import { deleteWishlist, listWishlists } from '@/contract/wishlist'
import { addWishlistItem, listAvailableItems } from '@/contract/wishes'
import { answer, failureOf, stubFetch } from './stub-fetch'

beforeEach(() => token.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function headersOf(init: RequestInit | undefined) {
  return new Headers(init?.headers)
}

describe('send: requests', () => {
  it('sends JSON headers and the stored token', async () => {
    token.write('stored')
    const sent = stubFetch(() => answer(204))
    await send(logout)
    expect(sent[0]).toMatchObject({ url: apiUrl('/auth/logout'), init: { method: 'POST' } })
    expect(headersOf(sent[0]?.init).get('Authorization')).toBe('Bearer stored')
    expect(headersOf(sent[0]?.init).get('Content-Type')).toBe('application/json')
    expect(sent[0]?.init.body).toBeUndefined()
  })

  it('sends no Authorization header without a token', async () => {
    const sent = stubFetch(() => answer(204))
    await send(logout)
    expect(headersOf(sent[0]?.init).has('Authorization')).toBe(false)
  })

  it.each([
    ['given', 'Bearer given'],
    [null, null],
  ])('sends the token option (%s) instead of the stored token', async (given, header) => {
    token.write('stored')
    const sent = stubFetch(() => answer(204))
    await send(logout, { token: given })
    expect(headersOf(sent[0]?.init).get('Authorization')).toBe(header)
  })

  it('sends the token from memory if the storage is blocked', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    token.write('unsaved')
    const sent = stubFetch(() => answer(204))
    await send(logout)
    expect(headersOf(sent[0]?.init).get('Authorization')).toBe('Bearer unsaved')
  })

  it('escapes path parameters', async () => {
    const sent = stubFetch(() => answer(200, { data: { items: [] } }))
    await send(listAvailableItems, { params: { wishlistId: 'a/b?c', slot: 'HEAD' } })
    expect(sent[0]?.url).toBe(apiUrl('/api/wishlists/a%2Fb%3Fc/available-items/HEAD'))
  })

  it('leaves undefined query parameters out', async () => {
    const sent = stubFetch(() => answer(200, { data: { wishlists: [] } }))
    await send(listWishlists, { query: { main: 'true', currentTier: undefined } })
    await send(listWishlists, { query: {} })
    await send(listWishlists)
    expect(sent.map(({ url }) => url)).toEqual([
      apiUrl('/api/wishlists?main=true'),
      apiUrl('/api/wishlists'),
      apiUrl('/api/wishlists'),
    ])
  })

  it('sends the body as JSON', async () => {
    const sent = stubFetch(() => answer(409))
    const body = { lootItemId: 'x', slot: 'HEAD', note: '“ü”' } as const
    await failureOf(send(addWishlistItem, { params: { wishlistId: '1' }, body }))
    expect(sent[0]?.init.body).toBe(JSON.stringify(body))
  })
})

describe('send: answers', () => {
  const user = { id: 'u', battleNetTag: 'Raider#3000', isAuthenticated: true, createdAt: null }

  it.each([
    ['under data and its key', { data: { user } }],
    ['under its key', { user }],
    ['under data', { data: user }],
    ['without data and key', user],
  ])('accepts an entity %s', async (_, body) => {
    stubFetch(() => answer(200, body))
    expect(await send(getMe)).toEqual(user)
  })

  it('removes fields that are not in the contract', async () => {
    stubFetch(() => answer(200, { data: { user: { ...user, email: 'x' }, more: 1 }, meta: 2 }))
    expect(await send(getMe)).toEqual(user)
  })

  it.each([
    ['without optional fields', { battleNetTag: 'R#1', isAuthenticated: true }],
    ['with null in optional fields', { id: null, battleNetTag: 'R#1', isAuthenticated: true }],
  ])('accepts an answer %s', async (_, body) => {
    stubFetch(() => answer(200, body))
    expect(await send(getMe)).toEqual(body)
  })

  it.each([
    [204, undefined],
    [200, undefined],
    [200, '<html>'],
    [200, '{"data":{"deleted":true}}'],
  ])('a call without an answer ignores the body: %i %s', async (status, body) => {
    stubFetch(() => answer(status, body))
    expect(await send(deleteWishlist, { params: { wishlistId: '1' } })).toBeUndefined()
  })
})

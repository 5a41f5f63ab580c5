import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiUrl, send } from '@/api/client'
import { token } from '@/api/token'
import { getMe, logout } from '@/contract/session'
import {
  addWishlistItem,
  deleteWishlist,
  listAvailableItems,
  listWishlists,
} from '@/contract/wishlist'
import { answer, failureOf, stubFetch } from './stub-fetch'

beforeEach(() => token.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function headersOf(init: RequestInit | undefined) {
  return new Headers(init?.headers)
}

describe('what is sent', () => {
  it('is JSON, with the stored token', async () => {
    token.write('stored')
    const sent = stubFetch(() => answer(204))
    await send(logout)
    expect(sent[0]).toMatchObject({ url: apiUrl('/auth/logout'), init: { method: 'POST' } })
    expect(headersOf(sent[0]?.init).get('Authorization')).toBe('Bearer stored')
    expect(headersOf(sent[0]?.init).get('Content-Type')).toBe('application/json')
    expect(sent[0]?.init.body).toBeUndefined()
  })

  it('bears no token where there is none', async () => {
    const sent = stubFetch(() => answer(204))
    await send(logout)
    expect(headersOf(sent[0]?.init).has('Authorization')).toBe(false)
  })

  it.each([
    ['given', 'Bearer given'],
    [null, null],
  ])('bears the token it is given (%s) instead of the stored one', async (given, header) => {
    token.write('stored')
    const sent = stubFetch(() => answer(204))
    await send(logout, { token: given })
    expect(headersOf(sent[0]?.init).get('Authorization')).toBe(header)
  })

  it('bears the token of a page whose storage is blocked', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
    token.write('unsaved')
    const sent = stubFetch(() => answer(204))
    await send(logout)
    expect(headersOf(sent[0]?.init).get('Authorization')).toBe('Bearer unsaved')
  })

  it('goes to the address of the call with its parameters, escaped', async () => {
    const sent = stubFetch(() => answer(200, { data: { items: [] } }))
    await send(listAvailableItems, { params: { wishlistId: 'a/b?c', slot: 'HEAD' } })
    expect(sent[0]?.url).toBe(apiUrl('/api/wishlists/a%2Fb%3Fc/available-items/HEAD'))
  })

  it('carries the query that is given and nothing that is not', async () => {
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

  it('carries the body as JSON', async () => {
    const sent = stubFetch(() => answer(409))
    const body = { lootItemId: 'x', slot: 'HEAD', note: '“ü”' } as const
    await failureOf(send(addWishlistItem, { params: { wishlistId: '1' }, body }))
    expect(sent[0]?.init.body).toBe(JSON.stringify(body))
  })
})

describe('what comes back', () => {
  const user = { id: 'u', battleNetTag: 'Raider#3000', isAuthenticated: true, createdAt: null }

  it.each([
    ['under data and its key', { data: { user } }],
    ['under its key', { user }],
    ['under data', { data: user }],
    ['bare', user],
  ])('may come %s', async (_, body) => {
    stubFetch(() => answer(200, body))
    expect(await send(getMe)).toEqual(user)
  })

  it('loses the fields that the contract does not know', async () => {
    stubFetch(() => answer(200, { data: { user: { ...user, email: 'x' }, more: 1 }, meta: 2 }))
    expect(await send(getMe)).toEqual(user)
  })

  it.each([
    ['without what is ours', { battleNetTag: 'R#1', isAuthenticated: true }],
    ['with null for it', { id: null, battleNetTag: 'R#1', isAuthenticated: true }],
  ])('may come %s', async (_, body) => {
    stubFetch(() => answer(200, body))
    expect(await send(getMe)).toEqual(body)
  })

  it.each([
    [204, undefined],
    [200, undefined],
    [200, '<html>'],
    [200, '{"data":{"deleted":true}}'],
  ])('of a call without an answer does not matter: %i %s', async (status, body) => {
    stubFetch(() => answer(status, body))
    expect(await send(deleteWishlist, { params: { wishlistId: '1' } })).toBeUndefined()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { send } from '@/api/client'
import { setIdempotencyKeys } from '@/api/idempotency-keys'
import { token } from '@/api/token'
import { duplicateWishlist, updateWishlist } from '@/contract/wishlist'
import { addWishlistItem } from '@/contract/wishes'
import { answer, failureOf, stubFetch } from './stub-fetch'

const params = { wishlistId: 'a-list' }
const COPY = { wishlist: { id: 'a-copy', name: 'A copy' } }

beforeEach(() => {
  token.write('a-token')
  setIdempotencyKeys(true)
})
afterEach(() => {
  setIdempotencyKeys(false)
  token.clear()
  vi.unstubAllGlobals()
})

/** Answers each request with the next outcome; returns the keys of the requests. */
function stubOutcomes(outcomes: (() => Response)[]) {
  const sent = stubFetch(() => {
    const respond = outcomes.shift() ?? succeed
    return respond()
  })
  return () => sent.map(({ init }) => new Headers(init.headers).get('Idempotency-Key'))
}

const succeed = () => answer(201, { data: COPY })
const loseConnection = () => {
  throw new TypeError('Failed to fetch')
}
const duplicate = (name: string) => send(duplicateWishlist, { params, body: { name } })

describe('Idempotency-Key', () => {
  it('a request that has failed keeps its key until it succeeds; the next one has a new key', async () => {
    const keys = stubOutcomes([loseConnection, () => answer(504), succeed, succeed])
    await failureOf(duplicate('A copy'))
    await failureOf(duplicate('A copy'))
    await duplicate('A copy')
    await duplicate('A copy')
    const [first, second, third, next] = keys()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([second, third]).toEqual([first, first])
    expect(next).toMatch(/^[0-9a-f]{32}$/)
    expect(next).not.toBe(first)
  })

  it('another body, and the same one of another user, have keys of their own', async () => {
    const keys = stubOutcomes([loseConnection, loseConnection, loseConnection])
    await failureOf(duplicate('One'))
    await failureOf(duplicate('Other'))
    token.write('token-of-another-user')
    await failureOf(duplicate('One'))
    expect(new Set(keys()).size).toBe(3)
  })

  it('calls that create nothing, and bodies with an id, have no key', async () => {
    const keys = stubOutcomes([
      () => answer(200, { data: { wishlist: { id: 'a-list' } } }),
      () => answer(201, { data: { wishlistItem: { id: 'a-wish' } } }),
    ])
    await send(updateWishlist, { params, body: { name: 'Other' } })
    const body = { id: 'a-wish', lootItemId: 'an-item', slot: 'HEAD' } as const
    await send(addWishlistItem, { params, body })
    expect(keys()).toEqual([null, null])
  })

  it('a backend without the feature gets no key', async () => {
    setIdempotencyKeys(false)
    const keys = stubOutcomes([succeed])
    await duplicate('A copy')
    expect(keys()).toEqual([null])
  })
})

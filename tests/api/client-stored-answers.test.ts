import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apiUrl, send, setUnauthorizedHandler } from '@/api/client'
import { removeAnswerTo, storeAnswer } from '@/api/answer-cache'
import { persister } from '@/api/stored-queries'
import { token } from '@/api/token'
import { getMe } from '@/contract/session'
import { CacheStorageStub } from '../support/app/cache-storage'
import { answer, stubFetch } from './stub-fetch'

let caches: CacheStorageStub
beforeEach(() => {
  caches = new CacheStorageStub()
  vi.stubGlobal('caches', caches)
  // Threads compute hashes: two of them may end in the other order.
  vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(32))
  token.write('mine')
  setUnauthorizedHandler(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  token.clear()
})

const URL = apiUrl('/api/me')

it.each([
  [401, 'removed'],
  [403, 'removed'],
  [404, 'removed'],
  [410, 'removed'],
  [400, 'kept'],
  [408, 'kept'],
  [409, 'kept'],
  [429, 'kept'],
  [500, 'kept'],
  [503, 'kept'],
])('after the status %i the stored answer is %s', async (status, outcome) => {
  await storeAnswer('mine', URL, '{}')
  stubFetch(() => answer(status))
  const client = new QueryClient({ defaultOptions: { queries: { persister, retry: false } } })
  await client.prefetchQuery({ queryKey: ['me'], queryFn: ({ signal }) => send(getMe, { signal }) })
  // Takes the steps that a removal takes, and begins after it.
  await removeAnswerTo('mine', `${URL}/characters`)
  expect(await caches.urls()).toEqual(outcome === 'removed' ? [] : [URL])
})

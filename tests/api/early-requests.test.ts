import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiUrl, send } from '@/api/client'
import { abortEarlyRequests, type EarlyRequest } from '@/api/early-requests'
import { token } from '@/api/token'
import { getMyCharacterCount } from '@/contract/session'

const ADDRESS = apiUrl(getMyCharacterCount.path)
const laterFetch = vi.fn<typeof fetch>()

function answerWith(characterCount: number) {
  return Response.json({ data: { hasCharacters: characterCount > 0, characterCount } })
}

/** Registers an early request as the head script does. */
function addEarlyRequest(change: Partial<EarlyRequest> = {}) {
  const early: EarlyRequest = {
    token: 'mine',
    response: Promise.resolve(answerWith(1)),
    abort: new AbortController(),
    sentAt: performance.now(),
    ...change,
  }
  window.guildrEarlyRequests = new Map([[ADDRESS, early]])
  return early
}

beforeEach(() => {
  token.write('mine')
  laterFetch.mockImplementation(async () => answerWith(2))
  vi.stubGlobal('fetch', laterFetch)
})
afterEach(() => {
  delete window.guildrEarlyRequests
  token.clear()
  laterFetch.mockReset()
  vi.unstubAllGlobals()
})

describe('early requests of the head script', () => {
  it('send uses an early request once, then sends a new request', async () => {
    addEarlyRequest()
    expect(await send(getMyCharacterCount)).toMatchObject({ characterCount: 1 })
    expect(laterFetch).not.toHaveBeenCalled()
    expect(await send(getMyCharacterCount)).toMatchObject({ characterCount: 2 })
  })

  it.each([
    ['was sent with another token', { token: 'theirs' }],
    ['was sent without a token', { token: null }],
    ['is older than 10 seconds', { sentAt: performance.now() - 60_000 }],
  ])('send ignores an early request that %s', async (_, change) => {
    addEarlyRequest(change)
    expect(await send(getMyCharacterCount)).toMatchObject({ characterCount: 2 })
  })

  it('send rejects if the early request fails, and the next call sends a new request', async () => {
    addEarlyRequest({ response: Promise.reject(new TypeError('Failed to fetch')) })
    await expect(send(getMyCharacterCount)).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    expect(await send(getMyCharacterCount)).toMatchObject({ characterCount: 2 })
  })

  it('aborting the call aborts its early request', async () => {
    const { abort } = addEarlyRequest({ response: new Promise(() => undefined) })
    const caller = new AbortController()
    void send(getMyCharacterCount, { signal: caller.signal }).catch(() => undefined)
    caller.abort()
    expect(abort.signal.aborted).toBe(true)
  })

  it('abortEarlyRequests aborts an early request that no call has used', async () => {
    const { abort } = addEarlyRequest({ response: new Promise(() => undefined) })
    abortEarlyRequests()
    expect(abort.signal.aborted).toBe(true)
    expect(await send(getMyCharacterCount)).toMatchObject({ characterCount: 2 })
  })

  it('abortEarlyRequests does not abort an early request that a call is using', async () => {
    const { abort } = addEarlyRequest()
    const answer = send(getMyCharacterCount)
    abortEarlyRequests()
    expect(await answer).toMatchObject({ characterCount: 1 })
    expect(abort.signal.aborted).toBe(false)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiUrl, send } from '@/api/client'
import type { EarlyRequest } from '@/api/early-requests'
import { token } from '@/api/token'
import { getMyCharacterCount } from '@/contract/session'

const ADDRESS = apiUrl(getMyCharacterCount.path)
const later = vi.fn<typeof fetch>()

function answerWith(characterCount: number) {
  return Response.json({ data: { hasCharacters: characterCount > 0, characterCount } })
}

/** As the small script in the head leaves it. */
function askEarly(change: Partial<EarlyRequest> = {}) {
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
  later.mockImplementation(async () => answerWith(2))
  vi.stubGlobal('fetch', later)
})
afterEach(() => {
  delete window.guildrEarlyRequests
  token.clear()
  later.mockReset()
  vi.unstubAllGlobals()
})

describe('an answer that was asked for before the app was there', () => {
  it('is taken once, then the server is asked anew', async () => {
    askEarly()
    expect(await send(getMyCharacterCount)).toMatchObject({ characterCount: 1 })
    expect(later).not.toHaveBeenCalled()
    expect(await send(getMyCharacterCount)).toMatchObject({ characterCount: 2 })
  })

  it.each([
    ['of another session', { token: 'theirs' }],
    ['of nobody', { token: null }],
    ['of long ago', { sentAt: performance.now() - 60_000 }],
  ])('is not taken when it is %s', async (_what, change) => {
    askEarly(change)
    expect(await send(getMyCharacterCount)).toMatchObject({ characterCount: 2 })
  })

  it('fails like any other, and the next call asks anew', async () => {
    askEarly({ response: Promise.reject(new TypeError('Failed to fetch')) })
    await expect(send(getMyCharacterCount)).rejects.toMatchObject({ code: 'NETWORK_ERROR' })
    expect(await send(getMyCharacterCount)).toMatchObject({ characterCount: 2 })
  })

  it('is let go with the call that took it', async () => {
    const { abort } = askEarly({ response: new Promise(() => undefined) })
    const caller = new AbortController()
    void send(getMyCharacterCount, { signal: caller.signal }).catch(() => undefined)
    caller.abort()
    expect(abort.signal.aborted).toBe(true)
  })
})

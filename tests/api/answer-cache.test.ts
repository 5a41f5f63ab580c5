import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetAnswers, readAnswerTo, removeAnswerTo, storeAnswer } from '@/api/answer-cache'
import { token } from '@/api/token'
import { CacheStorageStub } from '../support/app/cache-storage'

const URL = 'http://localhost:8787/api/characters'
const DAY_MS = 24 * 3_600_000

let caches: CacheStorageStub
beforeEach(() => {
  caches = new CacheStorageStub()
  vi.stubGlobal('caches', caches)
  token.write('mine')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  token.clear()
})

const blocked = () => Promise.reject(new DOMException('Blocked', 'SecurityError'))

describe('stored answers', () => {
  it('are found by their request, with the time at which they were stored', async () => {
    vi.useFakeTimers({ now: 1000, toFake: ['Date'] })
    await storeAnswer('mine', URL, 'old')
    vi.setSystemTime(2000)
    await storeAnswer('mine', URL, 'new')
    expect(await readAnswerTo('mine', URL)).toEqual({ text: 'new', storedAt: 2000 })
    expect(await readAnswerTo('mine', `${URL}/1`)).toBeUndefined()
  })

  it('are not found by another session, also if nobody has signed out', async () => {
    await storeAnswer('mine', URL, 'private')
    token.write('of somebody else')
    expect(await readAnswerTo('of somebody else', URL)).toBeUndefined()
  })

  it('do not contain the token', async () => {
    await storeAnswer('mine', URL, 'private')
    expect((await caches.keys()).join()).not.toContain('mine')
  })

  it('are ignored after 30 days', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    await storeAnswer('mine', URL, 'old')
    vi.setSystemTime(30 * DAY_MS)
    expect(await readAnswerTo('mine', URL)).toBeDefined()
    vi.setSystemTime(30 * DAY_MS + 1)
    expect(await readAnswerTo('mine', URL)).toBeUndefined()
  })

  it('are at most 200: the one that was stored first is removed', async () => {
    for (let id = 0; id <= 200; id += 1) await storeAnswer('mine', `${URL}/${id}`, 'answer')
    expect(await caches.urls()).toHaveLength(200)
    expect(await readAnswerTo('mine', `${URL}/0`)).toBeUndefined()
    expect(await readAnswerTo('mine', `${URL}/1`)).toBeDefined()
  })

  it('can be removed, one or all', async () => {
    await storeAnswer('mine', URL, 'one')
    await storeAnswer('mine', `${URL}/1`, 'two')
    await removeAnswerTo('mine', URL)
    expect(await caches.urls()).toEqual([`${URL}/1`])
    await forgetAnswers()
    expect(await caches.keys()).toEqual([])
  })

  it('an answer that comes after the sign-out is not kept', async () => {
    const storing = storeAnswer('mine', URL, 'private')
    token.clear()
    await storing
    expect(await caches.keys()).toEqual([])
  })

  it('a late answer of an ended session does not remove the answers of the next one', async () => {
    const storing = storeAnswer('ended', URL, 'private')
    await storeAnswer('mine', URL, 'mine')
    await storing
    expect(await readAnswerTo('mine', URL)).toBeDefined()
    expect(await readAnswerTo('ended', URL)).toBeUndefined()
    expect(await caches.keys()).toHaveLength(1)
  })

  it('a browser that blocks the storage: nothing is stored, and nothing fails', async () => {
    vi.stubGlobal('caches', { open: blocked, keys: blocked })
    await storeAnswer('mine', URL, 'private')
    expect(await readAnswerTo('mine', URL)).toBeUndefined()
    await forgetAnswers()
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeBuild } from '@/service-worker/app-files'
import { CacheStorageStub } from '../support/app/cache-storage'

const ORIGIN = 'https://guildr.example'
const BUILD = { version: 'one', files: [] }

/** The listeners of the service worker, which registers them when it is loaded. */
const listeners = new Map<string, (event: object) => void>()

/** The stored document is "the app", and the server answers with "Bad Gateway". */
beforeEach(async () => {
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
  })
  vi.stubGlobal('location', { origin: ORIGIN })
  vi.stubGlobal('BUILD', BUILD)
  vi.stubGlobal('ENTRY', '/assets/app-one.js')
  vi.stubGlobal('caches', new CacheStorageStub())
  await import('@/service-worker/service-worker')
  vi.stubGlobal('fetch', async () => new Response('the app'))
  await storeBuild(BUILD)
  vi.stubGlobal('fetch', async () => new Response('Bad Gateway', { status: 502 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Returns the text with which the service worker answers a navigation. */
async function open(path: string) {
  let answer: Promise<Response> | undefined
  listeners.get('fetch')?.({
    request: { method: 'GET', mode: 'navigate', url: ORIGIN + path },
    respondWith: (given: Promise<Response>) => {
      answer = given
    },
  })
  return (await answer)?.text()
}

describe('service worker: navigations while the server fails', () => {
  it.each(['/', '/profile', '/wishlists/1?view=boss'])('%s opens the stored app', async (path) => {
    expect(await open(path)).toBe('the app')
  })

  it.each([
    '/auth/battlenet/callback?code=1',
    '/api/account/export',
    '/sandbox/oauth',
    '/logo.png',
  ])('%s is no page: the answer of the server', async (path) => {
    expect(await open(path)).toBe('Bad Gateway')
  })
})

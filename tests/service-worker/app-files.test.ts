import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findFile, openPage, removeOldBuilds, storeBuild } from '@/service-worker/app-files'
import { CacheStorageStub } from '../support/app/cache-storage'

let caches: CacheStorageStub
/** The files that the server has, by path. */
let site: Record<string, string>
let loaded: string[]

beforeEach(() => {
  caches = new CacheStorageStub()
  loaded = []
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (path: string) => {
    loaded.push(path)
    const body = site[path]
    return body === undefined ? new Response('', { status: 404 }) : new Response(body)
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Deploys a version with one file of its own and one that all versions have. */
function deploy(version: string) {
  const own = `/assets/app-${version}.js`
  site = { '/': `<script src="${own}">`, [own]: version, '/assets/packages.js': 'packages' }
  return { version, files: [own, '/assets/packages.js'] }
}

const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'))
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text()

describe('service worker: files of the app', () => {
  it('a stored build: its document and files are found', async () => {
    const build = deploy('one')
    await storeBuild(build)
    expect(await textOf(openPage(build, offline()))).toBe(site['/'])
    expect(await textOf(findFile('/assets/app-one.js'))).toBe('one')
  })

  it('a file that the previous version has too is not loaded again', async () => {
    await storeBuild(deploy('one'))
    loaded = []
    await storeBuild(deploy('two'))
    expect(loaded).toEqual(['/', '/assets/app-two.js'])
  })

  it('a server that has another version by now: the build is not stored', async () => {
    const build = deploy('one')
    deploy('two')
    await expect(storeBuild(build)).rejects.toThrow('another version')
    await expect(openPage(build, offline())).rejects.toThrow('Failed to fetch')
  })

  it('a file that cannot be loaded: the document is not stored', async () => {
    const build = deploy('one')
    delete site['/assets/packages.js']
    await expect(storeBuild(build)).rejects.toThrow('/assets/packages.js: 404')
    await expect(openPage(build, offline())).rejects.toThrow('Failed to fetch')
  })

  it('a redirect, e.g. to the sign-in of a proxy: the document is not stored', async () => {
    const build = deploy('one')
    const redirected = Object.defineProperty(new Response(site['/']), 'redirected', { value: true })
    vi.stubGlobal('fetch', async () => redirected)
    await expect(storeBuild(build)).rejects.toThrow('/: 200')
    await expect(openPage(build, offline())).rejects.toThrow('Failed to fetch')
  })

  it.each([200, 302, 404])(
    'with a connection, a page is the answer of the server: %i',
    async (status) => {
      const build = deploy('one')
      await storeBuild(build)
      const answer = new Response('new', { status })
      expect(await openPage(build, Promise.resolve(answer))).toBe(answer)
    },
  )

  it('a server that fails, e.g. a proxy without a backend: the stored document', async () => {
    const build = deploy('one')
    await storeBuild(build)
    const answer = new Response('Bad Gateway', { status: 502 })
    expect(await textOf(openPage(build, Promise.resolve(answer)))).toBe(site['/'])
  })

  it('a server that fails and no stored document: the answer of the server', async () => {
    const answer = new Response('Bad Gateway', { status: 502 })
    expect(await openPage(deploy('one'), Promise.resolve(answer))).toBe(answer)
  })

  it('a server that does not answer: the stored document after three seconds', async () => {
    const build = deploy('one')
    await storeBuild(build)
    vi.useFakeTimers()
    const page = openPage(build, new Promise(() => undefined))
    await vi.advanceTimersByTimeAsync(3000)
    expect(await textOf(page)).toBe(site['/'])
  })

  it('a slow server and no stored document: the answer of the server', async () => {
    vi.useFakeTimers()
    const network = new Promise<Response>((resolve) => {
      setTimeout(() => resolve(new Response('late')), 10_000)
    })
    const page = openPage(deploy('one'), network)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await textOf(page)).toBe('late')
  })

  it('without a connection, a page is the document of the newest version, not of an older one', async () => {
    await storeBuild(deploy('one'))
    const two = deploy('two')
    await storeBuild(two)
    expect(await textOf(openPage(two, offline()))).toBe(site['/'])
  })

  it('files of the last three versions are kept for open tabs, and other caches', async () => {
    await caches.open('guildr-answers-1')
    for (const version of ['one', 'two', 'three', 'four']) {
      const build = deploy(version)
      await storeBuild(build)
      await removeOldBuilds(build)
    }
    expect(await findFile('/assets/app-one.js')).toBeUndefined()
    expect(await textOf(findFile('/assets/app-two.js'))).toBe('two')
    expect(await caches.keys()).toContain('guildr-answers-1')
  })

  it('a return to an older version: its files are kept', async () => {
    for (const version of ['one', 'two', 'three']) await storeBuild(deploy(version))
    const build = deploy('one')
    await storeBuild(build)
    await removeOldBuilds(build)
    expect(await textOf(openPage(build, offline()))).toBe(site['/'])
    expect(await textOf(findFile('/assets/app-three.js'))).toBe('three')
  })
})

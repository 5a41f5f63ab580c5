import { describe, expect, it } from 'vitest'
import { catalogVersion } from '../../../server/database/schema'
import { createSharedBackend } from '../../support/backend/backend'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'

const backend = await createSharedBackend()
const raider = await signInPerson(backend, 'Raider#3000')
const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
const wishlistId = await raider.createWishlist('Kharzul')
const paths: Record<string, string> = {
  raids: '/api/instances/active',
  loot: `/api/instances/${instanceId}/loot`,
  items: `/api/wishlists/${wishlistId}/available-items/HEAD`,
}

function read(path: string, headers: Record<string, string> = {}) {
  return backend.request('GET', path, { token: raider.token, headers })
}

describe.each(['raids', 'loot', 'items'])('caching of catalog answers: %s', (name) => {
  const path = () => paths[name] ?? ''

  it('the answer may be cached by browsers only, and varies by session', async () => {
    const { headers } = await read(path())
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('Vary')).toContain('Authorization')
  })

  it('If-None-Match with the current ETag: 304 without a body; with another tag: 200', async () => {
    const first = await read(path())
    const tag = first.headers.get('ETag') ?? ''
    const again = await read(path(), { 'If-None-Match': tag })
    expect([again.status, again.body]).toEqual([304, undefined])
    expect(again.headers.get('Cache-Control')).toBe('private, no-cache')
    expect((await read(path(), { 'If-None-Match': '"another"' })).status).toBe(200)
  })

  it('If-None-Match without a session: 401, not stored', async () => {
    const tag = (await read(path())).headers.get('ETag') ?? ''
    const { status, headers } = await backend.request('GET', path(), {
      headers: { 'If-None-Match': tag },
    })
    expect(status).toBe(401)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('catalog answers from memory', () => {
  it('compressed for clients that accept gzip, else not; both have the same content', async () => {
    const first = await read(paths.loot ?? '', { 'Accept-Encoding': 'gzip, br' })
    const again = await read(paths.loot ?? '', { 'Accept-Encoding': 'gzip, br' })
    const plain = await read(paths.loot ?? '')
    expect([first, again, plain].map(({ headers }) => headers.get('Content-Encoding'))).toEqual([
      'gzip',
      'gzip',
      null,
    ])
    expect(again.headers.get('Vary')).toContain('Accept-Encoding')
    expect(again.body).toEqual(plain.body)
    expect(again.headers.get('ETag')).toBe(plain.headers.get('ETag'))
  })

  it('If-None-Match with the current ETag: 304 also before anything is in memory', async () => {
    const tag = (await read(paths.raids ?? '')).headers.get('ETag') ?? ''
    await backend.database.update(catalogVersion).set({ version: 'another' })
    expect((await read(paths.raids ?? '', { 'If-None-Match': tag })).status).toBe(304)
  })

  it("the items for a slot of another user's wishlist: 404 although they are in memory", async () => {
    expect((await read(paths.items ?? '')).status).toBe(200)
    const token = await backend.signIn('Newcomer#2000')
    expect((await backend.request('GET', paths.items ?? '', { token })).status).toBe(404)
  })
})

describe('compression and caching of other answers', () => {
  const accepting = { 'Accept-Encoding': 'gzip, br' }

  it('a small answer is not compressed', async () => {
    const { headers } = await read('/api/me/characters', accepting)
    expect(headers.get('Content-Encoding')).toBeNull()
  })

  it('an answer with data of one user is not stored', async () => {
    expect((await read('/api/characters')).headers.get('Cache-Control')).toBe('no-store')
  })
})

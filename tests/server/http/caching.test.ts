import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../../support/entities'

let backend: TestBackend
let raider: Person
let catalogue: Record<string, string>

beforeAll(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
  const instanceId = await findInstance(backend, raider.token, CURRENT_RAID)
  const wishlistId = await raider.createWishlist('Kharzul')
  catalogue = {
    raids: '/api/instances/active',
    loot: `/api/instances/${instanceId}/loot`,
    items: `/api/wishlists/${wishlistId}/available-items/HEAD`,
  }
})
afterAll(() => backend.close())

function read(path: string, headers: Record<string, string> = {}) {
  return backend.request('GET', path, { token: raider.token, headers })
}

describe.each(['raids', 'loot', 'items'])('the catalogue (%s)', (name) => {
  const path = () => catalogue[name] ?? ''

  it('may be kept by the browser of the person, and by nobody between', async () => {
    const { headers } = await read(path())
    expect(headers.get('Cache-Control')).toBe('private, no-cache')
    expect(headers.get('Vary')).toContain('Authorization')
  })

  it('is not sent again while it is the same', async () => {
    const first = await read(path())
    const tag = first.headers.get('ETag') ?? ''
    const again = await read(path(), { 'If-None-Match': tag })
    expect([again.status, again.body]).toEqual([304, undefined])
    expect(again.headers.get('Cache-Control')).toBe('private, no-cache')
    expect((await read(path(), { 'If-None-Match': '"another"' })).status).toBe(200)
  })

  it('is refused to a stranger who knows the tag', async () => {
    const tag = (await read(path())).headers.get('ETag') ?? ''
    const { status, headers } = await backend.request('GET', path(), {
      headers: { 'If-None-Match': tag },
    })
    expect(status).toBe(401)
    expect(headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('an answer of the API', () => {
  const accepting = { 'Accept-Encoding': 'gzip, br' }

  it('is compressed where it is large, for those who take it', async () => {
    const response = await backend.app.request(catalogue.loot ?? '', {
      headers: { ...accepting, Authorization: `Bearer ${raider.token}` },
    })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(response.headers.get('Vary')).toContain('Accept-Encoding')
    const bytes = new Response(response.body?.pipeThrough(new DecompressionStream('gzip')))
    expect(await bytes.json()).toEqual((await read(catalogue.loot ?? '')).body)
  })

  it('is sent as it is where it is small', async () => {
    const { headers } = await read('/api/me/characters', accepting)
    expect(headers.get('Content-Encoding')).toBeNull()
  })

  it('is kept by nobody where it is one person’s own', async () => {
    expect((await read('/api/characters')).headers.get('Cache-Control')).toBe('no-store')
  })
})

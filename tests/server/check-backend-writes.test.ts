import { afterAll, describe, expect, it } from 'vitest'
import { specifiedBackend, type Backend } from '../support/specified-backend'
import { createExaminer } from './examiner'

const { backend, reference, examine, readListIds } = await createExaminer()
afterAll(() => backend.close())

describe('npm run check:backend -- --write', () => {
  it('creates, changes and deletes; nothing is left', async () => {
    const before = await readListIds()
    const { serious, text } = await examine(reference, { writes: true })
    expect(serious).toEqual([])
    expect(text).toContain('The app works with this backend.')
    expect(await readListIds()).toEqual(before)
  })

  it('names what a backend accepts and does not keep', async () => {
    const fetch = specifiedBackend(reference, { ignores: ['itemOrder', 'name'] })
    const before = await readListIds()
    const { serious } = await examine(fetch, { writes: true })
    const problems = serious.filter(({ call }) => call.startsWith('PUT')).map(({ came }) => came)
    expect(problems).toEqual([
      'a list without the order that was sent (itemOrder)',
      'a list without the name that was sent',
    ])
    expect(await readListIds()).toEqual(before)
  })

  it.each([
    ['POST', /\/items$/, 'Adding wishes'],
    ['GET', /\/available-items\//, 'Adding wishes'],
    ['POST', /\/duplicate$/, 'Copying a wishlist'],
    ['PUT', /\/wishlists\/[^/]+$/, 'Renaming a wishlist'],
    ['POST', /\/characters\/[^/]+\/wishlists$/, 'Changes of a wishlist'],
  ])(
    '%s %s fails: what is not checked is named, and not found wrong',
    async (method, path, what) => {
      const before = await readListIds()
      const fetch: Backend = async (request) =>
        request.method === method && path.test(new URL(request.url).pathname)
          ? Response.json({ message: 'Broken' }, { status: 500 })
          : reference(request)
      const { serious, unchecked } = await examine(fetch, { writes: true })
      expect(unchecked).toContainEqual(
        expect.stringMatching(
          new RegExp(`^${what}, because ${method} .* was answered with HTTP 500`),
        ),
      )
      expect(new Set(serious.map(({ came }) => came))).toEqual(new Set(['HTTP 500: Broken']))
      expect(await readListIds()).toEqual(before)
    },
  )

  it('a backend that does not know the slot of a wish: wishes are added without', async () => {
    let slot: unknown
    const fetch: Backend = async (request) => {
      if (request.method !== 'POST' || !request.url.endsWith('/items')) return reference(request)
      const body = (await request.json()) as Record<string, unknown>
      if (body.slot === undefined) {
        const { url, method, headers } = request
        const sent = JSON.stringify({ ...body, slot })
        return reference(new Request(url, { method, headers, body: sent }))
      }
      slot = body.slot
      return Response.json({ message: 'Unknown field: slot' }, { status: 400 })
    }
    const { serious, unchecked } = await examine(fetch, { writes: true })
    expect({ serious, unchecked }).toEqual({ serious: [], unchecked: [] })
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeExamination } from '../../scripts/check-backend/describe'
import { examineBackend } from '../../scripts/check-backend/examine'
import { listCharacterWishlists } from '@/contract/wishlist'
import { SLOTS } from '@/game/items'
import { createTestBackend, type TestBackend } from '../support/backend/backend'
import { make } from '../support/backend/backend-calls'
import { BACKEND_ORIGIN } from '../support/backend/backend-parts'
import { bareBackend, wrappedBackend } from '../support/backend-variants'
import { signInPerson, type Person } from '../support/entities'
import { specifiedBackend, type Backend } from '../support/specified-backend'

const APP = 'https://app.example.com'
let backend: TestBackend
let raider: Person

beforeAll(async () => {
  backend = await createTestBackend()
  raider = await signInPerson(backend, 'Raider#3000')
})
afterAll(() => backend.close())

const reference: Backend = async (request) => backend.app.fetch(request)
/** Seconds for which calls have waited. */
const waits: number[] = []

type Changes = Partial<Pick<Parameters<typeof examineBackend>[0], 'token' | 'origin' | 'writes'>>

async function examine(fetch: Backend, changes: Changes = {}) {
  waits.length = 0
  const result = await examineBackend({
    url: BACKEND_ORIGIN,
    token: raider.token,
    fetch,
    wait: async (seconds) => void waits.push(seconds),
    ...changes,
  })
  const serious = result.findings.filter(({ consequence }) => consequence !== 'assumed')
  return { ...result, serious, text: describeExamination(result) }
}

/** A backend with another answer to some calls. */
const answering =
  (answers: Record<string, (request: Request) => Response | undefined>): Backend =>
  async (request) => {
    const { pathname } = new URL(request.url)
    const response =
      answers[`${request.method} ${pathname}`]?.(request) ?? (await reference(request))
    return response
  }

async function readListIds() {
  const { id: characterId } = await raider.character('Frostelle')
  const params = { characterId }
  const lists = await make(backend, listCharacterWishlists, { token: raider.token, params })
  return lists.map(({ id }) => id)
}

describe('npm run check:backend', () => {
  it('makes the calls that read for each character, wishlist and slot', async () => {
    const { findings, calls, features, unchecked, text } = await examine(reference)
    expect(findings.filter(({ consequence }) => consequence !== 'assumed')).toEqual([])
    expect(unchecked).toEqual([])
    expect(features).toContain('wish-notes')
    const ids = await readListIds()
    expect(ids.length).toBeGreaterThan(1)
    for (const id of ids) {
      for (const slot of SLOTS) {
        expect(calls).toContain(`GET /api/wishlists/${id}/available-items/${slot}`)
      }
    }
    expect(text).toContain('The calls that read work.')
  })

  it('a backend that is exactly the specification: makes no other calls, and names no features', async () => {
    const others: string[] = []
    const fetch = specifiedBackend(reference, { onOtherCall: (call) => others.push(call) })
    const { absent, text } = await examine(fetch)
    expect(others).toEqual(['GET /auth/battlenet/login'])
    expect(absent.get('GET /api/characters')).toContain('level')
    expect(text).toMatch(/GET \/api\/characters: .*level/)
    expect(text).not.toContain('wish-notes')
  })

  it.each([
    ['bare', bareBackend],
    ['wrapped', wrappedBackend],
  ])('a %s backend: everything is shown', async (_, create) => {
    const variant = create(reference)
    const fetch: Backend = async (request) =>
      request.url.includes('/auth/') ? reference(request) : variant(request)
    const { serious, hasWritten } = await examine(fetch, { writes: true })
    expect(serious).toEqual([])
    expect(hasWritten).toBe(true)
  })

  it('names every problem of an answer, the serious ones first', async () => {
    const instances = [{ id: '1' }, { id: 2, name: 'B', sortOrder: '7', isActive: 'often' }]
    const { text } = await examine(
      answering({
        'GET /api/guilds': () => Response.json({ message: 'Not here' }, { status: 404 }),
        'GET /api/instances/active': () => Response.json({ instances }),
      }),
    )
    const lines = text.split('\n').map((line) => line.trim())
    const call = 'GET /api/instances/active'
    expect(lines).toEqual(
      expect.arrayContaining([
        'GET /api/guilds: HTTP 404: Not here',
        expect.stringContaining(`${call}: instances[0]: is left out, because of name`),
        `${call}: instances[1].sortOrder: 7 is read as 7`,
        `${call}: instances[1].isActive: often is ignored, true is assumed`,
        `${call}: instances[0].slug: missing, "" is assumed (and 1 more)`,
        'The app does not work completely with this backend.',
      ]),
    )
    expect(lines.indexOf('Not shown:')).toBeLessThan(lines.indexOf('Assumed:'))
  })

  it('a backend that does not answer is named', async () => {
    const { serious } = await examine(async () => Promise.reject(new TypeError('failed')))
    expect(serious).toContainEqual({
      consequence: 'hidden',
      call: 'GET /api/status',
      problem: 'no answer',
    })
  })

  it('answers that the app may not read are named, and a sign-in that leads elsewhere', async () => {
    const { serious } = await examine(reference, { origin: APP })
    for (const call of ['OPTIONS /api/status', 'GET /api/guilds']) {
      const problem = `no Access-Control-Allow-Origin: ${APP}`
      expect(serious).toContainEqual(expect.objectContaining({ call, problem }))
    }
    expect(serious).toContainEqual({
      consequence: 'impossible',
      call: 'sign-in',
      problem: `leads to ${BACKEND_ORIGIN}/auth/callback, not to ${APP}/auth/callback`,
    })
  })

  it('answers that the app may read are no problem', async () => {
    const headers = {
      'Access-Control-Allow-Origin': APP,
      'Access-Control-Allow-Methods': 'GET,POST,PUT,DELETE',
      'Access-Control-Allow-Headers': 'Authorization,Content-Type,Idempotency-Key',
    }
    const fetch: Backend = async (request) => {
      const { body, status } = await reference(request)
      return new Response(body, { status: request.method === 'OPTIONS' ? 200 : status, headers })
    }
    const { serious } = await examine(fetch, { origin: APP })
    expect(serious.map(({ call }) => call)).toEqual(['sign-in'])
  })

  it('says that there is no token, or that it has no session', async () => {
    expect((await examine(reference, { token: null })).text).toContain('no token was given')
    expect((await examine(reference, { token: 'other' })).text).toContain(
      'the token has no session',
    )
  })

  it('waits as long as the backend asks after a 429', async () => {
    let calls = 0
    const { serious } = await examine(
      answering({
        'GET /api/guilds': () => {
          calls += 1
          if (calls > 1) return undefined
          return new Response(null, { status: 429, headers: { 'Retry-After': '7' } })
        },
      }),
    )
    expect(serious).toEqual([])
    expect(waits).toEqual([7])
  })
})

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
    const problems = serious
      .filter(({ call }) => call.startsWith('PUT'))
      .map(({ problem }) => problem)
    expect(problems).toEqual(['does not keep the order (itemOrder)', 'does not keep the name'])
    expect(await readListIds()).toEqual(before)
  })
})

import { afterAll, describe, expect, it } from 'vitest'
import { SLOTS } from '@/game/items'
import { BACKEND_ORIGIN } from '../support/backend/backend-parts'
import { bareBackend, wrappedBackend } from '../support/backend-variants'
import { specifiedBackend, type Backend } from '../support/specified-backend'
import { createExaminer } from './examiner'

const APP = 'https://app.example.com'
const { backend, raider, waits, reference, examine, readListIds } = await createExaminer()
afterAll(() => backend.close())

const refuseOrigin = () => Response.json({ message: 'Origin not allowed' }, { status: 403 })

/** A backend with another answer to some calls. */
const answering =
  (answers: Record<string, (request: Request) => Response | undefined>): Backend =>
  async (request) => {
    const { pathname } = new URL(request.url)
    const response =
      answers[`${request.method} ${pathname}`]?.(request) ?? (await reference(request))
    return response
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
        'GET /api/guilds: HTTP 404: Not here. The app shows an error in its place.',
        `${call}: instances[0].name: nothing. The entry is not shown; the app says how many are missing.`,
        `${call}: instances[1].sortOrder: a text, e.g. "7". The app reads it as a number.`,
        `${call}: instances[1].isActive: a text, e.g. "often". The app ignores it and assumes true.`,
        `${call}: instances[0].slug: nothing. The app assumes "". (And 1 more.)`,
        'The app does not work completely with this backend.',
      ]),
    )
    expect(lines.indexOf('Not shown:')).toBeLessThan(lines.indexOf('Assumed:'))
  })

  it('a backend that does not answer is named', async () => {
    const { serious } = await examine(async () => Promise.reject(new TypeError('failed')))
    expect(serious).toContainEqual(
      expect.objectContaining({
        consequence: 'hidden',
        call: 'GET /api/status',
        came: 'no answer',
        effect: 'The app says that it cannot reach the server.',
      }),
    )
  })

  it('every finding says what was asked, what came, and what the user sees', async () => {
    const { findings } = await examine(
      answering({
        'GET /api/guilds': () => Response.error(),
        'GET /api/instances/active': () => Response.json([{ id: 1, sortOrder: 'x' }]),
        'POST /auth/logout': () => Response.json({}, { status: 500 }),
      }),
      { origin: APP, writes: true },
    )
    expect(findings.length).toBeGreaterThan(5)
    for (const { call, came, effect } of findings) {
      expect(call).toMatch(/^[A-Z]+ \/[^:]*$/)
      expect(came).toMatch(/\w/)
      expect(effect).toMatch(/^[A-Z].*\.$/)
    }
  })

  it.each([
    [{ message: 'Broken' }, 500, 'was answered with HTTP 500'],
    [{ characters: 'none' }, 200, 'could not be read'],
  ])(
    'a list of characters that cannot be read: %j is not called empty',
    async (body, status, why) => {
      const { text, unchecked } = await examine(
        answering({ 'GET /api/characters': () => Response.json(body, { status }) }),
        { writes: true },
      )
      expect(text).not.toContain('has no character')
      expect(unchecked).toEqual([
        `Characters and wishlists, because GET /api/characters ${why}.`,
        `The calls that write, because GET /api/characters ${why}.`,
      ])
    },
  )

  it('a character whose wishlists cannot be read is named, and the others are read', async () => {
    const { id } = await raider.character('Frostelle')
    const path = `/api/characters/${id}/wishlists`
    const { text, unchecked } = await examine(
      answering({ [`GET ${path}`]: () => Response.json({}, { status: 500 }) }),
    )
    expect(unchecked[0]).toBe(
      `The wishlists of a character, because GET ${path} was answered with HTTP 500.`,
    )
    expect(text).not.toContain('has no wishlist')
  })

  it('an answer of another kind is described in words', async () => {
    const { serious, text } = await examine(
      answering({
        'GET /api/characters': () => Response.json({ characters: 'none' }),
        'GET /api/guilds': () => new Response('<html>'),
        'GET /api/me': () => Response.json({ user: { id: 1 } }),
      }),
    )
    const came = Object.fromEntries(
      serious.map(({ call, field, came: received }) => [call, [field, received]]),
    )
    expect(came).toMatchObject({
      'GET /api/characters': ['characters', 'a text'],
      'GET /api/guilds': [undefined, 'no JSON'],
      'GET /api/me': ['user.battleNetTag', 'nothing'],
    })
    expect(text).not.toMatch(/Invalid input|whole answer/)
  })

  it('values that differ in a field of many entries are one line, and number ids are none', async () => {
    const instances = Array.from({ length: 30 }, (_, index) => ({
      id: index + 1,
      name: `Raid ${index}`,
      sortOrder: String(index + 1),
    }))
    const { text } = await examine(
      answering({ 'GET /api/instances/active': () => Response.json(instances) }),
    )
    const about = text.split('\n').filter((line) => /sortOrder|\.id:/.test(line))
    expect(about).toEqual([
      '  GET /api/instances/active: instances[0].sortOrder: a text, e.g. "1". The app reads it as a number. (And 29 more.)',
    ])
  })

  it('a list of which only one page came is named', async () => {
    const content = [{ id: 1, name: 'A guild' }]
    const { serious } = await examine(
      answering({ 'GET /api/guilds': () => Response.json({ content, totalElements: 57 }) }),
    )
    expect(serious).toMatchObject([
      { call: 'GET /api/guilds', came: 'The server sent 1 of 57 guilds' },
    ])
  })

  it('a backend that refuses the origin: the token is not blamed', async () => {
    const { text, serious, unchecked } = await examine(
      async (request) => (request.headers.has('Origin') ? refuseOrigin() : reference(request)),
      { origin: APP },
    )
    expect(text).not.toContain('has no session')
    expect(unchecked).toContain(
      'Everything that needs a session, because GET /api/status was answered with HTTP 403.',
    )
    expect(serious).toContainEqual(
      expect.objectContaining({ call: 'GET /api/status', came: 'HTTP 403: Origin not allowed' }),
    )
  })

  it('answers that the app may not read are named, and a sign-in that leads elsewhere', async () => {
    const { serious, text } = await examine(reference, { origin: APP })
    for (const call of ['OPTIONS /api/status', 'GET /api/guilds']) {
      const came = `no Access-Control-Allow-Origin: ${APP}`
      expect(serious).toContainEqual(expect.objectContaining({ call, came }))
    }
    expect(serious).toContainEqual({
      consequence: 'impossible',
      call: 'GET /auth/battlenet/login',
      came: `a user who refuses comes back to ${BACKEND_ORIGIN}/auth/callback, not to ${APP}/auth/callback`,
      effect: 'Nobody gets from Battle.net back to the app.',
    })
    const lines = text.split('\n').filter((line) => line.includes('Access-Control-Allow-Origin'))
    expect(lines).toHaveLength(2)
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
    expect(serious.map(({ call }) => call)).toEqual(['GET /auth/battlenet/login'])
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

import { eq, sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { FEATURES } from '@/contract/features'
import { getMe, getStatus } from '@/contract/session'
import { sessions, signInAttempts, users } from '../../../server/database/schema'
import { createSharedBackend } from '../../support/backend/backend'
import { make, readRejection } from '../../support/backend/backend-calls'
import { comeBack, startSignIn } from '../../support/backend/backend-sign-in'

const backend = await createSharedBackend()

/** Starts a sign-in and chooses an account; returns the callback that the browser would follow. */
async function chooseAccount(battleTag: string) {
  const { page, cookie } = await startSignIn(backend)
  const callback = backend.sandbox.visit(page, { battleTag, sharesProfile: true })
  return { callback, cookie }
}

function silenceLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return { lines: () => log.mock.calls.flat().join('\n'), restore: () => log.mockRestore() }
}

describe('sign-in', () => {
  it('redirects to the app with the token in the fragment, which is never sent to a server', async () => {
    const { callback, cookie } = await chooseAccount('Raider#3000')
    const { status, target, fragment, headers } = await comeBack(backend, callback, cookie)
    expect([status, target.origin, target.pathname, target.search]).toEqual([
      302,
      'http://localhost:8787',
      '/auth/callback',
      '',
    ])
    expect(Object.keys(fragment)).toEqual(['token'])
    expect(headers.get('Cache-Control')).toBe('no-store')
    const { token } = fragment
    const user = { battleNetTag: 'Raider#3000' }
    expect(await make(backend, getMe, { token })).toMatchObject(user)
    const signedIn = { authenticated: true, user: { ...user, isAuthenticated: true } }
    expect(await make(backend, getStatus, { token })).toMatchObject(signedIn)
  })

  it('session tokens have 256 bits, and only their hashes are stored', async () => {
    const token = await backend.signIn('Raider#3000')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const rows = await backend.database.select().from(sessions)
    const hash = createHash('sha256').update(token).digest('hex')
    expect(rows.map(({ tokenHash }) => tokenHash)).toContain(hash)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('only the hash of the OAuth state is stored', async () => {
    const { page } = await startSignIn(backend)
    const rows = await backend.database.select().from(signInAttempts)
    const state = page.searchParams.get('state') ?? 'none'
    const hash = createHash('sha256').update(state).digest('hex')
    expect(rows.map(({ stateHash }) => stateHash)).toContain(hash)
    expect(JSON.stringify(rows)).not.toContain(state)
  })

  it('the state cookie is HttpOnly, SameSite=Lax and limited to the callback', async () => {
    const { headers } = await backend.request('GET', '/auth/battlenet/login')
    const [pair = '', ...attributes] = (headers.get('Set-Cookie') ?? '').split('; ')
    expect(pair).toMatch(/^guildr_sign_in_[\w-]{8}=[\w-]{43}$/)
    expect(attributes.toSorted()).toEqual(
      ['HttpOnly', 'Max-Age=600', 'Path=/auth/battlenet/callback', 'SameSite=Lax'].toSorted(),
    )
  })

  it('two tabs of one browser can sign in at the same time', async () => {
    const started = [await chooseAccount('Raider#3000'), await chooseAccount('Empty#4000')]
    // A browser keeps one cookie per name.
    const jar = new Map(started.map(({ cookie }) => [cookie.split('=')[0], cookie]))
    const cookies = [...jar.values()].join('; ')
    for (const { callback } of started) {
      expect((await comeBack(backend, callback, cookies)).fragment).toHaveProperty('token')
    }
  })

  it('every sign-in uses a new state', async () => {
    const pages = await Promise.all([startSignIn(backend), startSignIn(backend)])
    expect(new Set(pages.map(({ page }) => page.searchParams.get('state'))).size).toBe(2)
  })

  it('a user is identified by the account id, and a new BattleTag is stored', async () => {
    const { database } = backend
    const token = await backend.signIn('Raider#3000')
    const { id } = await make(backend, getMe, { token })
    await database
      .update(users)
      .set({ battleNetTag: 'Old#1' })
      .where(eq(users.id, id ?? ''))
    expect(await make(backend, getMe, { token })).toMatchObject({ battleNetTag: 'Old#1' })
    const again = await backend.signIn('Raider#3000')
    expect(await make(backend, getMe, { token: again })).toMatchObject({
      id,
      battleNetTag: 'Raider#3000',
    })
  })

  it('an unknown account gets a new user', async () => {
    const token = await backend.signIn('Empty#4000')
    expect(await make(backend, getMe, { token })).toMatchObject({ battleNetTag: 'Empty#4000' })
  })
})

/** Follows a callback; returns its redirect and the number of sessions that it has created. */
async function outcomeOf(callback: URL, cookie?: string) {
  const before = await backend.database.$count(sessions)
  const { status, target, fragment } = await comeBack(backend, callback, cookie)
  const started = (await backend.database.$count(sessions)) - before
  return { status, address: `${target.origin}${target.pathname}`, fragment, started }
}

/** A redirect to the app with an error code, and no session. */
function rejectedWith(error: string) {
  const address = 'http://localhost:8787/auth/callback'
  return { status: 302, address, fragment: { error }, started: 0 }
}

describe('rejected sign-in', () => {
  it('callback without the cookie: SESSION_EXPIRED', async () => {
    const { callback } = await chooseAccount('Raider#3000')
    expect(await outcomeOf(callback)).toEqual(rejectedWith('SESSION_EXPIRED'))
  })

  it("callback with another browser's cookie: SESSION_EXPIRED", async () => {
    const { callback } = await chooseAccount('Raider#3000')
    const { cookie } = await startSignIn(backend)
    expect(await outcomeOf(callback, cookie)).toEqual(rejectedWith('SESSION_EXPIRED'))
  })

  it('callback that is followed a second time: SESSION_EXPIRED', async () => {
    const { callback, cookie } = await chooseAccount('Raider#3000')
    await comeBack(backend, callback, cookie)
    expect(await outcomeOf(callback, cookie)).toEqual(rejectedWith('SESSION_EXPIRED'))
  })

  it('callback that is followed four times at once: creates one session; the others get SESSION_EXPIRED', async () => {
    const { callback, cookie } = await chooseAccount('Raider#3000')
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => comeBack(backend, callback, cookie)),
    )
    expect(answers.filter(({ fragment }) => fragment.token)).toHaveLength(1)
    expect(answers.filter(({ fragment }) => fragment.error === 'SESSION_EXPIRED')).toHaveLength(3)
  })

  it('callback: accepted until ten minutes after the start, then SESSION_EXPIRED', async () => {
    const choice = { battleTag: 'Raider#3000', sharesProfile: true }
    const early = await startSignIn(backend)
    backend.clock.now += 599_999
    const inTime = backend.sandbox.visit(early.page, choice)
    expect((await comeBack(backend, inTime, early.cookie)).fragment).toHaveProperty('token')
    const late = await startSignIn(backend)
    backend.clock.now += 600_000
    expect(await outcomeOf(backend.sandbox.visit(late.page, choice), late.cookie)).toEqual(
      rejectedWith('SESSION_EXPIRED'),
    )
  })

  it.each(['', '?state=', '?code=x', '?state=made-up&code=x', '?error=access_denied'])(
    'callback with the query %j: SESSION_EXPIRED, with and without a forged cookie',
    async (search) => {
      const callback = new URL(`http://localhost:8787/auth/battlenet/callback${search}`)
      expect(await outcomeOf(callback)).toEqual(rejectedWith('SESSION_EXPIRED'))
      // Cookie and state match, but no sign-in was started with them.
      for (const cookie of ['guildr_sign_in_made-up=made-up', 'guildr_sign_in_=']) {
        expect(await outcomeOf(callback, cookie)).toEqual(rejectedWith('SESSION_EXPIRED'))
      }
    },
  )

  it('sign-in that the user cancels at Battle.net: FORBIDDEN', async () => {
    const { page, cookie } = await startSignIn(backend)
    expect(await outcomeOf(backend.sandbox.visit(page, 'cancel'), cookie)).toEqual(
      rejectedWith('FORBIDDEN'),
    )
  })

  it.each([
    // A code is valid only once, so /token is not retried; /userinfo is.
    ['/token', 500, 1],
    ['/token', 429, 1],
    ['/userinfo', 503, 3],
  ])(
    'Battle.net fails at %s with %i: BATTLENET_API_ERROR, logged without the code',
    async (path, status, times) => {
      const log = silenceLog()
      const { callback, cookie } = await chooseAccount('Raider#3000')
      backend.sandbox.script({
        match: ({ url }) => url.endsWith(path),
        respond: () => new Response('down', { status }),
        times,
      })
      expect(await outcomeOf(callback, cookie)).toEqual(rejectedWith('BATTLENET_API_ERROR'))
      expect(log.lines()).toContain('sign-in failed')
      expect(log.lines()).not.toContain(callback.searchParams.get('code'))
      log.restore()
    },
  )

  it('a session that cannot be stored: no account is stored either', async () => {
    const { database } = backend
    const log = silenceLog()
    await database.delete(users).where(eq(users.battleNetTag, 'Empty#4000'))
    const before = await database.$count(users)
    await database.execute(sql`alter table sessions add constraint none check (false) not valid`)
    const { callback, cookie } = await chooseAccount('Empty#4000')
    expect(await outcomeOf(callback, cookie)).toEqual(rejectedWith('BATTLENET_API_ERROR'))
    await database.execute(sql`alter table sessions drop constraint none`)
    expect(await database.$count(users)).toBe(before)
    log.restore()
  })

  it('code that Battle.net did not issue: BATTLENET_API_ERROR', async () => {
    const log = silenceLog()
    const { callback, cookie } = await chooseAccount('Raider#3000')
    callback.searchParams.set('code', 'guessed')
    expect(await outcomeOf(callback, cookie)).toEqual(rejectedWith('BATTLENET_API_ERROR'))
    log.restore()
  })
})

describe('host check of the Battle.net sandbox', () => {
  it.each([
    'http://guildr.example:8787',
    'http://127.0.0.1.evil.example',
    'http://192.168.1.5:8787',
  ])('requests to the host %s get 403', async (origin) => {
    for (const path of [
      '/auth/battlenet/login',
      '/api/status',
      '/sandbox/battlenet/oauth/authorize',
    ]) {
      const response = await backend.app.request(`${origin}${path}`)
      expect(readRejection({ status: response.status, body: await response.json() })).toMatchObject(
        {
          status: 403,
          code: 'FORBIDDEN',
        },
      )
      expect(response.headers.get('Set-Cookie')).toBeNull()
    }
  })

  it.each(['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787'])(
    'requests to the host %s succeed',
    async (origin) => {
      expect((await backend.app.request(`${origin}/api/status`)).status).toBe(200)
    },
  )
})

it('GET /api/status: the answer to an unknown token is the same as without a token', async () => {
  const answer = { authenticated: false, user: null, features: FEATURES }
  expect(await make(backend, getStatus)).toEqual(answer)
  expect(await make(backend, getStatus, { token: 'x'.repeat(43) })).toEqual(answer)
})

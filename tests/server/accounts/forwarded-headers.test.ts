import { describe, expect, it } from 'vitest'
import { createApp } from '../../../server/app'
import { createSharedBackend } from '../../support/backend/backend'
import { BACKEND_ORIGIN } from '../../support/backend/backend-parts'
import { comeBack, startSignIn } from '../../support/backend/backend-sign-in'
import { createTestReportReader } from '../../support/backend/report-host'

const backend = await createSharedBackend()

interface Settings {
  appOrigin?: string
  trustProxy: boolean
}

/** A backend that uses a Battle.net client, so that it may be reached under any host. */
function createPublicApp({ appOrigin, trustProxy }: Settings) {
  const unlimited = { signIn: 1000, battleNet: 1000, write: 1000, bulk: 1000 }
  const { database, listen, battleNet, webhookPosts, clock } = backend
  return createApp({
    database,
    listen,
    battleNet,
    webhookPosts,
    readReport: createTestReportReader(),
    adminBattleTags: [],
    appOrigin,
    rateLimits: unlimited,
    trustProxy,
    logsRequests: false,
    now: () => clock.now,
  })
}

/** Starts a sign-in at `origin`, and comes back with a state that no sign-in has. */
async function requestSignIn(settings: Settings, origin: string, protocol?: string) {
  const app = createPublicApp(settings)
  const headers = { ...(protocol && { 'X-Forwarded-Proto': protocol }) }
  const login = await app.request(`${origin}/auth/battlenet/login`, { headers })
  const callback = await app.request(`${origin}/auth/battlenet/callback?state=unknown`, { headers })
  const page = new URL(login.headers.get('Location') ?? '')
  return {
    redirectUri: page.searchParams.get('redirect_uri'),
    isSecure: login.headers.get('Set-Cookie')?.includes('Secure'),
    target: callback.headers.get('Location')?.split('#')[0],
  }
}

describe('sign-in without TRUST_PROXY', () => {
  it('X-Forwarded-Proto: https changes nothing', async () => {
    const settings = { appOrigin: 'http://localhost:8787', trustProxy: false }
    expect(await requestSignIn(settings, 'http://localhost:8787', 'https')).toEqual({
      redirectUri: 'http://localhost:8787/auth/battlenet/callback',
      isSecure: false,
      target: 'http://localhost:8787/auth/callback',
    })
  })

  it.each(['http://evil.example', 'http://guildr.example:8080', 'http://localhost:8787'])(
    'a request for %s: addresses are those of APP_ORIGIN',
    async (origin) => {
      const settings = { appOrigin: 'https://guildr.example', trustProxy: false }
      expect(await requestSignIn(settings, origin, 'http')).toEqual({
        redirectUri: 'https://guildr.example/auth/battlenet/callback',
        isSecure: true,
        target: 'https://guildr.example/auth/callback',
      })
    },
  )

  it('a request for another host than this machine, without APP_ORIGIN: the redirect is relative', async () => {
    const callback = await createPublicApp({ trustProxy: false }).request(
      'http://evil.example/auth/battlenet/callback?state=unknown',
    )
    expect(callback.headers.get('Location')).toBe('/auth/callback#error=SESSION_EXPIRED')
  })

  it.each(['http://localhost:8787', 'http://127.0.0.1:8787', 'http://[::1]:8787'])(
    'a request for %s on this machine: Battle.net redirects to the same address',
    async (origin) => {
      const settings = { appOrigin: 'http://localhost:5173', trustProxy: false }
      expect(await requestSignIn(settings, origin)).toEqual({
        redirectUri: `${origin}/auth/battlenet/callback`,
        isSecure: false,
        target: 'http://localhost:5173/auth/callback',
      })
    },
  )
})

describe('sign-in with TRUST_PROXY', () => {
  it.each([
    ['https', 'https://api.example', true],
    ['http, https', 'https://api.example', true],
    ['https, http', 'http://api.example', false],
    [undefined, 'http://api.example', false],
  ])('X-Forwarded-Proto: %s: Battle.net redirects to %s', async (protocol, expected, isSecure) => {
    const settings = { appOrigin: 'https://app.example', trustProxy: true }
    expect(await requestSignIn(settings, 'http://api.example', protocol)).toEqual({
      redirectUri: `${expected}/auth/battlenet/callback`,
      isSecure,
      target: 'https://app.example/auth/callback',
    })
  })
})

it('a sign-in ends at APP_ORIGIN, regardless of the query', async () => {
  const app = createPublicApp({ appOrigin: 'https://app.example', trustProxy: true })
  const request = async (_: string, path: string, init?: RequestInit) =>
    app.request(`${BACKEND_ORIGIN}${path}`, init)
  const { page, cookie } = await startSignIn({ request })
  page.searchParams.set('return_to', 'https://evil.example')
  const callback = backend.sandbox.visit(page, { battleTag: 'Raider#3000', sharesProfile: true })
  callback.searchParams.set('redirect', 'https://evil.example')
  callback.searchParams.set('app_origin', 'https://evil.example')
  const { target, fragment } = await comeBack({ request }, callback, cookie)
  expect(target.origin).toBe('https://app.example')
  expect(fragment).toHaveProperty('token')
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ROOT } from '../../../scripts/project'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'
import { readRejection } from '../../support/backend/backend-calls'

const APP = 'http://localhost:5173'

let backend: TestBackend
let token: string

beforeAll(async () => {
  backend = await createTestBackend({ appOrigin: APP })
  token = await backend.signIn('Raider#3000')
})
afterAll(() => backend.close())

/** One request for each kind of answer: success, redirect, and each kind of rejection. */
const REQUESTS: [number, string, string, { body?: unknown; isSignedIn?: boolean }][] = [
  [200, 'GET', '/api/status', {}],
  [200, 'GET', '/api/me', { isSignedIn: true }],
  [204, 'POST', '/auth/logout', {}],
  [302, 'GET', '/auth/battlenet/login', {}],
  [400, 'POST', '/api/guilds/onboard', { isSignedIn: true, body: {} }],
  [401, 'GET', '/api/me', {}],
  [403, 'GET', '/api/admin/loot', { isSignedIn: true }],
  [404, 'GET', '/api/wishlists/nothing', { isSignedIn: true }],
  [404, 'GET', '/api/nothing', {}],
  [404, 'GET', '/icons/nothing', {}],
  [413, 'POST', '/api/guilds/onboard', { isSignedIn: true, body: 'x'.repeat(3_000_000) }],
  [200, 'GET', '/openapi.json', {}],
  [400, 'GET', '/sandbox/battlenet/oauth/authorize?client_id=guildr-sandbox', {}],
]

function send(method: string, path: string, request: { body?: unknown; isSignedIn?: boolean }) {
  return backend.request(method, path, {
    body: request.body,
    token: request.isSignedIn ? token : null,
    headers: { Origin: APP },
  })
}

describe.each(REQUESTS)('headers of the %i answer to %s %s', (status, method, path, request) => {
  it('security headers and a request id, own scripts only, and the configured app may read it', async () => {
    const { headers, ...answer } = await send(method, path, request)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'x-request-id': expect.stringMatching(/^[\w-]{36}$/),
    })
    expect(headers.get('Access-Control-Allow-Origin')).toBe(APP)
    expect(headers.get('Access-Control-Expose-Headers')).toBe('ETag,Retry-After,X-Request-Id')

    const policy = headers.get('Content-Security-Policy') ?? ''
    const directives = Object.fromEntries(
      policy.split(';').map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ')
        return [name, sources]
      }),
    )
    expect(directives['default-src']).toEqual(["'self'"])
    expect(directives['object-src']).toEqual(["'none'"])
    expect(directives['base-uri']).toEqual(["'none'"])
    expect(directives['frame-ancestors']).toEqual(["'none'"])
    expect(directives['form-action']).toEqual(["'self'"])
    const scripts = directives['script-src'] ?? directives['default-src'] ?? []
    expect(scripts).not.toContain("'unsafe-inline'")
    expect(scripts).not.toContain("'unsafe-eval'")
    expect(scripts.filter((source) => source.includes('*') || source.endsWith(':'))).toEqual([])
  })
})

describe('Strict-Transport-Security', () => {
  it.each([
    ['https://guildr.example', expect.stringContaining('max-age=')],
    ['http://localhost:5173', null],
    [undefined, null],
  ])('app origin %s: header %s', async (appOrigin, expected) => {
    const own = await createTestBackend({ appOrigin })
    const { headers } = await own.request('GET', '/api/status')
    expect(headers.get('Strict-Transport-Security')).toEqual(expected)
    await own.close()
  })
})

describe('public/_headers for other hosts of the app', () => {
  it("has the backend's security headers, but allows calls to any https origin", async () => {
    const file = await readFile(join(ROOT, 'public/_headers'), 'utf8')
    const [, section = ''] = /^\/\*\n((?: .*\n)+)/m.exec(file) ?? []
    const listed = [...section.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    )
    const own = await createTestBackend({ appOrigin: 'https://guildr.example' })
    const { headers } = await own.request('GET', '/api/status')
    await own.close()
    const sent = Object.fromEntries(listed.map(([name]) => [name, headers.get(name)]))
    const anyOrigin = " connect-src 'self' https:;"
    expect(
      Object.fromEntries(listed.map(([name, value]) => [name, value.replace(anyOrigin, '')])),
    ).toEqual(sent)
    expect(section).toContain(anyOrigin)
    expect(Object.keys(sent)).toEqual(
      expect.arrayContaining([
        'Content-Security-Policy',
        'Referrer-Policy',
        'Strict-Transport-Security',
        'X-Content-Type-Options',
        'X-Frame-Options',
      ]),
    )
  })
})

describe('CORS for other origins', () => {
  it.each([
    'https://evil.example',
    'http://localhost:5174',
    'null',
    'http://localhost:5173.evil.example',
  ])('%s may not read answers', async (Origin) => {
    const { headers } = await backend.request('GET', '/api/me', { token, headers: { Origin } })
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })

  it('without a configured app origin, no other origin may read answers', async () => {
    const own = await createTestBackend()
    const { headers } = await own.request('GET', '/api/status', { headers: { Origin: APP } })
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
    await own.close()
  })

  it.each([
    [APP, APP],
    ['https://evil.example', null],
  ])('preflight request from %s: allowed origin is %s', async (Origin, allowed) => {
    const { headers, status } = await backend.request('OPTIONS', '/api/wishlists/x', {
      headers: {
        Origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    })
    expect(status).toBe(204)
    expect(headers.get('Access-Control-Allow-Origin')).toBe(allowed)
    expect(headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect(headers.get('Access-Control-Allow-Methods')).toBe('GET,POST,PUT,DELETE')
    expect(headers.get('Access-Control-Allow-Headers')).toBe(
      'Authorization,Content-Type,Idempotency-Key',
    )
  })
})

describe('unexpected errors', () => {
  it('the answer reveals nothing internal, and the log holds no token', async () => {
    const broken = await createTestBackend()
    const token = await broken.signIn('Raider#3000')
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await broken.database.execute('alter table wishlists rename to hidden')
    const answer = await broken.request('GET', '/api/wishlists', { token })
    await broken.database.execute('alter table sessions rename to hidden_sessions')
    const withToken = await broken.request('GET', '/api/me', { token })
    const lines = log.mock.calls.flat().join('\n')
    log.mockRestore()
    await broken.database.execute('alter table hidden rename to wishlists')
    await broken.database.execute('alter table hidden_sessions rename to sessions')
    await broken.close()
    for (const failure of [answer, withToken]) {
      expect(readRejection(failure)).toMatchObject({
        status: 500,
        code: 'INTERNAL_ERROR',
        message: 'Something went wrong on the server',
      })
      expect(JSON.stringify(failure.body)).not.toMatch(/wishlists|sessions|select|token/i)
    }
    expect(lines).toContain('wishlists')
    expect(lines).not.toContain(token)
  })
})

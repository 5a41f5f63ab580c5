import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestBackend } from '../../support/backend/backend'
import { comeBack, startSignIn } from '../../support/backend/backend-sign-in'

const quiet = await createTestBackend()
const backend = await createTestBackend({ logsRequests: true })
afterAll(async () => {
  await quiet.close()
  await backend.close()
})

let lines: string[]

beforeEach(() => {
  lines = []
  const keep = (line: unknown) => void lines.push(String(line))
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('request id', () => {
  it('is in the answer and in every log line of the request', async () => {
    const token = await backend.signIn('Raider#3000')
    lines.length = 0
    await backend.database.execute('alter table wishlists rename to hidden')
    const { headers } = await backend.request('GET', '/api/wishlists', { token })
    await backend.database.execute('alter table hidden rename to wishlists')
    const requestId = headers.get('X-Request-Id')
    expect(requestId).toMatch(/^[\w-]{36}$/)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      {
        time: expect.any(String),
        level: 'error',
        message: 'request failed',
        requestId,
        cause: expect.stringContaining('wishlists'),
      },
      {
        time: expect.any(String),
        level: 'info',
        message: 'request',
        requestId,
        method: 'GET',
        path: '/api/wishlists',
        status: 500,
        ms: expect.any(Number),
      },
    ])
  })

  it.each([
    ['proxy-4711', true],
    ['two words', false],
    ['x'.repeat(65), false],
    ['"},{"', false],
  ])('X-Request-Id %s of a proxy is used: %s', async (given, isUsed) => {
    const { headers } = await quiet.request('GET', '/healthz', {
      headers: { 'X-Request-Id': given },
    })
    expect(headers.get('X-Request-Id') === given).toBe(isUsed)
  })
})

describe('request log', () => {
  it('is empty for successful and rejected requests unless it is turned on', async () => {
    await quiet.request('GET', '/api/status')
    await quiet.request('GET', '/api/nothing')
    expect(lines).toEqual([])
  })

  it.each([
    ['with a length', 'Content-Length: 100', '{"name'],
    ['in chunks', 'Transfer-Encoding: chunked', '6\r\n{"name\r\n'],
  ])('a body %s that its sender does not finish is no fault', async (_, header, part) => {
    const token = await backend.signIn('Raider#3000')
    const server = serve({ fetch: backend.app.fetch, port: 0, hostname: '127.0.0.1' })
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo // it listens on a port
    lines.length = 0
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `PUT /api/wishlists/a-list HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\n${header}\r\n\r\n${part}`,
    )
    socket.end()
    await expect.poll(() => lines.length).toBeGreaterThan(0)
    server.close()
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { level: 'info', message: 'request', path: '/api/wishlists/a-list', status: 400 },
    ])
  })

  it('holds no secret of a sign-in or session and no text of users', async () => {
    const grants = vi.spyOn(backend.battleNet, 'exchangeCode')

    const { page, cookie } = await startSignIn(backend)
    const choice = { battleTag: 'Raider#3000', sharesProfile: true }
    const callback = backend.sandbox.visit(page, choice)
    const { fragment } = await comeBack(backend, callback, cookie)
    // The same callback again, which is rejected, and one with a wrong code.
    await comeBack(backend, callback, cookie)
    const again = await startSignIn(backend)
    const wrong = backend.sandbox.visit(again.page, choice)
    wrong.searchParams.set('code', 'a-wrong-code')
    await comeBack(backend, wrong, again.cookie)
    const token = fragment.token ?? ''
    await backend.request('GET', `/api/wishlists?token=${token}`, { token })
    await backend.request('PUT', '/api/wishlists/none', { token, body: { name: 'private-name' } })
    await backend.database.execute('alter table sessions rename to hidden')
    await backend.request('GET', '/api/me', { token })
    await backend.database.execute('alter table hidden rename to sessions')

    const grant = await grants.mock.settledResults[0]?.value
    const secrets = [
      token,
      cookie.split('=')[1] ?? '',
      again.cookie.split('=')[1] ?? '',
      callback.searchParams.get('code') ?? '',
      'a-wrong-code',
      grant?.accessToken ?? '',
      'private-name',
    ]
    const text = lines.join('\n')
    expect(lines.length).toBeGreaterThan(8)
    expect(text).toContain('"status":500')
    expect(secrets.filter((secret) => secret.length <= 8)).toEqual([])
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestBackend, type TestBackend } from '../../support/backend'
import { comeBack, startSignIn } from '../../support/backend-sign-in'

let backend: TestBackend

afterEach(async () => {
  vi.restoreAllMocks()
  await backend.close()
})

/** Every line that is logged, as it is and read. */
function watchLog() {
  const lines: string[] = []
  const keep = (line: unknown) => void lines.push(String(line))
  vi.spyOn(console, 'log').mockImplementation(keep)
  vi.spyOn(console, 'error').mockImplementation(keep)
  return {
    lines,
    // Each line is one object of the logger's making.
    read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
  }
}

describe('the name of a request', () => {
  it('is on its answer and on every line about it', async () => {
    backend = await createTestBackend({ logsRequests: true })
    const log = watchLog()
    const token = await backend.signIn('Raider#3000')
    log.lines.length = 0
    await backend.database.execute('alter table wishlists rename to hidden')
    const { headers } = await backend.request('GET', '/api/wishlists', { token })
    const requestId = headers.get('X-Request-Id')
    expect(requestId).toMatch(/^[\w-]{36}$/)
    expect(log.read()).toEqual([
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
  ])('given by a proxy as %s is kept: %s', async (given, isKept) => {
    backend = await createTestBackend()
    const { headers } = await backend.request('GET', '/healthz', {
      headers: { 'X-Request-Id': given },
    })
    expect(headers.get('X-Request-Id') === given).toBe(isKept)
  })
})

describe('the log', () => {
  it('holds no secret of a sign-in, of a session or of what people write', async () => {
    backend = await createTestBackend({ logsRequests: true })
    const log = watchLog()
    const grants = vi.spyOn(backend.battleNet, 'exchangeCode')

    const { page, cookie } = await startSignIn(backend)
    const choice = { battleTag: 'Raider#3000', sharesProfile: true }
    const callback = backend.sandbox.visit(page, choice)
    const { fragment } = await comeBack(backend, callback, cookie)
    // Once more, which is refused, and with a code that fails.
    await comeBack(backend, callback, cookie)
    const again = await startSignIn(backend)
    const broken = backend.sandbox.visit(again.page, choice)
    broken.searchParams.set('code', 'a-code-that-is-none')
    await comeBack(backend, broken, again.cookie)
    const token = fragment.token ?? ''
    await backend.request('GET', `/api/wishlists?token=${token}`, { token })
    await backend.request('PUT', '/api/wishlists/none', { token, body: { name: 'private-name' } })
    await backend.database.execute('drop table sessions cascade')
    await backend.request('GET', '/api/me', { token })

    const grant = await grants.mock.settledResults[0]?.value
    const secrets = [
      token,
      cookie.split('=')[1] ?? '',
      again.cookie.split('=')[1] ?? '',
      callback.searchParams.get('code') ?? '',
      'a-code-that-is-none',
      grant?.accessToken ?? '',
      'private-name',
    ]
    const text = log.lines.join('\n')
    expect(log.lines.length).toBeGreaterThan(8)
    expect(text).toContain('"status":500')
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(8)
      expect(text).not.toContain(secret)
    }
  })

  it('is silent about what goes well unless it is asked for', async () => {
    backend = await createTestBackend()
    const log = watchLog()
    await backend.request('GET', '/api/status')
    await backend.request('GET', '/api/nothing')
    expect(log.lines).toEqual([])
  })
})

describe('whoever watches over the process', () => {
  it('is told that it runs and that it is ready', async () => {
    backend = await createTestBackend()
    expect(await backend.request('GET', '/healthz')).toMatchObject({ status: 200 })
    expect(await backend.request('GET', '/readyz')).toMatchObject({ status: 200 })
  })

  it('is told that it runs and is not ready while its database is away', async () => {
    backend = await createTestBackend()
    const log = watchLog()
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    vi.spyOn(backend.database, 'execute').mockRejectedValue(away)
    expect(await backend.request('GET', '/healthz')).toMatchObject({ status: 200 })
    const answer = await backend.request('GET', '/readyz')
    expect(answer).toMatchObject({ status: 503 })
    expect(answer.headers.get('Retry-After')).toBe('5')
    expect(log.read()).toMatchObject([{ message: 'database away' }])
  })
})

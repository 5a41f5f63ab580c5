import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { Agent, request, type RequestOptions } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { answerExpectations } from '../../../server/http/unread-body'
import { createTestBackend } from '../../support/backend/backend'

/** Above the size of a body that the server accepts. */
const TOO_LARGE = 3_000_000
const LARGE = 1_900_000

const tokens: Record<string, string> = {}

const rateLimits = { signIn: 1e6, battleNet: 1e6, write: 1e6, bulk: 0.001 }
const backend = await createTestBackend({ rateLimits })
tokens.raider = await backend.signIn('Raider#3000')
tokens.admin = await backend.signIn('Admin#1000')
tokens.leaving = await backend.signIn('Newcomer#2000')
const server: ReturnType<typeof serve> = serve({
  fetch: backend.app.fetch,
  port: 0,
  hostname: '127.0.0.1',
})
answerExpectations(server)
await once(server, 'listening')
afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve)
  })
  await backend.close()
})

function port(): number {
  return (server.address() as AddressInfo).port // it listens on a port
}

/** Sends a request through an agent, as a proxy does. */
async function send(agent: Agent, options: RequestOptions, body = '') {
  const sent = request({ host: '127.0.0.1', port: port(), agent, ...options })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  return { status: answer.statusCode as number, body: await text(answer) }
}

interface How {
  token?: string
  bytes?: number
  isChunked?: boolean
  headers?: Record<string, string>
}

describe('a large body that is refused before it is read', () => {
  it.each([
    ['404 for a malformed id', 'PUT', '/api/wishlists/a%00b', {}],
    [
      '400 for a bad key',
      'POST',
      '/api/characters/unknown/wishlists',
      { headers: { 'Idempotency-Key': 'a b' } },
    ],
    ['401', 'POST', '/api/guilds/onboard', { token: '' }],
    ['403', 'POST', '/api/admin/instances', {}],
    ['404 of the API', 'POST', '/api/unknown', {}],
    ['404 beside the API', 'POST', '/unknown', {}],
    ['413 by its length', 'POST', '/api/wishlists', { bytes: TOO_LARGE }],
    ['413 of chunks', 'POST', '/api/wishlists', { bytes: TOO_LARGE, isChunked: true }],
    ['429', 'POST', '/api/admin/loot/bulk', { token: 'admin' }],
    ['404 of a deletion', 'DELETE', '/api/wishlists/unknown', {}],
    ['404 of OPTIONS', 'OPTIONS', '/api/wishlists', {}],
    ['204 of a sign-out', 'POST', '/auth/logout', { token: 'leaving' }],
  ])('%s: the next request on its connection is answered', async (title, method, path, how) => {
    const { token = 'raider', bytes = LARGE, isChunked, headers } = how as How
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const refused = await send(
      agent,
      {
        method,
        path,
        headers: {
          'Content-Type': 'application/json',
          ...(isChunked ? { 'Transfer-Encoding': 'chunked' } : { 'Content-Length': bytes }),
          ...(tokens[token] && { Authorization: `Bearer ${tokens[token]}` }),
          ...headers,
        },
      },
      ' '.repeat(bytes),
    )
    expect(refused.status).toBe(Number(title.slice(0, 3)))
    const next = await send(agent, { path: '/healthz' })
    expect(next.status).toBe(200)
    agent.destroy()
  })
})

/** Sends the head of a request and the given part of its body; reads what the server sends. */
async function post(path: string, { length = LARGE, sent = 300_000, token = '', expects = false }) {
  const socket = connect(port(), '127.0.0.1')
  await once(socket, 'connect')
  let received = ''
  socket.on('data', (chunk) => {
    received += String(chunk)
  })
  // The server may close the connection while the body is being sent.
  socket.on('error', () => undefined)
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: keep-alive',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...(expects ? ['Expect: 100-continue'] : []),
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${' '.repeat(sent)}`)
  return { socket, read: () => received }
}

describe('a refused body that does not arrive', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['401', '/api/guilds/onboard', {}],
    ['403', '/api/admin/instances', { isSignedIn: true }],
    ['404', '/api/unknown', {}],
    ['413', '/api/guilds/onboard', { isSignedIn: true, length: TOO_LARGE }],
  ])('%s of %s %o: the answer announces the end of the connection', async (status, path, how) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { isSignedIn = false, ...options } = how as { isSignedIn?: boolean }
    const token = isSignedIn ? tokens.raider : ''
    const { socket, read } = await post(path, { ...options, token })
    const closed = once(socket, 'close')
    // The answer waits for the rest of the body for two seconds.
    const readLater = async () => {
      await vi.advanceTimersByTimeAsync(500)
      return read()
    }
    await expect.poll(readLater).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(read()).toMatch(/^connection: close\r$/im)
    await closed
  })

  it('the connection stays open after a body that has arrived', async () => {
    const { socket, read } = await post('/api/guilds/onboard', { length: 100, sent: 100 })
    await expect.poll(read).toMatch(/^HTTP\/1.1 401 /)
    expect(read()).toMatch(/^connection: keep-alive\r$/im)
    socket.destroy()
  })
})

describe('Expect: 100-continue', () => {
  it.each([
    ['401', '/api/guilds/onboard', {}],
    ['413', '/api/guilds/onboard', { isSignedIn: true, length: TOO_LARGE }],
  ])('%s is answered without asking for the body', async (status, path, how) => {
    const { isSignedIn = false, ...options } = how as { isSignedIn?: boolean }
    const token = isSignedIn ? tokens.raider : ''
    const { socket, read } = await post(path, { ...options, token, sent: 0, expects: true })
    await once(socket, 'close')
    expect(read()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(read()).not.toContain('100 Continue')
    expect(read()).toMatch(/^connection: close\r$/im)
  })

  it('a body that is read is asked for', async () => {
    const { socket, read } = await post('/api/guilds/onboard', {
      token: tokens.raider,
      length: 2,
      sent: 0,
      expects: true,
    })
    await expect.poll(read).toBe('HTTP/1.1 100 Continue\r\n\r\n')
    socket.write('{}')
    await expect.poll(read).toMatch(/^HTTP\/1.1 400 /m)
    socket.destroy()
  })
})

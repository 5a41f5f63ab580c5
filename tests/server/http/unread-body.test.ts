import { serve } from '@hono/node-server'
import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestBackend, type TestBackend } from '../../support/backend/backend'

/** Above the size of a body that the server accepts. */
const TOO_LARGE = 3_000_000
const LARGE = 1_900_000

let backend: TestBackend
let server: ReturnType<typeof serve>
const tokens: Record<string, string> = {}

beforeAll(async () => {
  backend = await createTestBackend()
  tokens.raider = await backend.signIn('Raider#3000')
  server = serve({ fetch: backend.app.fetch, port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
})
afterAll(async () => {
  await new Promise((resolve) => {
    server.close(resolve)
  })
  await backend.close()
})

/** Sends the head of a request and the given part of its body; reads what the server sends. */
async function post(path: string, { length = LARGE, sent = 300_000, token = '' }) {
  const { port } = server.address() as AddressInfo // it listens on a port
  const socket = connect(port, '127.0.0.1')
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
    ...(token ? [`Authorization: Bearer ${token}`] : []),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${' '.repeat(sent)}`)
  return { socket, read: () => received }
}

describe('an answer before the body has arrived', () => {
  it.each([
    ['401', '/api/guilds/onboard', {}],
    ['403', '/api/admin/instances', { isSignedIn: true }],
    ['404', '/api/unknown', {}],
    ['413', '/api/guilds/onboard', { isSignedIn: true, length: TOO_LARGE }],
  ])(
    '%s: the connection is closed, and the sender is not waited for',
    async (status, path, how) => {
      const { isSignedIn = false, length } = how as { isSignedIn?: boolean; length?: number }
      const { socket, read } = await post(path, { token: isSignedIn ? tokens.raider : '', length })
      await once(socket, 'close')
      expect(read()).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    },
  )

  it('the connection stays open after a body that has arrived', async () => {
    const { socket, read } = await post('/api/guilds/onboard', { length: 100, sent: 100 })
    await expect.poll(read).toMatch(/^HTTP\/1.1 401 /)
    expect(read()).toMatch(/^connection: keep-alive\r$/im)
    socket.destroy()
  })
})

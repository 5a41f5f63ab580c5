import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apiUrl, send } from '@/api/client'
import { TimeoutError } from '@/api/errors'
import { getMe } from '@/contract/session'
import { failureOf } from './stub-fetch'

const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n'

let server: Server

beforeEach(async () => {
  server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    fetch(url.replace(apiUrl(''), `http://127.0.0.1:${port}`), init),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  server.close()
})

/**
 * Resolves when the server has received a request and answered with a text, after which it stays
 * silent.
 */
async function answerThenStaySilent(text: string): Promise<Socket> {
  const [socket] = (await once(server, 'connection')) as [Socket] // see the event 'connection'
  socket.on('error', () => undefined)
  await once(socket, 'data')
  if (text !== '') await new Promise((resolve) => socket.write(text, resolve))
  return socket
}

describe('a server that stays silent, as behind a network that was cut,', () => {
  it.each([
    ['after the connection was made', ''],
    ['after the headers', HEAD],
    ['in the middle of the body', `${HEAD}{"data":{"id":"1"`],
  ])('%s: the call fails after 30 seconds and closes the connection', async (_, text) => {
    const silent = answerThenStaySilent(text)
    const outcome = failureOf(send(getMe))
    const socket = await silent
    const closed = once(socket, 'close')
    await vi.advanceTimersByTimeAsync(29_999)
    expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting')
    await vi.advanceTimersByTimeAsync(1)
    const failure = await outcome
    expect(failure).toBeInstanceOf(TimeoutError)
    expect(failure).toMatchObject({
      message: 'Request timeout after 30000ms',
      code: 'CONNECTION_TIMEOUT',
    })
    await closed
  })
})

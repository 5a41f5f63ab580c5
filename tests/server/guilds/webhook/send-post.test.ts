import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { findFreePort } from '../../../../scripts/ports'
import { sendPost } from '../../../../server/guilds/webhook/send-post'
import { startLocalServer } from '../../../support/local-server'

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

const answers =
  (status: number, headers = {}, body?: unknown): Answer =>
  (_, response) =>
    response
      .writeHead(status, headers)
      .end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body))

let answer: Answer
let paths: string[] = []
const { origin, close } = await startLocalServer((request, response) => {
  paths.push(request.url ?? '')
  void text(request).then(() => answer(request, response))
})
afterAll(close)

function send(next: Answer, to = origin, timeoutMs = 5000) {
  answer = next
  paths = []
  return sendPost('Text', { fetch, origin: to, webhook: { id: '12', token: 'a-b' }, timeoutMs })
}

it.each([
  ['204', answers(204), { kind: 'posted' }],
  ['200', answers(200, {}, {}), { kind: 'posted' }],
  ['404', answers(404, {}, { code: 10_015 }), { kind: 'deleted' }],
  ['401', answers(401, {}, { code: 50_027 }), { kind: 'deleted' }],
  ['400', answers(400, {}, { code: 50_006 }), { kind: 'rejected' }],
  ['500', answers(500), { kind: 'unreachable' }],
  ['302', answers(302, { Location: '/other' }), { kind: 'unreachable' }],
  [
    '429',
    answers(429, {}, { retry_after: 0.3, global: false }),
    { kind: 'limited', pauseMs: 300, isGlobal: false },
  ],
  [
    '429 for all webhooks',
    answers(429, {}, { retry_after: 2, global: true }),
    { kind: 'limited', pauseMs: 2000, isGlobal: true },
  ],
  [
    '429 of a proxy',
    answers(429, { 'Retry-After': '5' }, '<html>'),
    { kind: 'limited', pauseMs: 5000, isGlobal: true },
  ],
  ['429 without a time', answers(429), { kind: 'limited', pauseMs: 60_000, isGlobal: true }],
  [
    '429 with a wrong time',
    answers(429, {}, { retry_after: -1, global: false }),
    { kind: 'limited', pauseMs: 60_000, isGlobal: false },
  ],
  [
    'that breaks off',
    (_: unknown, response: ServerResponse) => response.destroy(),
    { kind: 'unknown' },
  ],
])('answer %s', async (_, next, result) => {
  expect(await send(next)).toEqual(result)
  expect(paths).toEqual(['/api/webhooks/12/a-b'])
})

it('no answer in time may mean that the message has arrived', async () => {
  expect(await send(() => undefined, origin, 50)).toEqual({ kind: 'unknown' })
})

it('nothing was sent if nobody listens', async () => {
  expect(await send(answers(204), `http://127.0.0.1:${await findFreePort()}`)).toEqual({
    kind: 'unreachable',
  })
})

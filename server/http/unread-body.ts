import type { HttpBindings, ServerType } from '@hono/node-server'
import type { Context } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream/promises'
import { withDeadline } from '../lib/with-deadline'

/** How long an answer waits for the rest of a body that is not read. */
const REST_MS_MAX = 2000

/**
 * Receives and discards the rest of a body that was not read, such as that of a refused request,
 * before the answer is sent. Otherwise Hono's server would reset the connection while the next
 * request on it, behind a proxy that of another user, is being sent. If the rest takes too long,
 * the answer announces that it is the last one of the connection (RFC 9112, section 9.6).
 */
export async function receiveUnreadBody(context: Context, next: () => Promise<void>) {
  await next()
  const incoming = incomingOf(context)
  if (!incoming || incoming.complete || isUnsent(incoming)) return
  // A reader that has stopped would pause the stream when its buffer is full.
  incoming.removeAllListeners('data').resume()
  const rest = withDeadline(finished(incoming), REST_MS_MAX, () => new Error('Body not received'))
  await rest.catch(() => context.header('Connection', 'close'))
}

/** Whether an error means that the sender has ended the connection before the end of the body. */
export function isUploadAborted(error: Error, context: Context): boolean {
  return incomingOf(context)?.errored === error
}

function incomingOf(context: Context): IncomingMessage | undefined {
  // Tests call the app as a function, without a connection.
  return ((context.env ?? {}) as Partial<HttpBindings>).incoming
}

/** Whether the sender still waits for `100 Continue`. */
function isUnsent({ headers, readableFlowing }: IncomingMessage): boolean {
  return headers.expect !== undefined && readableFlowing === null
}

/** Answers `Expect: 100-continue` when the body is read, not before the request is accepted. */
export function answerExpectations(server: ServerType) {
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    incoming.once('resume', () => {
      if (!outgoing.headersSent) outgoing.writeContinue()
    })
    server.emit('request', incoming, outgoing)
  })
}

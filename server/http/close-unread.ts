import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { setImmediate } from 'node:timers/promises'

/**
 * Closes the connection after an answer to a request whose body has not arrived completely, such as
 * a rejected one. Otherwise the rest of the body would delay the next request on the connection,
 * which a proxy shares among users, and a sender could keep it open.
 */
export async function closeUnread(context: Context, next: () => Promise<void>) {
  await next()
  // Tests call the app as a function, without a connection.
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  if (!incoming || context.req.method === 'GET' || incoming.complete) return
  // The chunk with the head may contain the body, too.
  await setImmediate()
  if (!incoming.complete) context.header('Connection', 'close')
}

import type { Context } from 'hono'
import type { AppEnv } from './handle'

/** Ends a request with 304: the client has the current answer already. */
export class NotModified extends Error {
  override name = 'NotModified'
}

/**
 * Sets the ETag, and ends the request if the client has that version. Call it after the access
 * check.
 * @throws NotModified
 */
export function answerUnchanged(context: Context<AppEnv>, version: string) {
  const tag = `W/"${version}"`
  context.header('ETag', tag)
  context.header('Cache-Control', 'private, no-cache')
  context.header('Vary', 'Authorization', { append: true })
  const known = context.req.header('If-None-Match')?.split(',') ?? []
  if (known.some((one) => one.trim() === tag)) throw new NotModified()
}

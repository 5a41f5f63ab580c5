import type { Context, MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { AppEnv } from './handle'

/** Headers that a 304 response needs so that a page of another origin may read it. */
const CORS_HEADERS = ['access-control-allow-origin', 'access-control-expose-headers']

const cachePrivately: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next()
  if (!context.res.ok) return
  context.header('Cache-Control', 'private, no-cache')
  context.header('Vary', 'Authorization', { append: true })
}

/**
 * Middleware for catalog reads, which are large and rarely change. The browser caches the response
 * and revalidates it with an ETag on each use. The handler still runs on each request, so access is
 * still checked; only an unchanged body is not sent again.
 */
export const etagCache: MiddlewareHandler<AppEnv>[] = [
  etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, ...CORS_HEADERS] }),
  cachePrivately,
]

/** Ends a request with 304: the client has the current answer already. */
export class NotModified extends Error {
  override name = 'NotModified'
}

/**
 * For reads whose version is cheaper than their answer: sets the ETag, and ends the request if the client has
 * that version. Call it after the access check.
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

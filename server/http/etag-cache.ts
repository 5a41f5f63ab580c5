import type { MiddlewareHandler } from 'hono'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import type { AppEnv } from './handle'

/** What another origin needs to read an answer, also one without a body. */
const CORS_HEADERS = ['access-control-allow-origin', 'access-control-expose-headers']

const privately: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next()
  if (!context.res.ok) return
  context.header('Cache-Control', 'private, no-cache')
  context.header('Vary', 'Authorization', { append: true })
}

/**
 * For reads of the catalogue, which is large and changes once a season: the person's own browser
 * keeps the answer and asks each time whether it still holds; it is sent again only when not. Who
 * may ask is decided each time too.
 */
export const etagCache: MiddlewareHandler<AppEnv>[] = [
  etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, ...CORS_HEADERS] }),
  privately,
]

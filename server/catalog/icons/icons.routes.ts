import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { icons } from '../../database/schema'
import { notFound } from '../../http/http-errors'
import type { AppEnv } from '../../http/handle'
import type { Services } from '../../services'
import { ICONS_PATH } from './icon-url'

/** Battle.net's terms of use: no data is kept for longer than thirty days. */
const IMMUTABLE = `public, max-age=${30 * 24 * 60 * 60}, immutable`

/** Serves the stored icons. Their paths contain a hash of the content, so they never change. */
export function iconRoutes(app: Hono<AppEnv>, { database }: Services) {
  app.get(`${ICONS_PATH}:hash`, async (context) => {
    const [icon] = await database
      .select({ bytes: icons.bytes, contentType: icons.contentType })
      .from(icons)
      .where(eq(icons.hash, context.req.param('hash')))
      .limit(1)
    if (!icon?.bytes || !icon.contentType) throw notFound('Icon')
    return context.body(Uint8Array.from(icon.bytes), {
      headers: { 'Content-Type': icon.contentType, 'Cache-Control': IMMUTABLE },
    })
  })
}

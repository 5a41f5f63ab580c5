import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { Services } from '../services'
import type { AppEnv } from './handle'

/** Liveness and readiness probes. Readiness includes a database query. */
export function healthRoutes(app: Hono<AppEnv>, { database }: Services) {
  app.get('/healthz', (context) => context.json({ status: 'ok' }))

  app.get('/readyz', async (context) => {
    await database.execute(sql`select 1`)
    return context.json({ status: 'ready' })
  })
}

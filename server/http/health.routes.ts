import { sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import type { AppEnv } from './handle'
import type { Services } from '../services'

/** For whoever watches over the process: does it run, and can it do its work. */
export function healthRoutes(app: Hono<AppEnv>, { database }: Services) {
  app.get('/healthz', (context) => context.json({ status: 'ok' }))

  app.get('/readyz', async (context) => {
    await database.execute(sql`select 1`)
    return context.json({ status: 'ready' })
  })
}

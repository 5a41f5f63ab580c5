import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import type { AppEnv } from './handle'

/** Files with a hash in their name never change; the page that names them is asked for anew. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

function onFound(_file: string, context: Context) {
  const isHashed = context.req.path.startsWith('/assets/')
  context.header('Cache-Control', isHashed ? IMMUTABLE : 'no-cache')
}

/** Serves a production build of the app: files as they are, every other address the page. */
export function serveApp(app: Hono<AppEnv>, directory: string) {
  app.use('/*', serveStatic({ root: directory, onFound }))
  // A missing file is missing; only addresses of pages get the page.
  app.get('/assets/*', (context) => context.notFound())
  app.get('/*', serveStatic({ path: 'index.html', root: directory, onFound }))
}

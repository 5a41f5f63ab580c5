import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from './handle'

/** Files with a hash in their name never change; the page that names them is asked for anew. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

function onFound(_file: string, context: Context) {
  const isHashed = context.req.path.startsWith('/assets/')
  context.header('Cache-Control', isHashed ? IMMUTABLE : 'no-cache')
  // Also of what went out as it is: a cache between must not give it to those who take it smaller.
  context.header('Vary', 'Accept-Encoding')
}

/**
 * Serves a production build of the app: files as they are, or as the build has compressed them, and
 * on every other address the page. What is asked for anew is sent again only when it changed.
 */
export function serveApp(app: Hono<AppEnv>, directory: string) {
  const options = { root: directory, precompressed: true, onFound }
  // The build's own notes are nobody's to read.
  app.get('/.vite/*', (context) => context.notFound())
  app.get('/assets/*', serveStatic(options))
  // A missing file is missing; only addresses of pages get the page.
  app.get('/assets/*', (context) => context.notFound())
  app.get('/*', etag())
  app.get('/*', serveStatic(options))
  app.get('/*', serveStatic({ ...options, path: 'index.html' }))
}

import { serveStatic } from '@hono/node-server/serve-static'
import type { Context, Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from './handle'

/** For files with a content hash in their name, which never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * Runs after the response of a file was created, to which Hono adds the headers of `context.res`.
 */
function onFound(_file: string, context: Context) {
  const isHashed = context.req.path.startsWith('/assets/')
  const { headers } = context.res
  headers.set('Cache-Control', isHashed ? IMMUTABLE : 'no-cache')
  // Also on uncompressed responses, so that shared caches store each encoding separately.
  headers.set('Vary', 'Accept-Encoding')
}

/**
 * Serves a production build of the app: its files, compressed if the build has a compressed copy,
 * and index.html for every other path. ETags avoid sending unchanged files again.
 */
export function serveApp(app: Hono<AppEnv>, directory: string) {
  const options = { root: directory, precompressed: true, onFound }
  // The build manifest is not public.
  app.get('/.vite/*', (context) => context.notFound())
  app.get('/assets/*', serveStatic(options))
  // A missing asset is a 404; index.html is served for page URLs only.
  app.get('/assets/*', (context) => context.notFound())
  app.get('/*', etag())
  app.get('/*', serveStatic(options))
  app.get('/*', serveStatic({ ...options, path: 'index.html' }))
}

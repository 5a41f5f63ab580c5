import { serve } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { Hono } from 'hono'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from 'vite'
import { compressAssets } from '../scripts/vite/compress-assets'
import { findFreePort } from '../scripts/ports'
import { ROOT } from '../scripts/project'
import type { AppEnv } from '../server/http/handle'
import { serveApp } from '../server/http/serve-app'

/** A page to compare the app with, built and served in the same way. */
interface ComparisonPage {
  url: string
  close: () => void
}

/** Builds and serves the page in a subfolder of bench. */
export async function serveComparisonPage(
  name: 'bare-react' | 'bare-stack',
  outDir: string,
): Promise<ComparisonPage> {
  await build({
    root: join(ROOT, 'bench', name),
    configFile: false,
    logLevel: 'error',
    plugins: [react(), compressAssets()],
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  })
  const app = new Hono<AppEnv>()
  app.get('/status.json', (context) => context.json({ authenticated: false }))
  serveApp(app, outDir)
  const port = await findFreePort()
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port })
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

import { spawn } from 'node:child_process'
import { createReadStream, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { ROOT } from '../../../scripts/project'
import { expect, test as base } from '../support/fixtures'
import { wishRows } from '../support/wishes'

const BACKEND = 'https://example.test'
const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

interface Fixtures {
  /** URL of the app, built for BACKEND and served by a static host without a backend. */
  site: string
}

const test = base.extend<Fixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it.
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'guildr-static-'))
      await runBuild(folder)
      const files = await serveFiles(folder)
      const { port } = files.address() as AddressInfo // it listens on a port, not on a pipe
      await provide(`http://127.0.0.1:${port}`)
      files.close()
      rmSync(folder, { recursive: true, force: true })
    },
    { timeout: 120_000 },
  ],
})

test('VITE_API_URL: the app sends requests to that backend only', async ({
  page,
  server,
  site,
  getPerson,
}) => {
  const raider = await getPerson('Raider#3000')
  const otherRequests: string[] = []
  const calls: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isFile =
      url.origin === site && !/^\/(api|auth\/battlenet|auth\/logout)/.test(url.pathname)
    if (url.origin === BACKEND) calls.push(`${request.method()} ${url.pathname}`)
    else if (!isFile && url.protocol !== 'data:') otherRequests.push(request.url())
  })
  // The test's server answers for that backend.
  await page.route(`${BACKEND}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    if (pathname === '/auth/battlenet/login') {
      const back = `${site}/auth/callback#token=${raider.token}`
      const body = `<meta http-equiv="refresh" content="0; url=${back}">`
      return route.fulfill({ contentType: 'text/html', body })
    }
    const response = await route.fetch({ url: `${server.url}${pathname}${search}` })
    return route.fulfill({ response })
  })

  await page.goto(`${site}/`)
  await expect(page).toHaveURL(`${site}/login`)
  await page.getByRole('button', { name: 'Sign in with Battle.net' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Venomous Abyss')
  await page.getByRole('link', { name: 'Open The Venomous Abyss - Heroic (Frost)' }).click()
  await expect(wishRows(page)).toHaveCount(7)
  await expect(page.getByRole('button', { name: /^Add / }).first()).toBeVisible()
  await page.reload()
  await expect(wishRows(page)).toHaveCount(7)

  // Include chunks that load late.
  await page.waitForLoadState('networkidle')
  expect(otherRequests).toEqual([])
  expect(calls).toEqual(
    expect.arrayContaining([
      'GET /api/status',
      'GET /auth/battlenet/login',
      'GET /api/me/characters',
      'GET /api/characters',
    ]),
  )
  // The host stops before the page, which may still load code for later.
  await page.close()
})

/** Runs `VITE_API_URL=https://example.test npm run build` into the given folder. */
async function runBuild(outDir: string) {
  const isWindows = process.platform === 'win32'
  const child = spawn('npm', ['run', 'build', '--', '--outDir', outDir, '--emptyOutDir'], {
    cwd: ROOT,
    env: { ...process.env, VITE_API_URL: BACKEND, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // On Windows npm is a batch file.
    shell: isWindows,
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`npm run build ended with ${String(code)}:\n${errors}`)
}

/** A static host that answers with index.html for every path that is not a file. */
async function serveFiles(folder: string): Promise<Server> {
  const files = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const requested = join(folder, pathname)
    const isFile = existsSync(requested) && statSync(requested).isFile()
    const file = isFile ? requested : join(folder, 'index.html')
    response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((resolve) => {
    files.listen(0, '127.0.0.1', resolve)
  })
  return files
}

import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { serveApp } from '../../../server/http/serve-app'
import { createTestBackend } from '../../support/backend/backend'

const PAGE = '<!doctype html><title>Guildr</title>'

const parent = await mkdtemp(join(tmpdir(), 'guildr-test-dist-'))
const folder = join(parent, 'dist')
await mkdir(join(folder, 'assets'), { recursive: true })
await writeFile(join(folder, 'index.html'), PAGE)
await writeFile(join(folder, 'favicon.svg'), '<svg/>')
await writeFile(join(folder, 'service-worker.js'), '')
await writeFile(join(folder, 'assets', 'main-BxZ12345.js'), 'export {}')
await writeFile(join(folder, 'assets', 'style-BxZ12345.css'), 'a {}')
await writeFile(join(folder, 'assets', 'main-BxZ12345.js.br'), 'in brotli')
await writeFile(join(folder, 'assets', 'main-BxZ12345.js.gz'), gzipSync('in gzip'))
await mkdir(join(folder, '.vite'))
await writeFile(join(folder, '.vite', 'manifest.json'), '"not to be served"')
await writeFile(join(parent, 'secret.txt'), 'not to be served')
const backend = await createTestBackend()
serveApp(backend.app, folder)
afterAll(async () => {
  await backend.close()
  await rm(parent, { recursive: true })
})

describe('serveApp', () => {
  it.each([
    '/',
    '/login',
    '/auth/callback',
    '/wishlists/0b5f',
    '/characters/a.b/wishlists',
    '/admin/',
    '/no/such/page',
  ])('route of the app %s: index.html with security headers', async (path) => {
    const { status, body, headers } = await backend.request('GET', path)
    expect([status, body]).toEqual([200, PAGE])
    expect(headers.get('Content-Type')).toContain('text/html')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'self'")
  })

  it.each([
    ['/', PAGE],
    ['/login', PAGE],
    ['/index.html', PAGE],
    ['/service-worker.js', undefined],
    ['/favicon.svg', '<svg/>'],
  ])('file without a hashed name %s: cached, but revalidated each time', async (path, content) => {
    const { body, headers } = await backend.request('GET', path)
    expect(body).toBe(content)
    expect(headers.get('Cache-Control')).toBe('no-cache')
  })

  it.each([
    ['/assets/main-BxZ12345.js', 'javascript'],
    ['/assets/style-BxZ12345.css', 'text/css'],
  ])('asset with a hashed name %s: cached forever', async (path, type) => {
    const { status, headers } = await backend.request('GET', path)
    expect(status).toBe(200)
    expect(headers.get('Content-Type')).toContain(type)
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  })

  it.each([
    ['gzip, deflate, br, zstd', 'br', 'in brotli'],
    ['gzip', 'gzip', 'in gzip'],
    ['identity', null, 'export {}'],
  ])('Accept-Encoding %s: content coding %s of the build', async (accepted, coding, text) => {
    const { body, headers } = await backend.request('GET', '/assets/main-BxZ12345.js', {
      headers: { 'Accept-Encoding': accepted },
    })
    expect([headers.get('Content-Encoding'), body]).toEqual([coding, text])
    expect(headers.get('Vary')).toContain('Accept-Encoding')
    expect(headers.get('Content-Type')).toContain('javascript')
  })

  it.each(['/', '/login', '/favicon.svg'])(
    '%s with the current ETag: 304 without a body',
    async (path) => {
      const tag = (await backend.request('GET', path)).headers.get('ETag') ?? ''
      const again = await backend.request('GET', path, { headers: { 'If-None-Match': tag } })
      expect([again.status, again.body]).toEqual([304, undefined])
      expect(again.headers.get('Cache-Control')).toBe('no-cache')
    },
  )

  it.each(['/assets/gone-BxZ12345.js', '/assets/', '/assets/deep/gone.css'])(
    'missing asset %s: 404, not cached',
    async (path) => {
      const { status, body, headers } = await backend.request('GET', path)
      expect(status).toBe(404)
      expect(body).not.toBe(PAGE)
      expect(headers.get('Cache-Control') ?? '').not.toContain('immutable')
    },
  )

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/.vite/manifest.json',
  ])('path outside the build or of a hidden file %s: not served', async (path) => {
    expect(JSON.stringify((await backend.request('GET', path)).body)).not.toContain(
      'not to be served',
    )
  })

  it('unknown API path: 404 of the API, not index.html', async () => {
    expect(await backend.request('GET', '/api/nothing')).toMatchObject({
      status: 404,
      body: { error: { code: 'NOT_FOUND' } },
    })
  })
})

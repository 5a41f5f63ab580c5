import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findFreePort } from '../../../scripts/ports'
import { startServer, type RunningServer } from '../../../server/main'
import { Person } from '../../e2e/support/person'
import { hasPostgres, startPostgres } from './on-postgres'

describe.skipIf(!hasPostgres)('Postgres outage', () => {
  const on = startPostgres()
  let folder: string
  let server: RunningServer

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guildr-test-away-'))
    const env = {
      PORT: String(await findFreePort()),
      DATA_DIR: join(folder, 'not-used'),
      DATABASE_URL: on.postgres.url,
      ICONS: 'off',
    }
    server = await startServer({ env })
  })
  afterAll(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })

  it('requests get 503 with Retry-After while Postgres is stopped, and 200 once it runs again', async () => {
    const { token } = await Person.signIn(server, 'Raider#3000')
    const get = async (path: string) => {
      const answer = await fetch(`${server.url}${path}`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      return { status: answer.status, headers: answer.headers, body: await answer.json() }
    }
    expect((await get('/api/wishlists')).status).toBe(200)
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)

    await on.postgres.stop()
    // The first request finds its open connection broken, the others cannot connect.
    for (const path of ['/api/wishlists', '/api/me', '/api/status', '/readyz']) {
      const { status, headers, body } = await get(path)
      expect([path, status, headers.get('Retry-After')]).toEqual([path, 503, '5'])
      expect(body).toMatchObject({ error: { code: 'INTERNAL_ERROR' } })
      expect(JSON.stringify(body)).not.toMatch(/ECONN|postgres|select/i)
    }
    expect((await get('/healthz')).status).toBe(200)
    const page = await fetch(`${server.url}/auth/battlenet/login`, {
      redirect: 'manual',
      headers: { Accept: 'text/html' },
    })
    expect(page.headers.get('Location')).toContain('/auth/callback#error=INTERNAL_ERROR')

    await on.postgres.start()
    expect((await get('/readyz')).status).toBe(200)
    expect((await get('/api/wishlists')).status).toBe(200)
    expect(log.mock.calls.flat().join('\n')).not.toContain(token)
    log.mockRestore()
  })
})

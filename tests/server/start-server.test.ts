import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbedded } from '../../server/database/client'
import { DataFolderError } from '../../server/database/data-folder'
import { EnvError } from '../../server/env'
import { startServer, type RunningServer } from '../../server/main'
import { findFreePort } from '../../scripts/ports'

/** A start makes a database from nothing, which takes a few seconds on a slow machine. */
const START_MS = 60_000

let folder: string
let port: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guildr-test-start-'))
  port = await findFreePort()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

function settings(rest: Record<string, string> = {}) {
  return { PORT: String(port), DATA_DIR: join(folder, 'data'), ...rest }
}

/** Signs in over the network as a browser does: sign in, choose an account, come back. */
async function signIn({ url }: RunningServer, battleTag: string) {
  const login = await fetch(`${url}/auth/battlenet/login`, { redirect: 'manual' })
  const page = new URL(login.headers.get('Location') ?? '')
  page.searchParams.set('account', battleTag)
  page.searchParams.set('profile', 'share')
  const chosen = await (await fetch(page)).text()
  const href = /href="([^"]*\/auth\/battlenet\/callback[^"]*)"/.exec(chosen)?.[1] ?? ''
  const callback = await fetch(href.replaceAll('&amp;', '&'), {
    redirect: 'manual',
    headers: { Cookie: (login.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '' },
  })
  const fragment = (callback.headers.get('Location') ?? '').split('#')[1]
  return new URLSearchParams(fragment).get('token') ?? ''
}

async function call({ url }: RunningServer, token: string, path: string, body?: object) {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  const { data } = (await response.json()) as {
    data: { wishlists: { id: string; name: string }[]; wishlist: { name: string } }
  }
  return data
}

describe('a server', () => {
  it(
    'keeps sessions and changes when it is stopped and started again',
    async () => {
      const first = await startServer({ env: settings() })
      expect(first.url).toBe(`http://localhost:${port}`)
      const token = await signIn(first, 'Raider#3000')
      const { wishlists } = await call(first, token, '/api/wishlists')
      expect(wishlists).toHaveLength(3)
      const [list] = wishlists
      await call(first, token, `/api/wishlists/${list?.id}`, { name: 'Written before the stop' })
      await first.close()

      const second = await startServer({ env: settings() })
      const again = await call(second, token, '/api/wishlists')
      await second.close()
      expect(again.wishlists.map(({ id }) => id)).toEqual(wishlists.map(({ id }) => id))
      expect(again.wishlists[0]?.name).toBe('Written before the stop')
    },
    START_MS,
  )

  it(
    'does for the embedded database what one of its own process does by itself',
    async () => {
      const server = await startServer({ env: settings() })
      await server.close()
      const { database, close } = await openEmbedded(join(folder, 'data', 'database'))
      const [table] = await database
        .select({ tidiedPages: sql<number>`relallvisible` })
        .from(sql`pg_class`)
        .where(sql`relname = 'loot_items'`)
      await close()
      expect(table?.tidiedPages).toBeGreaterThan(0)
    },
    START_MS,
  )

  it(
    'serves the app from its own origin',
    async () => {
      await writeFile(join(folder, 'index.html'), '<title>Guildr</title>')
      const server = await startServer({ env: settings(), staticDir: folder })
      const page = await fetch(`${server.url}/wishlists/1`)
      await server.close()
      expect([page.status, await page.text()]).toEqual([200, '<title>Guildr</title>'])
    },
    START_MS,
  )

  it(
    'leaves its port and its data folder free when it stops',
    async () => {
      const server = await startServer({ env: settings() })
      await server.close()
      await expect(fetch(`${server.url}/api/status`)).rejects.toThrow('fetch failed')
      const next = await startServer({ env: settings() })
      expect((await fetch(`${next.url}/api/status`)).status).toBe(200)
      await next.close()
    },
    START_MS,
  )

  it(
    'that finds its port taken gives the data folder back',
    async () => {
      const other = createServer().listen(port, '127.0.0.1')
      await once(other, 'listening')
      await expect(startServer({ env: settings() })).rejects.toMatchObject({ code: 'EADDRINUSE' })
      other.close()
      await once(other, 'close')
      const next = await startServer({ env: settings() })
      await next.close()
    },
    START_MS,
  )

  it("does not start on another process's data folder", async () => {
    const taken = await mkdtemp(join(folder, 'taken-'))
    await writeFile(join(taken, 'owner.pid'), String(process.ppid))
    const start = startServer({ env: settings({ DATA_DIR: taken }) })
    await expect(start).rejects.toThrow(DataFolderError)
  })

  it('does not open the sandbox to other machines', async () => {
    await expect(startServer({ env: settings({ HOST: '0.0.0.0' }) })).rejects.toThrow(EnvError)
  })
})

import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findFreePort } from '../../../scripts/ports'
import { openEmbedded } from '../../../server/database/open-and-migrate'
import { startServer } from '../../../server/main'

const folder = await mkdtemp(join(tmpdir(), 'guildr-test-again-'))
const port = await findFreePort()
afterAll(() => rm(folder, { recursive: true, force: true }))

function settings() {
  return { PORT: String(port), DATA_DIR: join(folder, 'data'), ICONS: 'off' }
}

describe('startServer', () => {
  it('a start on a taken port fails and releases the data folder for the next start', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    await expect(startServer({ env: settings() })).rejects.toMatchObject({ code: 'EADDRINUSE' })
    other.close()
    await once(other, 'close')
    const server = await startServer({ env: settings() })
    expect((await fetch(`${server.url}/api/status`)).status).toBe(200)
    await server.close()
  })

  it('the embedded database is vacuumed at the first start, because it has no autovacuum', async () => {
    const server = await startServer({ env: settings() })
    await server.close()
    const { database, close } = await openEmbedded(join(folder, 'data', 'database'))
    const [table] = await database
      .select({ vacuumedPages: sql<number>`relallvisible` })
      .from(sql`pg_class`)
      .where(sql`relname = 'loot_items'`)
    await close()
    expect(table?.vacuumedPages).toBeGreaterThan(0)
  })
})

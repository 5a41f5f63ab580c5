import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPostgres, findPostgres, type TemporaryPostgres } from '../../../scripts/postgres'
import { ServerProcess } from '../../e2e/support/server-process'
import { withMigrationsFolder } from '../../support/backend/migration-states'

const installed = findPostgres()

const folder = await mkdtemp(join(tmpdir(), 'guildr-test-failed-start-'))
afterAll(() => rm(folder, { recursive: true }))

describe.skipIf(installed === undefined)('start on Postgres', () => {
  let postgres: TemporaryPostgres
  let server: ServerProcess

  beforeAll(async () => {
    postgres = await createPostgres(installed ?? '')
    server = await ServerProcess.create({
      dataDir: join(folder, 'not-used'),
      settings: { DATABASE_URL: postgres.url },
    })
  })
  afterAll(() => postgres.remove())

  async function connect() {
    const client = new Client({ connectionString: postgres.url })
    await client.connect()
    return client
  }

  it('without a running Postgres the process exits with 1 and says what to check', async () => {
    await expect(server.start()).rejects.toThrow(
      /ended with 1:\nGuildr could not start: the database is unavailable \(connect ECONNREFUSED[^\n]*Check DATABASE_URL[^\n]*\n$/,
    )
  })

  it('a connection lost during a migration: exit code 1, nothing is changed, the next start succeeds', async () => {
    await postgres.start()
    const [admin, blocker] = [await connect(), await connect()]
    await withMigrationsFolder(1, (migrationsFolder) =>
      migrate(drizzle({ client: admin }), { migrationsFolder }),
    )
    // The second migration creates a table and then alters this one, for which it has to wait.
    await blocker.query('begin')
    await blocker.query('lock table loot_items in share mode')
    const [start] = await Promise.allSettled([server.start(), terminateWaiting(admin)])
    expect(String(start.status === 'rejected' && start.reason)).toMatch(
      /ended with 1:\nGuildr could not start: the database is unavailable \((?:terminating connection|Connection terminated)[^\n]*Migrations that had not finished were rolled back[^\n]*\n$/,
    )
    await blocker.end()
    const { rows } = await admin.query(`select to_regclass('loot_batches') as created`)
    expect(rows).toEqual([{ created: null }])
    await admin.end()

    await server.start()
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    await server.stop()
  })
})

/** Waits until a connection waits for a lock, and terminates it. */
async function terminateWaiting(admin: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`,
    )
    if (rowCount) return
  }
}

describe('an error that nothing has caught', () => {
  it.each([
    ['thrown error', 'throw new Error("Raised by the test")'],
    ['rejected promise', 'void Promise.reject(new Error("Raised by the test"))'],
  ])('%s: one log line with the error, exit code 1', async (_, statement) => {
    const raise = `process.on("SIGUSR2", () => { ${statement} })`
    const server = await ServerProcess.create({
      dataDir: join(folder, 'data'),
      settings: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(raise)}` },
    })
    await server.start()
    const ended = once(server.child, 'close')
    server.child.kill('SIGUSR2')
    expect(await ended).toEqual([1, null])
    const lines = server.log.trim().split('\n')
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      level: 'error',
      message: 'uncaught error, the process ends',
      cause: 'Error: Raised by the test',
    })
  })
})

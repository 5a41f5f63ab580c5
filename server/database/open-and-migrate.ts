import { PGlite } from '@electric-sql/pglite'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite'
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator'
import { join } from 'node:path'
import type { OpenDatabase } from './database'
import { openEmbeddedClient } from './embedded-client'
import { createListener } from './listener'
import { createPool, LOCK_LIMITS, withConnection } from './pool'
import { prepareStatements } from './prepared-statements'
import { createProcessLocks, ONE_PROCESS } from './process-locks'
import { repeatTransaction } from './repeat-transaction'
import * as schema from './schema'
import { reportMigration } from './start-error'

// Not `new URL('migrations', import.meta.url)`: Vite would treat it as a browser asset.
const migrationsFolder = join(import.meta.dirname, 'migrations')
const options = { schema, casing: 'snake_case' } as const

/**
 * Opens and migrates the embedded database in `dataDir`, or in memory if absent.
 * @param image a dumped data directory to start from, in memory only
 */
export async function openEmbedded(dataDir?: string, image?: Blob): Promise<OpenDatabase> {
  const client =
    dataDir === undefined
      ? prepareStatements(await PGlite.create({ loadDataDir: image }))
      : await openEmbeddedClient(dataDir)
  // Drizzle calls `query` and `transaction` only.
  const database = drizzlePGlite({ client: client as PGlite, ...options })
  try {
    await reportMigration(() => migratePGlite(database, { migrationsFolder }))
  } catch (error) {
    await client.close()
    throw error
  }
  return {
    database,
    async vacuum() {
      await client.exec('vacuum analyze')
      // The embedded Postgres deletes its log of changes only after checkpoints, of which it starts
      // none.
      await client.exec('checkpoint')
    },
    locks: ONE_PROCESS,
    async listen(channel, onNotification) {
      await client.listen(channel, onNotification)
    },
    close: () => client.close(),
  }
}

/**
 * Connects to a Postgres server and migrates its database. Of several processes that start at the
 * same time, one migrates, and the others wait for it.
 */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = createPool(connectionString)
  const lockPool = createPool(connectionString, LOCK_LIMITS)
  const locks = createProcessLocks(lockPool)
  // A statement outside of a transaction is a transaction of its own. Drizzle uses the overload
  // with a promise.
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>
  pool.query = ((...args: unknown[]) =>
    repeatTransaction(() => query(...args))) as typeof pool.query
  const database = drizzlePostgres({ client: pool, ...options })
  // Drizzle's own transactions never return a connection on which `begin` has failed, and return
  // one that does not respond.
  database.transaction = (run, config) =>
    repeatTransaction(() =>
      withConnection(pool, (client) =>
        drizzlePostgres({ client, ...options }).transaction(run, config),
      ),
    )
  const listener = createListener(connectionString)
  const close = async () => {
    await Promise.all([pool.end(), lockPool.end(), listener.close()])
  }
  try {
    await reportMigration(() =>
      locks.whenFree('migrations', () =>
        withConnection(pool, (client) =>
          migratePostgres(drizzlePostgres({ client, ...options }), { migrationsFolder }),
        ),
      ),
    )
  } catch (error) {
    await close()
    throw error
  }
  return { database, locks, listen: listener.listen, close }
}

import { PGlite } from '@electric-sql/pglite'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres'
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePGlite } from 'drizzle-orm/pglite'
import { migrate as migratePGlite } from 'drizzle-orm/pglite/migrator'
import { join } from 'node:path'
import { Pool } from 'pg'
import * as schema from './schema'

/** The database independent of its driver. Transactions have the same type. */
export type Database = PgDatabase<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>

export interface OpenDatabase {
  database: Database
  /**
   * Frees the space of deleted rows and updates the query planner's statistics. Absent for Postgres
   * servers, which do this automatically.
   */
  vacuum?: () => Promise<unknown>
  close: () => Promise<void>
}

// Not `new URL('migrations', import.meta.url)`: Vite would treat it as a browser asset.
const migrationsFolder = join(import.meta.dirname, 'migrations')
const options = { schema, casing: 'snake_case' } as const

/**
 * Opens and migrates the embedded database in `dataDir`, or in memory if absent.
 * @param image a dumped data directory to start from
 */
export async function openEmbedded(dataDir?: string, image?: Blob): Promise<OpenDatabase> {
  const client = await PGlite.create({ dataDir, loadDataDir: image })
  const database = drizzlePGlite({ client, ...options })
  await migratePGlite(database, { migrationsFolder })
  return { database, vacuum: () => client.exec('vacuum analyze'), close: () => client.close() }
}

const CONNECT_MS_MAX = 5000
/** Less than the 30 s time limit of a response (`app.ts`). */
const STATEMENT_MS_MAX = 25_000

/** Connects to a Postgres server and migrates its database. */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    statement_timeout: STATEMENT_MS_MAX,
    // Client-side limit, in case the server does not respond at all.
    query_timeout: STATEMENT_MS_MAX + CONNECT_MS_MAX,
  })
  // Emitted when an idle connection is lost; without a listener it would end the process.
  pool.on('error', () => undefined)
  const database = drizzlePostgres({ client: pool, ...options })
  await migratePostgres(database, { migrationsFolder })
  return { database, close: () => pool.end() }
}

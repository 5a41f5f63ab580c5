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

/** What the rest of the backend sees of the database, whichever driver runs it. */
export type Database = PgDatabase<
  PgQueryResultHKT,
  typeof schema,
  ExtractTablesWithRelations<typeof schema>
>

/** An open database and how to let go of it. */
export interface OpenDatabase {
  database: Database
  /**
   * Frees the room of rows that are gone and takes stock of those that are there, which the planner
   * goes by. Absent where the database does so by itself.
   */
  tidy?: () => Promise<unknown>
  close: () => Promise<void>
}

// Not `new URL('migrations', import.meta.url)`: Vite takes that for an asset of the browser.
const migrationsFolder = join(import.meta.dirname, 'migrations')
const options = { schema, casing: 'snake_case' } as const

/**
 * The embedded database in `dataDir` (or in memory without one), migrated.
 * @param image a data directory dumped before, to start from instead of an empty one
 */
export async function openEmbedded(dataDir?: string, image?: Blob): Promise<OpenDatabase> {
  const client = await PGlite.create({ dataDir, loadDataDir: image })
  const database = drizzlePGlite({ client, ...options })
  await migratePGlite(database, { migrationsFolder })
  return { database, tidy: () => client.exec('vacuum analyze'), close: () => client.close() }
}

const CONNECT_MS_MAX = 5000
/** Less than a caller waits: a statement that takes longer would be answered to nobody. */
const STATEMENT_MS_MAX = 25_000

/** A Postgres server, migrated. */
export async function openPostgres(connectionString: string): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: CONNECT_MS_MAX,
    statement_timeout: STATEMENT_MS_MAX,
    // For a server that is silent: what it should end itself is ended here.
    query_timeout: STATEMENT_MS_MAX + CONNECT_MS_MAX,
  })
  // A dropped idle connection is reported here; the query that meets it fails on its own.
  pool.on('error', () => undefined)
  const database = drizzlePostgres({ client: pool, ...options })
  await migratePostgres(database, { migrationsFolder })
  return { database, close: () => pool.end() }
}

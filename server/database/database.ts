import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ProcessLocks } from './process-locks'
import type * as schema from './schema'

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
  locks: ProcessLocks
  /**
   * Calls a function with the text of each notification that a transaction on the database has sent
   * to a channel, in this or another process. An empty text means that some may have been missed.
   */
  listen: (channel: string, onNotification: (text: string) => void) => Promise<void>
  close: () => Promise<void>
}

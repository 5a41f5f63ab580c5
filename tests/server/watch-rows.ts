import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/client'
import { fingerprint } from '../support/backend-tables'

/**
 * Returns a function that reports whether any row has changed since its last call (at first: since
 * now). It reads all rows only when a transaction has written meanwhile.
 */
export async function watchRows(database: Database): Promise<() => Promise<boolean>> {
  let transaction = await nextTransaction(database)
  let rows = JSON.stringify(await fingerprint(database))
  return async () => {
    const now = await nextTransaction(database)
    if (now === transaction) return false
    transaction = now
    const before = rows
    rows = JSON.stringify(await fingerprint(database))
    return rows !== before
  }
}

/** The number that the next writing transaction will get. Reading does not increase it. */
async function nextTransaction(database: Database): Promise<string> {
  const result: unknown = await database.execute(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  )
  // Both drivers return rows; drizzle's common type of the result lacks them.
  const { rows } = result as { rows: { next: string }[] }
  return rows[0]?.next ?? ''
}

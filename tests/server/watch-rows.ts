import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database'
import { fingerprint } from '../support/backend/backend-tables'

/**
 * Returns a function that reports whether any row has changed since its previous call or, on the
 * first call, since `watchRows` was called. It reads the rows only if a transaction has written
 * since then.
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

/** The id of the next transaction that writes. Transactions that only read do not increase it. */
async function nextTransaction(database: Database): Promise<string> {
  const result: unknown = await database.execute(
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  )
  // Both drivers return an object with `rows`; drizzle's common result type does not declare it.
  const { rows } = result as { rows: { next: string }[] }
  return rows[0]?.next ?? ''
}

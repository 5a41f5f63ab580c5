import { sql } from 'drizzle-orm'
import type { Database } from '../../server/database/database'
import { fingerprint } from '../support/backend/backend-tables'
import { selectRows } from '../support/backend/select-rows'

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
  const [row] = await selectRows<{ next: string }>(
    database,
    sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`,
  )
  return row?.next ?? ''
}

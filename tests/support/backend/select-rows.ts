import type { SQL } from 'drizzle-orm'
import type { Database } from '../../../server/database/database'

/** The rows that a statement returns; their type is that of its columns. */
export async function selectRows<Row>(
  database: Pick<Database, 'execute'>,
  statement: SQL,
): Promise<Row[]> {
  // Both drivers return an object with `rows`; drizzle's common result type does not declare it.
  const result: unknown = await database.execute(statement)
  return (result as { rows: Row[] }).rows
}

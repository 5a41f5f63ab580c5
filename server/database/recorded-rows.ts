import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'

/* Rows that are recorded before they are deleted, so that they can be inserted again. */

/** All rows of a table that match, as a JSON list. */
export function rowsOf(table: PgTable, where: SQL): SQL {
  return sql`(select coalesce(jsonb_agg(to_jsonb(${table})), '[]') from ${table} where ${where})`
}

/**
 * Inserts recorded rows. A column that was added since the rows were recorded gets its default.
 * @param rows a query of rows as `to_jsonb` has recorded them, in its column `recorded`
 * @param onConflict what to do with a row that exists
 */
export async function insertRecorded(
  transaction: Database,
  table: PgTable,
  rows: SQL,
  onConflict = sql``,
): Promise<void> {
  const result: unknown = await transaction.execute(sql`
    select attname as name from pg_attribute
    where attrelid = ${getTableName(table)}::regclass and attnum > 0 and not attisdropped
      and attname in (select jsonb_object_keys(recorded) from (${rows}) as of_change)`)
  // Both drivers return an object with `rows`; drizzle's common result type does not declare it.
  const names = (result as { rows: { name: string }[] }).rows.map(({ name }) => name)
  if (names.length === 0) return
  const columns = sql.join(names.map(sql.identifier), sql`, `)
  await transaction.execute(sql`
    insert into ${table} (${columns}) select ${columns} from (
      select restored.* from (${rows}) as of_change,
        jsonb_populate_record(null::${table}, recorded) as restored
    ) as restored ${onConflict}`)
}

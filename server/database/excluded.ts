import { sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'

/** For `onConflictDoUpdate`: sets the columns to the values of the rejected insert. */
export function excluded<Column extends string>(columns: readonly Column[]) {
  // The type of Object.fromEntries does not keep the keys.
  return Object.fromEntries(
    columns.map((column) => [column, sql`excluded.${sql.identifier(toSnakeCase(column))}`]),
  ) as Record<Column, SQL>
}

import { is, SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { PgColumn } from 'drizzle-orm/pg-core'

type Field = PgColumn | SQL

/**
 * Columns and expressions by name; those of one entity may be in an object. At most 100 in total.
 */
type Fields = Record<string, Field | Record<string, Field>>

/** JSON has timestamps as text in the format of ISO 8601, with any offset. */
type JsonValue<Value> = Value extends Date ? string : Value

type ValueOf<Selected> = Selected extends PgColumn
  ? JsonValue<Selected['_']['data']> | (Selected['_']['notNull'] extends true ? never : null)
  : Selected extends SQL<infer Value>
    ? JsonValue<Value>
    : { [Name in keyof Selected]: ValueOf<Selected[Name]> }

/** A row as `jsonRows` returns it. */
type JsonRow<Selected extends Fields> = { [Name in keyof Selected]: ValueOf<Selected[Name]> }

/**
 * Selects all rows as one JSON text, without the names of the fields. With hundreds of rows this is
 * faster than reading each value by itself, as both drivers and Drizzle do. The select has no other
 * fields.
 * @param order the order of the rows
 */
export function jsonRows<Selected extends Fields>(fields: Selected, order: readonly SQLWrapper[]) {
  const entries = Object.entries(fields)
  const columns = entries.flatMap(([, field]) => (isField(field) ? [field] : Object.values(field)))
  const comma = sql`, `
  return sql<
    JsonRow<Selected>[]
  >`coalesce(json_agg(json_build_array(${sql.join(columns, comma)}) order by ${sql.join([...order], comma)}), '[]')`.mapWith(
    (rows: unknown[][]) => rows.map(toRow),
  )

  function toRow(values: unknown[]) {
    let index = 0
    const next = () => values[index++]
    const row = entries.map(([name, field]) => [
      name,
      isField(field) ? next() : Object.fromEntries(Object.keys(field).map((key) => [key, next()])),
    ])
    // Object.fromEntries loses the names of the fields.
    return Object.fromEntries(row) as JsonRow<Selected>
  }
}

function isField(field: Field | Record<string, Field>): field is Field {
  return is(field, PgColumn) || is(field, SQL)
}

/** Runs a statement and returns its rows; the same for both databases. */
export type Query = (statement: string) => Promise<Record<string, unknown>[]>

const ROWS = 3

/** The tables of the application. */
export async function readTables(query: Query): Promise<string[]> {
  const rows = await query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' order by 1`,
  )
  return rows.map(({ name }) => String(name))
}

/** All rows of a table as objects, in the order of their text. */
export async function readRows(query: Query, table: string) {
  const rows = await query(`select to_jsonb(t) as row from "${table}" t order by t::text`)
  return rows.map(({ row }) => row as Record<string, unknown>) // to_jsonb of a row is an object
}

/** Adds rows with a value in every column to every empty table, whatever the schema is. */
export async function fillTables(query: Query): Promise<void> {
  const references = await query(
    `select r.conrelid::regclass::text as table, a.attname as column,
       r.confrelid::regclass::text as target, f.attname as key
     from pg_constraint r
     cross join unnest(r.conkey, r.confkey) as keys(own, target)
     join pg_attribute a on a.attrelid = r.conrelid and a.attnum = keys.own
     join pg_attribute f on f.attrelid = r.confrelid and f.attnum = keys.target
     where r.contype = 'f' and r.connamespace = 'public'::regnamespace`,
  )
  const filled = new Set<string>()
  async function fill(table: string): Promise<void> {
    if (filled.has(table)) return
    filled.add(table)
    // A migration has filled it.
    if ((await readRows(query, table)).length > 0) return
    const own = references.filter((reference) => reference.table === table)
    for (const { target } of own) await fill(String(target))
    const columns = await query(
      `select column_name as name, udt_name as type from information_schema.columns
       where table_schema = 'public' and table_name = '${table}'`,
    )
    for (let row = 0; row < ROWS; row++) {
      const values = columns.map(({ name, type }) => {
        // In the order of insertion, so that the columns of one foreign key refer to one row.
        const reference = own.find(({ column }) => column === name)
        return reference
          ? `(select "${String(reference.key)}" from "${String(reference.target)}" order by ctid limit 1 offset ${row})`
          : generate(`${table} ${String(name)}`, String(type), row)
      })
      const names = columns.map(({ name }) => `"${String(name)}"`)
      await query(`insert into "${table}" (${names.join(', ')}) values (${values.join(', ')})`)
    }
  }
  for (const table of await readTables(query)) await fill(table)
}

/** A value of a column as an SQL expression, different for each row where the type allows it. */
function generate(label: string, type: string, row: number): string {
  switch (type) {
    case 'text':
      return `'${label} ${row}'`
    case 'int4':
    case 'int8':
      return String(row + 1)
    case 'float8':
      return String(row + 0.5)
    case 'bool':
      return String(row % 2 === 0)
    case 'timestamptz':
      return `timestamptz '2026-01-01 12:00Z' + interval '${row} days'`
    case '_text':
      return `array['${label} ${row}']`
    case '_int4':
      return `array[${row}]`
    case 'bytea':
      return `'\\x0${row}'`
    case 'jsonb':
      return `'[]'`
    default:
      throw new Error(`No values for columns of type ${type}: ${label}`)
  }
}

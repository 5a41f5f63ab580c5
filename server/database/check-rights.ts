import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database'
import * as schema from './schema'
import { missingRights } from './start-error'

const TABLES = Object.values(schema).flatMap((value) =>
  is(value, PgTable) ? [getTableName(value)] : [],
)

/**
 * Checks the rights of the database user on all tables and sequences, because a missing one would
 * be noticed only by the first request that needs it.
 * @throws DatabaseStartError with the missing rights
 */
export async function checkRights(database: Database): Promise<void> {
  const tables = sql`array[${sql.join(
    TABLES.map((name) => sql`${name}`),
    sql`, `,
  )}]::text[]`
  const result: unknown = await database.execute(sql`
    select format('%s on %s', string_agg(privilege, ', '), name) as missing from (
      select name, privilege from unnest(${tables}) as name,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE']) as privilege
      where not has_table_privilege(name, privilege)
      union all
      select seqrelid::regclass::text, 'USAGE' from pg_sequence
      join pg_depend on objid = seqrelid and classid = 'pg_class'::regclass
      where refobjid = any(${tables}::regclass[]) and not has_sequence_privilege(seqrelid, 'USAGE')
    ) as missing_rights group by name order by name`)
  // The driver returns an object with `rows`; drizzle's common result type does not declare it.
  const { rows } = result as { rows: { missing: string }[] }
  if (rows.length > 0) throw missingRights(rows.map(({ missing }) => missing).join('; '))
}

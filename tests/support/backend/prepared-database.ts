import { getTableName, is, sql } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../../server/database/database'
import * as schema from '../../../server/database/schema'
import { selectRows } from './select-rows'

/** Every table of the database by name. */
export const TABLES = Object.values(schema).flatMap((value) =>
  is(value, PgTable) ? [getTableName(value)] : [],
)

/** The Postgres schema with a copy of each table's rows after seeding. */
const SEED_SCHEMA = 'seed_copy'

/**
 * Selects a hash of all definitions in the public schema: columns, indexes, constraints, triggers,
 * functions.
 */
const SCHEMA_FINGERPRINT = `
  select md5(coalesce(string_agg(object, ',' order by object), '')) as hash from (
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as object
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select pg_get_functiondef(oid)
      from pg_proc where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
  ) objects`

/** Copies the rows of every table, so that `restoreSeed` can restore them. */
export async function copySeed(database: Database): Promise<void> {
  await database.execute(sql.raw(`create schema ${SEED_SCHEMA}`))
  for (const table of TABLES) {
    await database.execute(sql.raw(`create table ${SEED_SCHEMA}.${table} as table public.${table}`))
  }
  await database.execute(
    sql.raw(`create table ${SEED_SCHEMA}.fingerprint as ${SCHEMA_FINGERPRINT}`),
  )
}

/**
 * Resets every table to the rows that `copySeed` has copied.
 * @returns false if a test has altered the schema; the database must then not be used again.
 */
export async function restoreSeed(database: Database): Promise<boolean> {
  const [row] = await selectRows<{ same: boolean }>(
    database,
    sql.raw(
      `select now.hash = copied.hash as same from (${SCHEMA_FINGERPRINT}) now, ${SEED_SCHEMA}.fingerprint copied`,
    ),
  )
  if (!row?.same) return false
  await database.transaction(async (transaction) => {
    // Turns off the checks of foreign keys, which fail until all tables are filled.
    await transaction.execute(sql.raw('set local session_replication_role = replica'))
    await transaction.execute(
      sql.raw(`truncate ${TABLES.map((table) => `public.${table}`).join(', ')}`),
    )
    for (const table of TABLES) {
      await transaction.execute(
        sql.raw(`insert into public.${table} select * from ${SEED_SCHEMA}.${table}`),
      )
    }
  })
  return true
}

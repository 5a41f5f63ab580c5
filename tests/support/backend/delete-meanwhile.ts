import { eq, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import { createHash } from 'node:crypto'
import type { Database } from '../../../server/database/database'
import { databaseCause } from '../../../server/database/database-error'
import * as schema from '../../../server/database/schema'
import type { TestBackend } from './backend'
import { selectRows } from './select-rows'

/** Rows with a value in a column: one, if the column is the key. */
interface Rows {
  table: PgTable
  column: PgColumn
  value: string
}

/** Each table with the column that tells whether a request refers to one of its rows. */
const TABLES = Object.values(schema).flatMap((table) => {
  if (!is(table, PgTable)) return []
  const { columns, primaryKeys } = getTableConfig(table)
  const keys = columns.filter(({ primary }) => primary)
  for (const key of primaryKeys) keys.push(...key.columns)
  const column = keys.find(({ name }) => name === 'id') ?? keys[0]
  return column ? [{ table, column }] : []
})

/**
 * The rows whose keys are in a request, those of one key per table, and the account and the session
 * that send it.
 */
export async function referencedRows(
  { database }: TestBackend,
  request: readonly unknown[],
  token: string,
): Promise<Rows[]> {
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const [userId = ''] = await select(
    database,
    sql`select user_id as value from ${schema.sessions} where ${eq(schema.sessions.tokenHash, tokenHash)}`,
  )
  const values = [...stringsIn(request), userId, tokenHash]
  const rows: Rows[] = []
  for (const { table, column } of TABLES) {
    const [value] = await select(
      database,
      sql`select ${column} as value from ${table} where ${column}::text = any(${sql.param(values)}::text[])`,
    )
    if (value !== undefined) rows.push({ table, column, value })
  }
  return rows
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

async function select(database: Database, statement: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await selectRows<{ value: string }>(database, statement)
  return rows.map(({ value }) => value)
}

const WRITE = /^\s*(with|insert|update|delete)\s/i
const LOCK_NOT_AVAILABLE = '55P03'

type Query = (statement: string | { text: string }, ...rest: unknown[]) => Promise<unknown>

/**
 * What Drizzle and this backend call of a Postgres pool (`connect`) or of the embedded database
 * (`transaction`).
 */
interface Driver {
  query: Query
  transaction?: (...args: unknown[]) => Promise<unknown>
  connect?: (...args: unknown[]) => Promise<{ query: Query; release: () => void }>
}

/**
 * Deletes rows once, just before the first statement that writes. On Postgres this is within the
 * transaction of that statement; rows that this transaction has locked stay, because the deletion
 * would have to wait for them. The embedded database has one connection, so there it is before the
 * transaction.
 */
export function deleteBeforeFirstWrite(database: Database, rows: Rows) {
  // drizzle exposes its driver as `$client`; the type Database omits it, as it covers two drivers.
  const driver = (database as unknown as { $client: Driver }).$client
  const { query, transaction, connect } = driver
  let wasReached = false

  async function reach(statement?: Parameters<Query>[0]) {
    const text = typeof statement === 'object' ? statement.text : statement
    if (wasReached || (text !== undefined && !WRITE.test(text))) return
    wasReached = true
    await deleteUnlessLocked(database, rows)
  }
  const watched =
    (original: Query): Query =>
    async (...args) => {
      await reach(args[0])
      return original(...args)
    }

  driver.query = watched(query.bind(driver))
  if (transaction) {
    driver.transaction = async (...args) => {
      await reach()
      return transaction.apply(driver, args)
    }
  }
  if (connect) {
    driver.connect = async (...args) => {
      // The pool itself connects with a callback.
      if (wasReached || args.length > 0) return connect.apply(driver, args)
      const client = await connect.apply(driver, args)
      const original = client.query
      client.query = watched(original.bind(client))
      const release = client.release.bind(client)
      client.release = (...released: []) => {
        client.query = original
        release(...released)
      }
      return client
    }
  }
  return {
    wasReached: () => wasReached,
    end: () => void Object.assign(driver, { query, transaction, connect }),
  }
}

async function deleteUnlessLocked(
  database: Database,
  { table, column, value }: Rows,
): Promise<void> {
  try {
    await database.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = '20ms'`)
      await other.delete(table).where(eq(column, value))
    })
  } catch (error) {
    if (databaseCause(error)?.code !== LOCK_NOT_AVAILABLE) throw error
  }
}

import { eq, getTableName, is, sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { createHash } from 'node:crypto'
import type { Database } from '../../../server/database/client'
import { databaseCause } from '../../../server/database/database-error'
import * as schema from '../../../server/database/schema'
import type { TestBackend } from './backend'

/** A row of a table with ids. */
interface Row {
  table: string
  id: string
}

/** The tables whose rows have an id. */
const TABLES = Object.values(schema).flatMap((value) =>
  is(value, PgTable) && getTableConfig(value).columns.some(({ name }) => name === 'id')
    ? [getTableName(value)]
    : [],
)

/** The rows whose ids are in a request, one per table, and the account that sends it. */
export async function referencedRows(
  { database }: TestBackend,
  request: readonly unknown[],
  token: string,
): Promise<Row[]> {
  const ids = stringsIn(request)
  const rows: Row[] = []
  for (const table of TABLES) {
    const [id] = await select(
      database,
      sql`select id from ${sql.identifier(table)} where id = any(${sql.param(ids)}::text[])`,
    )
    if (id) rows.push({ table, id })
  }
  const tokenHash = createHash('sha256').update(token).digest('hex')
  const [userId] = await select(
    database,
    sql`select user_id as id from ${schema.sessions} where ${eq(schema.sessions.tokenHash, tokenHash)}`,
  )
  return userId ? [...rows, { table: 'users', id: userId }] : rows
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}

async function select(database: Database, statement: ReturnType<typeof sql>): Promise<string[]> {
  // Both drivers return an object with `rows`; drizzle's common result type does not declare it.
  const result: unknown = await database.execute(statement)
  return (result as { rows: { id: string }[] }).rows.map(({ id }) => id)
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
 * Deletes a row once, just before the first statement that writes. On Postgres this is within the
 * transaction of that statement; a row that this transaction has locked stays, because the deletion
 * would have to wait for it. The embedded database has one connection, so there it is before the
 * transaction.
 */
export function deleteBeforeFirstWrite(database: Database, row: Row) {
  // drizzle exposes its driver as `$client`; the type Database omits it, as it covers two drivers.
  const driver = (database as unknown as { $client: Driver }).$client
  const { query, transaction, connect } = driver
  let wasReached = false

  async function reach(statement?: Parameters<Query>[0]) {
    const text = typeof statement === 'object' ? statement.text : statement
    if (wasReached || (text !== undefined && !WRITE.test(text))) return
    wasReached = true
    await deleteUnlessLocked(database, row)
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

async function deleteUnlessLocked(database: Database, { table, id }: Row): Promise<void> {
  try {
    await database.transaction(async (other) => {
      await other.execute(sql`set local lock_timeout = '20ms'`)
      await other.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`)
    })
  } catch (error) {
    if (databaseCause(error)?.code !== LOCK_NOT_AVAILABLE) throw error
  }
}

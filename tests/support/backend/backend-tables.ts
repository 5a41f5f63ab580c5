import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Database } from '../../../server/database/database'
import { TABLES } from './prepared-database'
import { selectRows } from './select-rows'

/**
 * A hash per table of its rows; equal hashes mean that nothing has changed. Without the version of
 * the catalog, which may change when the catalog does not.
 */
export async function fingerprint(database: Database): Promise<Record<string, string>> {
  const statement = TABLES.filter((table) => table !== 'catalog_version')
    .map(
      (table) =>
        `select '${table}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '-') as hash from ${table} t`,
    )
    .join(' union all ')
  const rows = await selectRows<{ name: string; hash: string }>(database, sql.raw(statement))
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]))
}

/**
 * Counts the SQL statements during `run`, except those in transactions, which use their own client.
 */
export async function countStatements(
  database: Database,
  run: () => Promise<unknown>,
): Promise<number> {
  // drizzle exposes its driver as `$client`; the type Database omits it, as it covers two drivers.
  const { $client } = database as unknown as {
    $client: { query: (...args: unknown[]) => Promise<unknown> }
  }
  const query = vi.spyOn($client, 'query')
  try {
    await run()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}

/**
 * Calls `onStatement` with the text of each SQL statement outside of transactions; returns how to
 * end it.
 */
export function watchStatements(database: Database, onStatement: (text: string) => void) {
  // The two drivers take the text as the first argument or as its field `text`.
  const { $client } = database as unknown as {
    $client: { query: (statement: string | { text: string }, ...args: unknown[]) => unknown }
  }
  const run = $client.query.bind($client)
  const query = vi.spyOn($client, 'query').mockImplementation((statement, ...args) => {
    onStatement(typeof statement === 'string' ? statement : statement.text)
    return run(statement, ...args)
  })
  return () => query.mockRestore()
}

import type { PoolClient } from 'pg'
import { Pool } from 'pg'
import { isDatabaseUnavailable } from './is-unavailable'

const CONNECT_MS_MAX = 5000
/** Less than the 30 s time limit of a response (`app.ts`). */
const STATEMENT_MS_MAX = 25_000

/**
 * For a connection that waits for a lock (process-locks.ts): the migrations of another process may
 * take minutes.
 */
export const LOCK_LIMITS = { connect: CONNECT_MS_MAX, statement: 600_000 }

/**
 * A pool of connections to a Postgres server. The loss of a connection only affects its user.
 * @param limits time limits in milliseconds for connecting and for a statement, shorter in tests
 */
export function createPool(
  connectionString: string,
  { connect, statement } = { connect: CONNECT_MS_MAX, statement: STATEMENT_MS_MAX },
): Pool {
  const pool = new Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    // Client-side limit, in case the server does not respond at all.
    query_timeout: statement + connect,
    // Finds out that the network was cut while a connection is idle.
    keepAlive: true,
  })
  // A lost connection emits an error on the pool if it is idle, else on itself. Without a listener
  // either would end the process. The statement that runs on it, or the next one, rejects.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Runs a function with one connection of the pool. The connection is closed instead of returned
 * when it is lost or does not respond, because an earlier statement may still run on it.
 */
export async function withConnection<Result>(
  pool: Pool,
  run: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isLost = false
  try {
    return await run(client)
  } catch (error) {
    isLost = isDatabaseUnavailable(error)
    throw error
  } finally {
    client.release(isLost)
  }
}

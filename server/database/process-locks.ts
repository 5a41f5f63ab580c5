import type { Pool, PoolClient } from 'pg'

/** Work that only one of the processes on a database does at a time. */
export interface ProcessLocks {
  /** Runs it when no other process runs work of that name; waits for the end of the other's. */
  whenFree: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>
  /**
   * Runs it unless another process runs work of that name; then resolves with undefined at once.
   */
  ifFree: <Result>(name: string, run: () => Promise<Result>) => Promise<Result | undefined>
}

/** The locks of the embedded database, which has only one process. */
export const ONE_PROCESS: ProcessLocks = {
  whenFree: (_name, run) => run(),
  ifFree: (_name, run) => run(),
}

/**
 * The locks of a Postgres server: advisory locks of the database, each on a connection of its own,
 * with which Postgres releases it. A process that is killed therefore leaves no lock.
 */
export function createProcessLocks(pool: Pool): ProcessLocks {
  async function connected<Result>(run: (client: PoolClient) => Promise<Result>) {
    const client = await pool.connect()
    try {
      return await run(client)
    } finally {
      client.release(true)
    }
  }
  return {
    whenFree: (name, run) =>
      connected(async (client) => {
        await client.query('select pg_advisory_lock(hashtext($1))', [name])
        return run()
      }),
    ifFree: (name, run) =>
      connected(async (client) => {
        const { rows } = await client.query<{ isFree: boolean }>(
          'select pg_try_advisory_lock(hashtext($1)) as "isFree"',
          [name],
        )
        return rows[0]?.isFree ? run() : undefined
      }),
  }
}

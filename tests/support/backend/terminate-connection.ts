import type { Client } from 'pg'

/**
 * Terminates a random connection of the other clients of a Postgres server.
 * @param isBusy whether to choose one that runs a statement or a transaction, if there is one
 * @returns the number of terminated connections, 0 or 1
 */
export async function terminateConnection(admin: Client, isBusy: boolean): Promise<number> {
  const { rowCount } = await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()
     order by case when $1 then state = 'idle' end, random() limit 1`,
    [isBusy],
  )
  return rowCount ?? 0
}

import { sql } from 'drizzle-orm'
import { once } from 'node:events'
import { expect } from 'vitest'
import type { Database } from '../../server/database/database'
import { characters } from '../../server/database/schema'

/** Locks all characters on a Postgres server: transactions that refer to one of them wait. */
export async function lockCharacters(database: Database) {
  const end = new AbortController()
  const isReleased = once(end.signal, 'abort')
  let transaction: Promise<unknown> | undefined
  await new Promise<void>((resolve, reject) => {
    transaction = database.transaction(async (locking) => {
      await locking.select().from(characters).for('update')
      resolve()
      await isReleased
    })
    transaction.catch(reject)
  })
  return {
    /** Resolves when another transaction waits for the lock. */
    async untilAwaited() {
      const waiting = sql`pg_locks where not granted`
      await expect.poll(() => database.$count(waiting)).toBeGreaterThan(0)
    },
    async release() {
      end.abort()
      await transaction
    },
  }
}

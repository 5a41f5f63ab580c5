import { lte } from 'drizzle-orm'
import type { Database } from './client'
import { battleNetGrants, lootBatches, sessions, signInAttempts } from './schema'

/** How long a bulk entry can be undone: nobody undoes a patch evening a month later. */
const BATCH_DAYS = 30
const BATCH_MS = BATCH_DAYS * 24 * 60 * 60 * 1000

/** Removes what can no longer be used. */
export async function deleteExpiredRows(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now))
  await database.delete(battleNetGrants).where(lte(battleNetGrants.expiresAt, now))
  const madeUntil = new Date(now.getTime() - BATCH_MS)
  await database.delete(lootBatches).where(lte(lootBatches.createdAt, madeUntil))
}

import { lte } from 'drizzle-orm'
import type { Database } from './client'
import { deleteUnusedGuilds } from './delete-unused-guilds'
import { battleNetGrants, lootBatches, sessions, signInAttempts } from './schema'

/** How long a batch can be undone. */
const BATCH_DAYS = 30
const BATCH_MS = BATCH_DAYS * 24 * 60 * 60 * 1000

/**
 * Deletes expired sessions, sign-in attempts and Battle.net grants, batches that are too old to undo, and
 * guilds that no imported character belongs to any more.
 */
export async function deleteExpiredRows(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now))
  await database.delete(battleNetGrants).where(lte(battleNetGrants.expiresAt, now))
  const createdUntil = new Date(now.getTime() - BATCH_MS)
  await database.delete(lootBatches).where(lte(lootBatches.createdAt, createdUntil))
  await deleteUnusedGuilds(database)
}

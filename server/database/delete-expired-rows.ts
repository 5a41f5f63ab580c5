import { lte } from 'drizzle-orm'
import type { Database } from './client'
import { deleteUnusedGuilds } from './delete-unused-guilds'
import { battleNetGrants, icons, lootBatches, sessions, signInAttempts } from './schema'

/** How long a batch can be undone. */
const BATCH_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Battle.net's terms of use require that older data is refreshed or deleted. */
const ICON_DAYS = 30

/**
 * Deletes expired sessions, sign-in attempts and Battle.net grants, batches that are too old to undo,
 * icons that were not refreshed in time, and guilds that no imported character belongs to any more.
 */
export async function deleteExpiredRows(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now))
  await database.delete(battleNetGrants).where(lte(battleNetGrants.expiresAt, now))
  const createdUntil = new Date(now.getTime() - BATCH_DAYS * DAY_MS)
  await database.delete(lootBatches).where(lte(lootBatches.createdAt, createdUntil))
  const fetchedUntil = new Date(now.getTime() - ICON_DAYS * DAY_MS)
  await database
    .update(icons)
    .set({ bytes: null, contentType: null, hash: null, fetchedAt: null })
    .where(lte(icons.fetchedAt, fetchedUntil))
  await deleteUnusedGuilds(database)
}

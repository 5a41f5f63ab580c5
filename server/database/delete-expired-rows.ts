import { UNDO_DAYS } from '@/contract/admin/admin-history'
import { AWARD_IMPORT_UNDO_DAYS } from '@/contract/guilds/guild-import'
import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  lte,
  notExists,
  notInArray,
  sql,
} from 'drizzle-orm'
import { alias, union } from 'drizzle-orm/pg-core'
import { DEPARTED_DAYS } from '../guilds/store-roster'
import { RESTORABLE_MS } from '../wishlists/deleted-wishlists'
import type { Database } from './database'
import { deleteUnusedGuilds } from './delete-unused-guilds'
import {
  adminChanges,
  battleNetGrants,
  deletedSims,
  deletedWishes,
  deletedWishlists,
  departedMembers,
  guildAwardImports,
  guildAwards,
  guildMembers,
  guilds,
  icons,
  idempotencyKeys,
  lootBatches,
  raiderNotes,
  replacedAwards,
  sessions,
  signInAttempts,
} from './schema'
import { DAY_MS } from '../lib/durations'

/** Retention of the catalog's history. */
const HISTORY_DAYS = 365

/** Battle.net's terms of use require that older data is refreshed or deleted. */
const ICON_DAYS = 30

/**
 * Deletes expired sessions, sign-in attempts, Battle.net grants and idempotency keys, wishlists
 * that users have deleted, what is needed to undo batches, changes of admins and imports of awards
 * that are too old for it, the oldest part of their history, what was set for members that have left a guild, icons
 * that were not refreshed in time, and guilds that no imported character belongs to any more
 * (`deleteUnusedGuilds`).
 */
export async function deleteExpiredRows(database: Database, now: Date): Promise<void> {
  await database.delete(sessions).where(lte(sessions.expiresAt, now))
  await database.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now))
  await database.delete(battleNetGrants).where(lte(battleNetGrants.expiresAt, now))
  const before = (ms: number) => new Date(now.getTime() - ms)
  const restorable = before(RESTORABLE_MS)
  await database.delete(deletedWishlists).where(lte(deletedWishlists.deletedAt, restorable))
  await database.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, before(DAY_MS)))
  const undoable = before(UNDO_DAYS * DAY_MS)
  await database.delete(lootBatches).where(lte(lootBatches.createdAt, undoable))
  const tooOld = lte(adminChanges.createdAt, undoable)
  const ofTooOld = database.select({ id: adminChanges.id }).from(adminChanges).where(tooOld)
  await database.delete(deletedWishes).where(inArray(deletedWishes.changeId, ofTooOld))
  await database.delete(deletedSims).where(inArray(deletedSims.changeId, ofTooOld))
  await database
    .update(adminChanges)
    .set({ deletedRows: null })
    .where(and(tooOld, isNotNull(adminChanges.deletedRows)))
  await deleteUnrestorableAwards(database, before(AWARD_IMPORT_UNDO_DAYS * DAY_MS))
  const kept = before(HISTORY_DAYS * DAY_MS)
  await database.delete(adminChanges).where(lte(adminChanges.createdAt, kept))
  // The team of an unused guild is kept with it.
  const unused = database
    .select({ id: guilds.id })
    .from(guilds)
    .where(isNotNull(guilds.unusedSince))
  await database
    .delete(departedMembers)
    .where(
      and(
        lte(departedMembers.leftAt, before(DEPARTED_DAYS * DAY_MS)),
        notInArray(departedMembers.guildId, unused),
      ),
    )
  await database.delete(raiderNotes).where(
    and(
      notInArray(raiderNotes.guildId, unused),
      ...[guildMembers, departedMembers].map((members) =>
        notExists(
          database
            .select({ one: sql`1` })
            .from(members)
            .where(
              and(
                eq(members.guildId, raiderNotes.guildId),
                eq(members.blizzardCharacterId, raiderNotes.blizzardCharacterId),
              ),
            ),
        ),
      ),
    ),
  )
  await database
    .update(icons)
    .set({ bytes: null, contentType: null, hash: null, fetchedAt: null })
    .where(lte(icons.fetchedAt, before(ICON_DAYS * DAY_MS)))
  await deleteUnusedGuilds(database, now)
}

/**
 * Deletes what imports have replaced if one of the imports since then is too old to be undone: the
 * award never becomes that again.
 */
async function deleteUnrestorableAwards(database: Database, importedUntil: Date): Promise<void> {
  const { guildId, awardId, version } = replacedAwards
  const later = alias(replacedAwards, 'later')
  const since = union(
    database
      .select({ id: guildAwards.importId })
      .from(guildAwards)
      .where(and(eq(guildAwards.guildId, guildId), eq(guildAwards.id, awardId))),
    database
      .select({ id: later.importId })
      .from(later)
      .where(
        and(eq(later.guildId, guildId), eq(later.awardId, awardId), gt(later.version, version)),
      ),
  )
  const oldImports = database
    .select({ id: guildAwardImports.id })
    .from(guildAwardImports)
    .where(
      and(
        eq(guildAwardImports.guildId, guildId),
        lte(guildAwardImports.importedAt, importedUntil),
        inArray(guildAwardImports.id, since),
      ),
    )
  await database.delete(replacedAwards).where(exists(oldImports))
}

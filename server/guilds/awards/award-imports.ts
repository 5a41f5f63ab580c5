import type { GuildId, ImportId } from '@/contract/ids'
import { AWARD_IMPORT_UNDO_DAYS, type AwardImport } from '@/contract/guilds/guild-import'
import { and, count, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { guildAwardImports, guildAwards } from '../../database/schema'
import { lockGuild } from '../lock-guild'
import { restoreReplaced } from './changed-awards'
import { DAY_MS } from '../../lib/durations'

/** The condition that an import of the guild can still be undone. */
function canBeUndone(guildId: GuildId, now: Date) {
  const since = new Date(now.getTime() - AWARD_IMPORT_UNDO_DAYS * DAY_MS)
  return and(eq(guildAwardImports.guildId, guildId), gt(guildAwardImports.importedAt, since))
}

/**
 * The imports that can be undone and of which the guild has awards, newest first. One statement.
 */
export async function selectAwardImports(
  database: Database,
  guildId: GuildId,
  now: Date,
): Promise<AwardImport[]> {
  const { id, importedAt, importedByName } = guildAwardImports
  const rows = await database
    .select({ id, importedAt, importedBy: importedByName, awardCount: count() })
    .from(guildAwardImports)
    .innerJoin(
      guildAwards,
      and(
        eq(guildAwards.guildId, guildAwardImports.guildId),
        eq(guildAwards.importId, guildAwardImports.id),
      ),
    )
    .where(canBeUndone(guildId, now))
    .groupBy(guildAwardImports.guildId, id)
    .orderBy(desc(importedAt), id)
  return rows.map((row) => ({ ...row, importedAt: row.importedAt.toISOString() }))
}

/**
 * Deletes an import with what it has stored: its awards become what they were before it, or are
 * deleted.
 * @returns whether there was an import that can be undone
 */
export async function deleteAwardImport(
  database: Database,
  guildId: GuildId,
  importId: ImportId,
  now: Date,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockGuild(transaction, guildId)
    const isImport = and(canBeUndone(guildId, now), eq(guildAwardImports.id, importId))
    if ((await transaction.$count(guildAwardImports, isImport)) === 0) return false
    await restoreReplaced(transaction, guildId, importId)
    await transaction.delete(guildAwardImports).where(isImport)
    return true
  })
}

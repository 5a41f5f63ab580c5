import type { GuildId, ImportId, UserId } from '@/contract/ids'
import {
  importedAward,
  type ImportedAward,
  type ImportOutcome,
} from '@/contract/guilds/guild-import'
import { createAwardSet } from '@/game/rclootcouncil/award-set'
import { and, eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database'
import { guildAwardImports, guildAwards } from '../database/schema'
import { parseInput } from '../http/parse-input'
import { lockAwards, requireRoomForAwards } from './award-limits'
import { changesOf, pairWithStored, replaceAwards } from './changed-awards'
import { matchAwards, toContent, type MatchedAward } from './match-awards'
import type { OwnGuild } from './require-member'
import { nameOf } from './store-award'

/** What an import belongs to. */
interface ImportOf {
  userId: UserId
  guild: OwnGuild
  /** The parts of an import have the same id. */
  importId?: ImportId | undefined
  /** How many awards later parts have. */
  laterCount?: number | undefined
}

/**
 * Stores the awards that the guild does not have, and replaces changed ones that say so. Names that
 * match nothing are stored as they are.
 * @returns the outcome of each award
 * @throws HttpError 409 if the guild has no room for all of them and those of later parts; then
 *   none is stored
 */
export async function storeImportedAwards(
  database: Database,
  importOf: ImportOf,
  awards: readonly ImportedAward[],
  now: Date,
): Promise<ImportOutcome[]> {
  const guildId = importOf.guild.id
  const matched = await matchAwards(database, guildId, awards)
  return database.transaction(async (transaction) => {
    // What is known must not change until the awards are stored.
    await lockAwards(transaction, guildId)
    const { outcomes, pairs } = await decideOutcomes(transaction, guildId, matched)
    const added = matched.filter((_, index) => outcomes[index]?.outcome === 'new')
    const replaced = [...pairs].filter(
      ([match, stored]) => match.award.replaces === true && changesOf(stored, match).length > 0,
    )
    if (added.length + replaced.length === 0) return outcomes
    await requireRoomForAwards(transaction, guildId, added.length + (importOf.laterCount ?? 0))
    const key = await insertImport(transaction, importOf, now)
    if (added.length > 0) {
      const values = added.map((match) => ({ ...key, id: randomUUID(), ...toContent(match) }))
      await transaction.insert(guildAwards).values(values)
    }
    await replaceAwards(transaction, key, replaced)
    return outcomes
  })
}

/** Stores the import unless an earlier part of it has, and returns its key. */
async function insertImport(
  transaction: Database,
  { userId, guild, importId = randomUUID() }: ImportOf,
  now: Date,
) {
  await transaction
    .insert(guildAwardImports)
    .values({
      id: importId,
      guildId: guild.id,
      importedAt: now,
      importedBy: userId,
      importedByName: nameOf(guild),
    })
    .onConflictDoNothing()
  return { guildId: guild.id, importId }
}

/** Reports what `storeImportedAwards` would do with each award. */
export async function dryRunImport(
  database: Database,
  guildId: GuildId,
  awards: readonly unknown[],
): Promise<ImportOutcome[]> {
  const parsed = awards.map((award) => parseInput(importedAward, award))
  const valid = parsed.flatMap((one, index) => (one.success ? { index, award: one.value } : []))
  const matched = await matchAwards(
    database,
    guildId,
    valid.map(({ award }) => award),
  )
  const { outcomes } = await decideOutcomes(database, guildId, matched)
  const invalid = parsed.flatMap((one, index): ImportOutcome[] =>
    one.success ? [] : [{ ...NOT_MATCHED, index, outcome: 'invalid', fields: one.fields }],
  )
  return outcomes
    .map((outcome, position) => ({ ...outcome, index: valid[position]?.index ?? position }))
    .concat(invalid)
    .toSorted((one, other) => one.index - other.index)
}

const NOT_MATCHED = { isPlayerKnown: null, isItemKnown: null, changes: [] }

/**
 * Decides which awards the guild has, which of them have changed, and which repeat an earlier one of
 * the list. One statement.
 */
async function decideOutcomes(
  database: Database,
  guildId: GuildId,
  matched: readonly MatchedAward[],
) {
  const externalIds = matched.map(({ award }) => award.externalId)
  const stored = await database
    .select()
    .from(guildAwards)
    .where(and(eq(guildAwards.guildId, guildId), inArray(guildAwards.externalId, externalIds)))
  const earlier = createAwardSet()
  const repeated = new Set<MatchedAward>()
  for (const match of matched) {
    const { externalId, player } = match.award
    if (earlier.has(externalId, player)) repeated.add(match)
    earlier.add(externalId, player)
  }
  const pairs = pairWithStored(
    matched.filter((match) => !repeated.has(match)),
    stored,
  )
  const outcomes = matched.map((match, index): ImportOutcome => {
    const own = pairs.get(match)
    const changes = own ? changesOf(own, match) : []
    const known = changes.length > 0 ? 'changed' : 'known'
    return {
      index,
      outcome: repeated.has(match) ? 'repeated' : own ? known : 'new',
      isPlayerKnown: match.member !== null,
      isItemKnown: match.drop !== null,
      changes,
      fields: null,
    }
  })
  return { outcomes, pairs }
}

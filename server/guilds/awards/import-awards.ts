import type { GuildId, ImportId, UserId } from '@/contract/ids'
import {
  importedAward,
  type ImportedAward,
  type ImportOutcome,
} from '@/contract/guilds/guild-import'
import { createAwardSet } from '@/game/rclootcouncil/award-set'
import { and, eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database'
import { guildAwardImports, guildAwards, replacedAwards } from '../../database/schema'
import { parseInput } from '../../http/parse-input'
import { requireRoomForAwards } from './award-limits'
import { lockGuild } from '../lock-guild'
import { matchNights, takeImportedDrops, type NightOf } from '../nights/imported-drops'
import { completionOf, findBoardCandidates } from './board-candidates'
import { changesOf, pairWithStored, replaceAwards, type Replacement } from './changed-awards'
import { matchAwards, toContent, type MatchedAward } from './match-awards'
import type { OwnGuild } from '../require-member'
import { nameOf } from './store-award'

interface ImportOf {
  userId: UserId
  guild: OwnGuild
  /** The parts of an import have the same id. */
  importId?: ImportId | undefined
  /** How many awards later parts have. */
  laterCount?: number | undefined
}

/**
 * Stores the awards that the guild does not have, replaces changed ones that say so, and completes
 * those of the board. Names that match nothing are stored as they are. What is stored becomes a
 * decision of the raid night of its date.
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
    await lockGuild(transaction, guildId)
    const nightOf = await matchNights(transaction, importOf.guild, matched)
    const { outcomes, pairs, candidates } = await decideOutcomes(
      transaction,
      guildId,
      matched,
      nightOf,
    )
    const added = matched.filter((_, index) => outcomes[index]?.outcome === 'new')
    const replaced = [...pairs].flatMap(([match, stored]): Replacement[] =>
      match.award.replaces === true && changesOf(stored, match).length > 0
        ? [{ stored, content: toContent(match) }]
        : [],
    )
    const completed = [...candidates].map(([match, [stored]]): Replacement => ({
      stored,
      content: completionOf(stored, match),
    }))
    if (added.length + replaced.length + completed.length === 0) return outcomes
    await requireRoomForAwards(transaction, guildId, added.length + (importOf.laterCount ?? 0))
    const key = await insertImport(transaction, importOf, now)
    if (added.length > 0) {
      const taken = await takeImportedDrops(transaction, added, nightOf)
      const values = added.map((match) => ({
        ...key,
        id: randomUUID(),
        ...toContent(match),
        ...taken.get(match),
      }))
      await transaction.insert(guildAwards).values(values)
    }
    await replaceAwards(transaction, key, [...replaced, ...completed])
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
  guild: OwnGuild,
  awards: readonly unknown[],
): Promise<ImportOutcome[]> {
  const parsed = awards.map((award) => parseInput(importedAward, award))
  const valid = parsed.flatMap((one, index) => (one.success ? { index, award: one.value } : []))
  const matched = await matchAwards(
    database,
    guild.id,
    valid.map(({ award }) => award),
  )
  const nightOf = await matchNights(database, guild, matched)
  const { outcomes } = await decideOutcomes(database, guild.id, matched, nightOf)
  const invalid = parsed.flatMap((one, index): ImportOutcome[] =>
    one.success ? [] : [{ ...NOT_MATCHED, index, outcome: 'invalid', fields: one.fields }],
  )
  return outcomes
    .map((outcome, position) => ({ ...outcome, index: valid[position]?.index ?? position }))
    .concat(invalid)
    .toSorted((one, other) => one.index - other.index)
}

const NOT_MATCHED = {
  isPlayerKnown: null,
  isItemKnown: null,
  changes: [],
  candidates: [],
  nightStartedAt: null,
}

/**
 * Decides which awards the guild has, which of them have changed, which were made on the board, and
 * which repeat an earlier one of the list. Three statements.
 */
async function decideOutcomes(
  database: Database,
  guildId: GuildId,
  matched: readonly MatchedAward[],
  nightOf: NightOf,
) {
  const externalIds = matched.map(({ award }) => award.externalId)
  const stored = await database
    .select()
    .from(guildAwards)
    .where(and(eq(guildAwards.guildId, guildId), inArray(guildAwards.externalId, externalIds)))
  const replaced = await database
    .select()
    .from(replacedAwards)
    .where(
      and(eq(replacedAwards.guildId, guildId), inArray(replacedAwards.externalId, externalIds)),
    )
  const earlier = createAwardSet()
  const repeated = new Set<MatchedAward>()
  for (const match of matched) {
    const { externalId, player } = match.award
    if (earlier.has(externalId, player)) repeated.add(match)
    earlier.add(externalId, player)
  }
  const single = matched.filter((match) => !repeated.has(match))
  const pairs = pairWithStored(single, stored, replaced)
  const unpaired = single.filter((match) => !pairs.has(match))
  const candidates = await findBoardCandidates(database, guildId, unpaired)
  const outcomes = matched.map((match, index): ImportOutcome => {
    const ofBoard = candidates.get(match) ?? []
    const own = pairs.get(match) ?? ofBoard[0]
    const changes = own ? changesOf(own, match) : []
    const known = changes.length + ofBoard.length > 0 ? 'changed' : 'known'
    const outcome = repeated.has(match) ? 'repeated' : own ? known : 'new'
    return {
      index,
      outcome,
      nightStartedAt: outcome === 'new' ? (nightOf(match)?.startedAt.toISOString() ?? null) : null,
      isPlayerKnown: match.member !== null,
      isItemKnown: match.drop !== null,
      changes,
      candidates: ofBoard.map(({ id, awardedAt, awardedByName }) => ({
        id,
        awardedAt: awardedAt.toISOString(),
        awardedBy: awardedByName,
      })),
      fields: null,
    }
  })
  return { outcomes, pairs, candidates }
}

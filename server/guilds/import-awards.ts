import type { GuildId, ImportId, UserId } from '@/contract/ids'
import {
  importedAward,
  type ImportedAward,
  type ImportOutcome,
} from '@/contract/guilds/guild-import'
import { createAwardSet, type AwardSet } from '@/game/rclootcouncil/award-set'
import { and, eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/client'
import { guildAwardImports, guildAwards } from '../database/schema'
import { parseInput } from '../http/parse-input'
import { lockAwards, requireRoomForAwards } from './award-limits'
import { matchAwards, type MatchedAward } from './match-awards'
import type { OwnGuild } from './require-member'
import { nameOf } from './store-award'

/** The name of a raid if neither the catalog nor the export has one. */
const UNKNOWN_RAID = 'Unknown raid'

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
 * Stores the awards that the guild does not have. Names that match nothing are stored as they are.
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
    const outcomes = await decideOutcomes(transaction, guildId, matched)
    const added = matched.filter((_, index) => outcomes[index]?.outcome === 'new')
    if (added.length > 0) {
      await requireRoomForAwards(transaction, guildId, added.length + (importOf.laterCount ?? 0))
      await insertAwards(transaction, importOf, added, now)
    }
    return outcomes
  })
}

async function insertAwards(
  transaction: Database,
  { userId, guild, importId = randomUUID() }: ImportOf,
  added: readonly MatchedAward[],
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
    // An earlier part of the import has stored it.
    .onConflictDoNothing()
  await transaction
    .insert(guildAwards)
    .values(added.map((match) => toRow({ guildId: guild.id, importId }, match)))
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
  const outcomes = await decideOutcomes(database, guildId, matched)
  const invalid = parsed.flatMap((one, index): ImportOutcome[] =>
    one.success ? [] : [{ ...NOT_MATCHED, index, outcome: 'invalid', fields: one.fields }],
  )
  return outcomes
    .map((outcome, position) => ({ ...outcome, index: valid[position]?.index ?? position }))
    .concat(invalid)
    .toSorted((one, other) => one.index - other.index)
}

const NOT_MATCHED = { isPlayerKnown: null, isItemKnown: null }

/**
 * Decides which awards the guild has, and which repeat an earlier one of the list. One statement.
 */
async function decideOutcomes(
  database: Database,
  guildId: GuildId,
  matched: readonly MatchedAward[],
): Promise<ImportOutcome[]> {
  const stored = await selectStored(
    database,
    guildId,
    matched.map(({ award }) => award.externalId),
  )
  const earlier = createAwardSet()
  return matched.map(({ award: { externalId, player }, member, drop }, index) => {
    const isRepeated = earlier.has(externalId, player)
    earlier.add(externalId, player)
    return {
      index,
      outcome: isRepeated ? 'repeated' : stored.has(externalId, player) ? 'known' : 'new',
      isPlayerKnown: member !== null,
      isItemKnown: drop !== null,
      fields: null,
    }
  })
}

/** The stored awards with these external ids. */
async function selectStored(
  database: Database,
  guildId: GuildId,
  externalIds: readonly string[],
): Promise<AwardSet> {
  const rows = await database
    .select({ id: guildAwards.externalId, player: guildAwards.externalRecipient })
    .from(guildAwards)
    .where(and(eq(guildAwards.guildId, guildId), inArray(guildAwards.externalId, [...externalIds])))
  const stored = createAwardSet()
  for (const { id, player } of rows) stored.add(id ?? '', player ?? '')
  return stored
}

function toRow(
  key: { guildId: GuildId; importId: ImportId },
  { award, member, drop, instance }: MatchedAward,
) {
  return {
    ...key,
    id: randomUUID(),
    externalId: award.externalId,
    externalRecipient: award.player,
    source: 'rclootcouncil' as const,
    awardedAt: new Date(award.awardedAt),
    lootItemId: drop?.lootItemId ?? null,
    itemId: drop?.itemId ?? award.itemId ?? null,
    itemName: drop?.name ?? award.itemName,
    slot: drop?.slot ?? null,
    instanceId: instance?.id ?? null,
    instanceName: instance?.name ?? (award.instanceName || UNKNOWN_RAID),
    bossName: drop?.bossName ?? (award.bossName || null),
    difficulty: award.difficulty ?? null,
    recipientId: member?.id ?? null,
    recipientName: member?.name ?? award.player,
    recipientRealmSlug: member?.realmSlug ?? null,
    recipientClassName: member?.className ?? award.className ?? null,
    response: award.response || null,
    isAwardReason: award.isAwardReason ?? false,
  }
}

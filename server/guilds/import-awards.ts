import { importedAward, type ImportedAward, type ImportOutcome } from '@/contract/guild-import'
import { and, eq, inArray } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/client'
import { guildAwards } from '../database/schema'
import { parseInput } from '../http/parse-input'
import { matchAwards, type MatchedAward } from './match-awards'

/** The name of a raid if neither the catalog nor the export has one. */
const UNKNOWN_RAID = 'Unknown raid'

/**
 * Stores the awards that the guild does not have. Names that match nothing are stored as they are.
 * @returns the outcome of each award
 */
export async function storeImportedAwards(
  database: Database,
  guildId: string,
  awards: readonly ImportedAward[],
): Promise<ImportOutcome[]> {
  const matched = await matchAwards(database, guildId, awards)
  const rows = firstOfEach(matched)
    .map((match) => toRow(guildId, match))
    // Two imports at the same time insert in the same order, so that they do not deadlock.
    .toSorted((one, other) => (one.externalId < other.externalId ? -1 : 1))
  const inserted = await database
    .insert(guildAwards)
    .values(rows)
    .onConflictDoNothing()
    .returning({ externalId: guildAwards.externalId })
  return toOutcomes(matched, new Set(inserted.map(({ externalId }) => externalId)))
}

/** Reports what `storeImportedAwards` would do with each award. */
export async function dryRunImport(
  database: Database,
  guildId: string,
  awards: readonly unknown[],
): Promise<ImportOutcome[]> {
  const parsed = awards.map((award) => parseInput(importedAward, award))
  const valid = parsed.flatMap((one, index) => (one.success ? { index, award: one.value } : []))
  const matched = await matchAwards(
    database,
    guildId,
    valid.map(({ award }) => award),
  )
  const ids = matched.map(({ award }) => award.externalId)
  const stored = await database
    .select({ externalId: guildAwards.externalId })
    .from(guildAwards)
    .where(and(eq(guildAwards.guildId, guildId), inArray(guildAwards.externalId, ids)))
  const known = new Set(stored.map(({ externalId }) => externalId))
  const outcomes = toOutcomes(matched, new Set(ids.filter((id) => !known.has(id))))
  const invalid = parsed.flatMap((one, index): ImportOutcome[] =>
    one.success ? [] : [{ ...NOT_MATCHED, index, outcome: 'invalid', fields: one.fields }],
  )
  return outcomes
    .map((outcome, position) => ({ ...outcome, index: valid[position]?.index ?? position }))
    .concat(invalid)
    .toSorted((one, other) => one.index - other.index)
}

const NOT_MATCHED = { isPlayerKnown: null, isItemKnown: null }

function toOutcomes(matched: readonly MatchedAward[], newIds: ReadonlySet<string | null>) {
  const first = new Set(firstOfEach(matched))
  return matched.map((match, index): ImportOutcome => {
    const isNew = newIds.has(match.award.externalId) && first.has(match)
    return {
      index,
      outcome: isNew ? 'new' : 'known',
      isPlayerKnown: match.member !== null,
      isItemKnown: match.drop !== null,
      fields: null,
    }
  })
}

/** Leaves out awards with the external id of an earlier one. */
function firstOfEach(matched: readonly MatchedAward[]): MatchedAward[] {
  const ids = new Set<string>()
  return matched.filter(({ award: { externalId } }) => !ids.has(externalId) && ids.add(externalId))
}

function toRow(guildId: string, { award, member, drop, instance }: MatchedAward) {
  return {
    id: randomUUID(),
    guildId,
    externalId: award.externalId,
    source: 'rclootcouncil' as const,
    awardedAt: new Date(award.awardedAt),
    lootItemId: drop?.lootItemId ?? null,
    itemId: drop?.itemId ?? award.itemId ?? null,
    itemName: drop?.name ?? award.itemName,
    slot: drop?.slot ?? null,
    instanceId: instance?.id ?? null,
    instanceName: instance?.name ?? (award.instanceName || UNKNOWN_RAID),
    bossName: drop?.bossName ?? (award.bossName || null),
    difficulty: award.difficulty,
    recipientId: member?.id ?? null,
    recipientName: member?.name ?? award.player,
    recipientRealmSlug: member?.realmSlug ?? null,
    recipientClassName: member?.className ?? award.className ?? null,
    response: award.response || null,
  }
}

import type { GuildId, ImportId } from '@/contract/ids'
import type { AwardChange, ImportedAward } from '@/contract/guilds/guild-import'
import { nameKey } from '@/game/names'
import { isSamePlayer, readPlayerName } from '@/game/rclootcouncil/player-name'
import { and, eq, getTableColumns, inArray, max, sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../database/database'
import { guildAwards, instances, lootItems, replacedAwards } from '../../database/schema'
import { groupBy } from '../../lib/group-by'
import { toContent, type MatchedAward } from './match-awards'

export type StoredAward = typeof guildAwards.$inferSelect
type ReplacedAward = typeof replacedAwards.$inferSelect

/**
 * Finds the stored award of each imported one: with its id and player; otherwise, because the player
 * of an award can be corrected, with an id and player that it had before, or with its id and item.
 * Awards of different items to different people can have one id.
 * @param replaced what the stored awards were before
 */
export function pairWithStored(
  matched: readonly MatchedAward[],
  stored: readonly StoredAward[],
  replaced: readonly ReplacedAward[],
): ReadonlyMap<MatchedAward, StoredAward> {
  const unpaired = new Set(stored)
  const withId = groupBy(stored, ({ externalId }) => externalId)
  const replacedWithId = groupBy(replaced, ({ externalId }) => externalId)
  const pairs = new Map<MatchedAward, StoredAward>()
  const pair = (match: MatchedAward, isOf: (one: StoredAward) => boolean) => {
    const found = pairs.has(match) ? null : withId.get(match.award.externalId)?.find(isOf)
    if (!found) return
    pairs.set(match, found)
    unpaired.delete(found)
  }
  for (const match of matched) pair(match, (one) => unpaired.has(one) && isPlayer(one, match.award))
  for (const match of matched) {
    const earlier = replacedWithId.get(match.award.externalId) ?? []
    const ids = new Set(earlier.flatMap((one) => (isPlayer(one, match.award) ? one.awardId : [])))
    // Also an award with a pair: stored again, it would be there twice after an undo.
    pair(match, ({ id }) => ids.has(id))
  }
  for (const match of matched) {
    pair(match, (one) => unpaired.has(one) && !hasOtherItem(one, toContent(match)))
  }
  return pairs
}

function isPlayer(
  { externalRecipient }: Pick<StoredAward, 'externalRecipient'>,
  { player }: ImportedAward,
): boolean {
  return isSamePlayer(readPlayerName(externalRecipient ?? ''), readPlayerName(player))
}

const isOther = (one: string | null, other: string | null) => other !== null && one !== other
const hasOtherName = (one: string, other: string) => nameKey(one) !== nameKey(other)

/** Compares the items of two awards: by id, otherwise by name. */
export function hasOtherItem(
  one: Pick<StoredAward, 'itemId' | 'itemName'>,
  other: Pick<StoredAward, 'itemId' | 'itemName'>,
): boolean {
  return one.itemId === null || other.itemId === null
    ? hasOtherName(one.itemName, other.itemName)
    : one.itemId !== other.itemId
}

const received = (isReason: boolean) => (isReason ? 'not received' : 'received')

/**
 * The fields in which an imported award differs from the stored one. What the export does not say
 * is no difference, nor is what has changed in the catalog or on the roster since.
 */
export function changesOf(stored: StoredAward, match: MatchedAward): AwardChange[] {
  const { award, member, drop } = match
  const next = toContent(match)
  const isInCatalog = stored.lootItemId !== null || drop !== null
  const isSameRaid = stored.instanceId !== null && stored.instanceId === next.instanceId
  const hasOtherRaid =
    !isInCatalog &&
    !isSameRaid &&
    award.instanceName !== '' &&
    hasOtherName(stored.instanceName, next.instanceName)
  const fields: [AwardChange['field'], string | null, string | null, boolean][] = [
    [
      'player',
      stored.externalRecipient,
      award.player,
      // Null for an award of the board.
      stored.externalRecipient !== null && !isPlayer(stored, award),
    ],
    [
      'class',
      stored.recipientClassName,
      next.recipientClassName,
      !member && isOther(stored.recipientClassName, next.recipientClassName),
    ],
    ['item', stored.itemName, next.itemName, hasOtherItem(stored, next)],
    ['raid', stored.instanceName, next.instanceName, hasOtherRaid],
    [
      'boss',
      stored.bossName,
      next.bossName,
      !isInCatalog && isOther(stored.bossName, next.bossName),
    ],
    ['difficulty', stored.difficulty, next.difficulty, isOther(stored.difficulty, next.difficulty)],
    ['response', stored.response, next.response, isOther(stored.response, next.response)],
    [
      'received',
      received(stored.isAwardReason),
      received(next.isAwardReason),
      stored.isAwardReason !== next.isAwardReason,
    ],
  ]
  return fields.flatMap(([field, from, to, isChanged]) =>
    isChanged ? { field, stored: from, imported: to } : [],
  )
}

/** A stored award, and what an import changes of it. */
export interface Replacement {
  stored: StoredAward
  content: Partial<ReturnType<typeof toContent>>
}

/**
 * Changes stored awards, and keeps what they were until the import can no longer be undone. An award
 * of another item or difficulty gives its drop of a raid night back.
 */
export async function replaceAwards(
  transaction: Database,
  key: { guildId: GuildId; importId: ImportId },
  replacements: readonly Replacement[],
): Promise<void> {
  if (replacements.length === 0) return
  await transaction
    .insert(replacedAwards)
    .values(replacements.map(({ stored: { id, ...content } }) => ({ ...content, awardId: id })))
  for (const { stored, content } of replacements) {
    const { guildId, id, lootItemId, difficulty } = stored
    const next = { lootItemId, difficulty, ...content }
    const isOtherDrop = next.lootItemId !== lootItemId || next.difficulty !== difficulty
    await transaction
      .update(guildAwards)
      .set({ ...content, importId: key.importId, ...(isOtherDrop && { dropId: null }) })
      .where(and(eq(guildAwards.guildId, guildId), eq(guildAwards.id, id)))
  }
}

/**
 * Restores what the awards of an import were before it. Those that it has added have no earlier
 * content, and stay as they are. Two statements.
 */
export async function restoreReplaced(
  transaction: Database,
  guildId: GuildId,
  importId: ImportId,
): Promise<void> {
  const { version, guildId: guild, awardId, ...content } = getTableColumns(replacedAwards)
  // Object.keys does not know the keys of a type.
  const names = Object.keys(content) as (keyof typeof content)[]
  // An import of several parts can have replaced its own awards.
  await transaction
    .delete(replacedAwards)
    .where(and(eq(guild, guildId), eq(content.importId, importId)))
  const newest = transaction
    .select({ version: max(version) })
    .from(replacedAwards)
    .innerJoin(guildAwards, and(eq(guildAwards.guildId, guild), eq(guildAwards.id, awardId)))
    .where(and(eq(guild, guildId), eq(guildAwards.importId, importId)))
    .groupBy(awardId)
  const earlier = transaction
    .$with('earlier')
    .as(transaction.delete(replacedAwards).where(inArray(version, newest)).returning())
  await transaction
    .with(earlier)
    .update(guildAwards)
    .set({
      ...Object.fromEntries(names.map((name) => [name, earlier[name]])),
      lootItemId: ifExists(lootItems, earlier.lootItemId),
      instanceId: ifExists(instances, earlier.instanceId),
    })
    .from(earlier)
    .where(and(eq(guildAwards.guildId, earlier.guildId), eq(guildAwards.id, earlier.awardId)))
}

/** The id if the loot item or the raid exists, otherwise null. */
function ifExists(table: typeof lootItems | typeof instances, id: SQLWrapper) {
  return sql`(select ${table.id} from ${table} where ${table.id} = ${id})`
}

import type { UserId } from '@/contract/ids'
import { CONFIRMED_WITHIN_MINUTES, type awardItem } from '@/contract/guilds/guild-awards'
import { AWARD_REASON } from '@/contract/guilds/award-responses'
import { and, desc, eq, gt } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../../database/database'
import { guildAwards, lootItems } from '../../database/schema'
import { conflict, invalid } from '../../http/http-errors'
import { requireDifficulty } from '../../wishlists/require-valid-wishlist'
import { storeCandidates } from './award-candidates'
import { lockAwards, requireRoomForAwards } from './award-limits'
import { requireRecipient } from './award-recipients'
import { tickAwardedWishes } from './award-wishes'
import { selectDrops } from './match-awards'
import type { OwnGuild } from '../require-member'

type AwardRequest = z.output<typeof awardItem.body>

interface Officer {
  userId: UserId
  guild: OwnGuild
}

/**
 * Stores an award and ticks the wishes that it fulfils, unless nobody receives the item. An award
 * that exists stays as it is.
 * @returns whether the award is new
 * @throws HttpError 400 if the item, its difficulty or the recipient does not exist, 409 if
 *   the item has just been awarded, unless the request confirms it, and if the guild has no room for
 *   another award
 */
export async function storeAward(
  transaction: Database,
  { userId, guild }: Officer,
  { wishlistId, isConfirmed, ...request }: AwardRequest,
  now: Date,
): Promise<boolean> {
  await lockAwards(transaction, guild.id)
  const isAward = and(eq(guildAwards.guildId, guild.id), eq(guildAwards.id, request.id))
  if ((await transaction.$count(guildAwards, isAward)) > 0) return false
  await requireRoomForAwards(transaction, guild.id, 1)
  const award = {
    id: request.id,
    guildId: guild.id,
    difficulty: request.difficulty,
    response: request.response ?? null,
    isAwardReason: request.response === AWARD_REASON,
    ...(await selectDrop(transaction, request)),
    ...(await requireRecipient(transaction, guild.id, request)),
    awardedAt: now,
    awardedBy: userId,
    awardedByName: nameOf(guild),
    source: 'guildr' as const,
  }
  if (!isConfirmed) await requireNotAwarded(transaction, award)
  await transaction.insert(guildAwards).values(award)
  await storeCandidates(transaction, award)
  if (!award.isAwardReason) await tickAwardedWishes(transaction, award, wishlistId)
  return true
}

/**
 * Imported awards do not count: they are of earlier drops.
 * @throws HttpError 409 if an officer has awarded the item in the minutes before
 *   (docs/specification.md, section 10)
 */
async function requireNotAwarded(
  transaction: Database,
  award: Pick<typeof guildAwards.$inferSelect, 'guildId' | 'awardedAt'> &
    Pick<AwardRequest, 'lootItemId' | 'difficulty'>,
) {
  const since = new Date(award.awardedAt.getTime() - CONFIRMED_WITHIN_MINUTES * 60_000)
  const [earlier] = await transaction
    .select({
      recipientName: guildAwards.recipientName,
      awardedBy: guildAwards.awardedByName,
      awardedAt: guildAwards.awardedAt,
    })
    .from(guildAwards)
    .where(
      and(
        eq(guildAwards.guildId, award.guildId),
        eq(guildAwards.lootItemId, award.lootItemId),
        eq(guildAwards.difficulty, award.difficulty),
        eq(guildAwards.source, 'guildr'),
        gt(guildAwards.awardedAt, since),
      ),
    )
    .orderBy(desc(guildAwards.awardedAt))
    .limit(1)
  if (!earlier) return
  const { awardedAt, ...details } = earlier
  const ageMs = Math.max(0, award.awardedAt.getTime() - awardedAt.getTime())
  throw conflict('This item has just been awarded', 'ALREADY_AWARDED', {
    award: { ...details, secondsAgo: Math.floor(ageMs / 1000) },
  })
}

async function selectDrop(
  transaction: Database,
  { lootItemId, difficulty }: Pick<AwardRequest, 'lootItemId' | 'difficulty'>,
) {
  const [found] = await selectDrops(transaction, eq(lootItems.id, lootItemId))
  if (!found) throw invalid({ lootItemId: 'This item does not exist' })
  const { difficulties, ...drop } = found
  requireDifficulty(difficulties, difficulty)
  return drop
}

/** The name of the user's character with the best rank. */
export function nameOf({ characters }: OwnGuild): string | null {
  const [first] = (characters ?? []).toSorted((one, other) => one.rank - other.rank)
  return first?.name ?? null
}

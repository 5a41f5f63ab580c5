import type { UserId } from '@/contract/ids'
import { CONFIRMED_WITHIN_MINUTES, type awardItem } from '@/contract/guilds/guild-awards'
import { BONUS_ROLL, isAwardReason } from '@/contract/guilds/award-responses'
import { and, desc, eq, gt, isNull, ne, or, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../../database/database'
import { guildAwards } from '../../database/schema'
import { conflict } from '../../http/http-errors'
import { storeCandidates } from './award-candidates'
import { requireRoomForAwards } from './award-limits'
import { requireRecipient } from './award-recipients'
import { tickAwardedWishes } from './award-wishes'
import { selectDrop } from './match-awards'
import { lockGuild } from '../lock-guild'
import { takeDrop, type TakenDrop } from '../nights/drops'
import { findRunning, requireNight } from '../nights/store-night'
import type { OwnGuild } from '../require-member'
import { addAwardPost } from '../webhook/posts'

type AwardRequest = z.output<typeof awardItem.body>

type NewAward = Pick<typeof guildAwards.$inferSelect, 'guildId' | 'awardedAt'> &
  Pick<AwardRequest, 'lootItemId' | 'difficulty'>

interface Officer {
  userId: UserId
  guild: OwnGuild
}

/**
 * Stores an award and ticks the wishes that it fulfils, unless nobody receives the item. A bonus roll
 * takes no drop, and nobody else could have got it. An award that exists stays as it is.
 * @returns whether the award is new
 * @throws HttpError 400 if the item, its difficulty or the recipient does not exist, 409 if
 *   the item has just been awarded, unless the request confirms it, and if the guild has no room for
 *   another award
 */
export async function storeAward(
  transaction: Database,
  { userId, guild }: Officer,
  { wishlistId, isConfirmed = false, ...request }: AwardRequest,
  now: Date,
): Promise<boolean> {
  await lockGuild(transaction, guild.id)
  const isAward = and(eq(guildAwards.guildId, guild.id), eq(guildAwards.id, request.id))
  if ((await transaction.$count(guildAwards, isAward)) > 0) return false
  await requireRoomForAwards(transaction, guild.id, 1)
  const night =
    request.nightId === undefined
      ? await findRunning(transaction, guild.id)
      : await requireNight(transaction, guild.id, request.nightId)
  const award = {
    id: request.id,
    guildId: guild.id,
    difficulty: request.difficulty,
    response: request.response ?? null,
    isAwardReason: isAwardReason(request.response),
    ...(await selectDrop(transaction, request)),
    ...(await requireRecipient(transaction, guild.id, request)),
    awardedAt: night?.endedAt && night.endedAt < now ? night.endedAt : now,
    awardedBy: userId,
    awardedByName: nameOf(guild),
    source: 'guildr' as const,
  }
  const ofNight = { ...award, nightId: night?.id }
  if (request.response === BONUS_ROLL) {
    await transaction.insert(guildAwards).values(ofNight)
  } else {
    const drop = night && (await takeDrop(transaction, night, request, { isConfirmed, now }))
    const isGivenAway = drop ? ofDrop(drop) : ofRecent(award)
    if (!isConfirmed && isGivenAway) await rejectAwarded(transaction, isGivenAway, now)
    await transaction.insert(guildAwards).values({ ...ofNight, dropId: drop?.id })
    await storeCandidates(transaction, award)
  }
  if (!award.isAwardReason) await tickAwardedWishes(transaction, award, wishlistId)
  // One that is entered after the night is in its summary.
  if (!night?.endedAt)
    await addAwardPost(transaction, { guildId: guild.id, awardId: award.id }, now)
  return true
}

/** The condition for the awards of a drop of a raid night; undefined while one of them is left. */
function ofDrop({ id, isLeft }: TakenDrop) {
  return isLeft ? undefined : eq(guildAwards.dropId, id)
}

/**
 * The condition for the awards of the item in the minutes before another. Imported awards do not
 * count: they are of earlier drops. Bonus rolls are of none.
 */
function ofRecent({ guildId, lootItemId, difficulty, awardedAt }: NewAward) {
  return and(
    eq(guildAwards.guildId, guildId),
    eq(guildAwards.lootItemId, lootItemId),
    eq(guildAwards.difficulty, difficulty),
    eq(guildAwards.source, 'guildr'),
    or(isNull(guildAwards.response), ne(guildAwards.response, BONUS_ROLL)),
    gt(guildAwards.awardedAt, new Date(awardedAt.getTime() - CONFIRMED_WITHIN_MINUTES * 60_000)),
  )
}

/**
 * @param isGivenAway the condition for the awards of the item
 * @throws HttpError 409 if there is one (docs/specification.md, section 10)
 */
async function rejectAwarded(transaction: Database, isGivenAway: SQL, now: Date) {
  const [earlier] = await transaction
    .select({
      recipientName: guildAwards.recipientName,
      awardedBy: guildAwards.awardedByName,
      awardedAt: guildAwards.awardedAt,
    })
    .from(guildAwards)
    .where(isGivenAway)
    .orderBy(desc(guildAwards.awardedAt))
    .limit(1)
  if (!earlier) return
  const { awardedAt, ...details } = earlier
  const ageMs = Math.max(0, now.getTime() - awardedAt.getTime())
  throw conflict('This item has just been awarded', 'ALREADY_AWARDED', {
    award: { ...details, secondsAgo: Math.floor(ageMs / 1000) },
  })
}

/** The name of the user's character with the best rank. */
export function nameOf({ characters }: OwnGuild): string | null {
  const [first] = (characters ?? []).toSorted((one, other) => one.rank - other.rank)
  return first?.name ?? null
}

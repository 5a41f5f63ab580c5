import type { AwardId, GuildId } from '@/contract/ids'
import { type changeAward } from '@/contract/guilds/guild-awards'
import { BONUS_ROLL, isAwardReason } from '@/contract/guilds/award-responses'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../../database/database'
import { guildAwards, instances } from '../../database/schema'
import { invalid, notFound } from '../../http/http-errors'
import { requireDifficulty } from '../../wishlists/require-valid-wishlist'
import { storeCandidates } from './award-candidates'
import { requireRecipient } from './award-recipients'
import { tickAwardedWishes, untickAwardedWishes } from './award-wishes'
import { lockGuild } from '../lock-guild'
import { moveDrop } from '../nights/drops'

type StoredAward = typeof guildAwards.$inferSelect
type Change = z.output<typeof changeAward.body>

/**
 * Changes the recipient, the response or the difficulty of an award. The wishes that it has ticked
 * are exchanged for those of the new recipient or difficulty. Another difficulty has other candidates.
 * @throws HttpError 404 if the award does not exist, 400 if the recipient or the difficulty does not,
 *   or if it would become a bonus roll or is one and would be none
 */
export async function storeAwardChange(
  transaction: Database,
  guildId: GuildId,
  awardId: AwardId,
  change: Change,
  now: Date,
): Promise<void> {
  await lockGuild(transaction, guildId)
  const isAward = and(eq(guildAwards.guildId, guildId), eq(guildAwards.id, awardId))
  const [before] = await transaction.select().from(guildAwards).where(isAward)
  if (!before) throw notFound('Award')
  const { difficulty } = change
  if (difficulty !== undefined) {
    requireDifficulty(await selectDifficulties(transaction, before), difficulty)
  }
  const response = change.response === undefined ? before.response : change.response
  if ((response === BONUS_ROLL) !== (before.response === BONUS_ROLL)) {
    throw invalid({ response: 'A bonus roll is no award of a drop. Undo it, and award the item.' })
  }
  const next = {
    ...before,
    ...(await recipientOf(transaction, before, { ...change, response })),
    ...(difficulty && { difficulty }),
    response,
    isAwardReason: change.response === undefined ? before.isAwardReason : isAwardReason(response),
  }
  const hasOtherWishes =
    next.recipientId !== before.recipientId ||
    next.difficulty !== before.difficulty ||
    next.isAwardReason !== before.isAwardReason
  if (hasOtherWishes) await untickAwardedWishes(transaction, guildId, awardId)
  const { recipientId, recipientName, recipientRealmSlug, recipientClassName } = next
  const { isGuest, passedOnBy } = next
  const { dropId: dropBefore, lootItemId } = before
  const hasOtherDrop = next.difficulty !== before.difficulty && dropBefore && lootItemId
  const dropId =
    hasOtherDrop && difficulty
      ? await moveDrop(transaction, dropBefore, { lootItemId, difficulty }, now)
      : dropBefore
  await transaction
    .update(guildAwards)
    .set({
      recipientId,
      recipientName,
      recipientRealmSlug,
      recipientClassName,
      isGuest,
      passedOnBy,
      difficulty: next.difficulty,
      response,
      isAwardReason: next.isAwardReason,
      dropId,
    })
    .where(isAward)
  if (next.difficulty !== before.difficulty) await storeCandidates(transaction, next)
  if (hasOtherWishes && !next.isAwardReason)
    await tickAwardedWishes(transaction, next, change.wishlistId)
}

/** The difficulties on which the item of an award drops. */
async function selectDifficulties(transaction: Database, { instanceId }: StoredAward) {
  if (instanceId === null) throw invalid({ difficulty: 'The raid of this award does not exist' })
  const [raid] = await transaction
    .select({ difficulties: instances.availableDifficulties })
    .from(instances)
    .where(eq(instances.id, instanceId))
  return raid?.difficulties ?? []
}

/** The recipient after a change, and who has passed the item on. */
async function recipientOf(
  transaction: Database,
  before: StoredAward,
  {
    recipientId,
    guest,
    response,
    isPassedOn,
  }: Omit<Change, 'response'> & Pick<StoredAward, 'response'>,
) {
  if (recipientId === undefined && guest === undefined) return {}
  const next = await requireRecipient(transaction, before.guildId, { recipientId, guest, response })
  const { recipientName, passedOnBy } = before
  const owners = isPassedOn && recipientName !== null ? [...passedOnBy, recipientName] : passedOnBy
  // Who gets it back has not passed it on.
  const position = owners.indexOf(next.recipientName ?? '')
  return { ...next, passedOnBy: position === -1 ? owners : owners.slice(0, position) }
}

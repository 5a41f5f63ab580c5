import type { awardItem } from '@/contract/guild-awards'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../database/client'
import { bosses, guildAwards, guildMembers, instances, lootItems } from '../database/schema'
import { invalid } from '../http/errors'
import { requireDifficulty } from '../wishlists/require-valid-wishlist'
import { tickAwardedWish } from './award-wishes'
import type { OwnGuild } from './require-member'

type AwardRequest = z.output<typeof awardItem.body>

interface Officer {
  userId: string
  guild: OwnGuild
}

/**
 * Stores an award and ticks the wish that it fulfils. An award that exists stays as it is.
 * @returns whether the award is new
 * @throws HttpError 400 if the item, its difficulty or the recipient does not exist
 */
export async function storeAward(
  transaction: Database,
  { userId, guild }: Officer,
  { wishlistId, ...request }: AwardRequest,
  now: Date,
): Promise<boolean> {
  const [existing] = await transaction
    .select({ id: guildAwards.id })
    .from(guildAwards)
    .where(and(eq(guildAwards.guildId, guild.id), eq(guildAwards.id, request.id)))
  if (existing) return false
  const award = {
    id: request.id,
    guildId: guild.id,
    difficulty: request.difficulty,
    response: request.response ?? null,
    ...(await selectDrop(transaction, request)),
    ...(await selectRecipient(transaction, guild.id, request.recipientId)),
    awardedAt: now,
    awardedBy: userId,
    awardedByName: nameOf(guild),
    source: 'guildr' as const,
  }
  const inserted = await transaction
    .insert(guildAwards)
    .values(award)
    // The same request, sent twice at the same time.
    .onConflictDoNothing()
    .returning({ id: guildAwards.id })
  if (inserted.length === 0) return false
  await tickAwardedWish(transaction, award, wishlistId)
  return true
}

async function selectDrop(
  transaction: Database,
  { lootItemId, difficulty }: Pick<AwardRequest, 'lootItemId' | 'difficulty'>,
) {
  const [found] = await transaction
    .select({
      drop: {
        lootItemId: lootItems.id,
        itemId: lootItems.itemId,
        itemName: lootItems.name,
        slot: lootItems.itemSlot,
        instanceId: instances.id,
        instanceName: instances.name,
        bossName: bosses.name,
      },
      difficulties: instances.availableDifficulties,
    })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .innerJoin(instances, eq(instances.id, bosses.instanceId))
    .where(eq(lootItems.id, lootItemId))
  if (!found) throw invalid({ lootItemId: 'This item does not exist' })
  requireDifficulty(found.difficulties, difficulty)
  return found.drop
}

async function selectRecipient(transaction: Database, guildId: string, recipientId: number) {
  const [member] = await transaction
    .select({
      recipientId: guildMembers.blizzardCharacterId,
      recipientName: guildMembers.name,
      recipientRealmSlug: guildMembers.realmSlug,
      recipientClassName: guildMembers.className,
    })
    .from(guildMembers)
    .where(
      and(eq(guildMembers.guildId, guildId), eq(guildMembers.blizzardCharacterId, recipientId)),
    )
  // The name is missing if the roster has not been read for too long.
  if (!member?.recipientName) {
    throw invalid({ recipientId: 'This character is not on the roster' })
  }
  return { ...member, recipientName: member.recipientName }
}

/** The name of the user's character with the best rank. */
function nameOf({ characters }: OwnGuild): string | null {
  const [first] = (characters ?? []).toSorted((one, other) => one.rank - other.rank)
  return first?.name ?? null
}

import type { GuildId } from '@/contract/ids'
import { type awardItem } from '@/contract/guilds/guild-awards'
import { NOBODY_RESPONSES } from '@/contract/guilds/raid-nights'
import { and, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../../database/database'
import { guildAwards, guildMembers } from '../../database/schema'
import { invalid } from '../../http/http-errors'
import { findMember, groupMembers, selectMembers } from './match-awards'

type RecipientFields = Pick<z.output<typeof awardItem.body>, 'recipientId' | 'guest'> & {
  response?: string | null | undefined
}

const NOBODY = {
  recipientId: null,
  recipientName: null,
  recipientRealmSlug: null,
  recipientClassName: null,
  isGuest: false,
}

/**
 * What an award stores of its recipient.
 * @throws HttpError 400 if the character is not on the roster, and without a recipient unless the
 *   response needs none
 */
export async function requireRecipient(
  transaction: Database,
  guildId: GuildId,
  { recipientId, guest, response }: RecipientFields,
) {
  if (recipientId == null) {
    if (guest)
      return {
        ...NOBODY,
        recipientName: guest.name,
        recipientClassName: guest.className,
        isGuest: true,
      }
    if (NOBODY_RESPONSES.some((one) => one === response)) return NOBODY
    throw invalid({ recipientId: 'Please choose who gets the item' })
  }
  if (guest) throw invalid({ guest: 'Only one recipient is possible' })
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
  return { ...member, isGuest: false }
}

/**
 * Makes the awards to guests those of the members with the same name and class who have joined
 * since. One statement if there are no such awards.
 */
export async function assignGuestAwards(transaction: Database, guildId: GuildId): Promise<void> {
  const awards = await transaction
    .select({
      id: guildAwards.id,
      name: guildAwards.recipientName,
      className: guildAwards.recipientClassName,
    })
    .from(guildAwards)
    .where(and(eq(guildAwards.guildId, guildId), eq(guildAwards.isGuest, true)))
  if (awards.length === 0) return
  const members = groupMembers(await selectMembers(transaction, guildId))
  for (const { id, name, className } of awards) {
    const member = findMember(members, name ?? '')
    if (!member || member.className !== className) continue
    await transaction
      .update(guildAwards)
      .set({
        recipientId: member.id,
        recipientName: member.name,
        recipientRealmSlug: member.realmSlug,
        isGuest: false,
      })
      .where(and(eq(guildAwards.guildId, guildId), eq(guildAwards.id, id)))
  }
}

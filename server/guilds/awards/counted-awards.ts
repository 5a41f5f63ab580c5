import { UNCOUNTED_RESPONSES } from '@/contract/guilds/award-responses'
import { and, eq, isNull, notInArray, or } from 'drizzle-orm'
import { guildAwards } from '../../database/schema'

/**
 * The condition that a character has received the item of an award: an award reason says that
 * nobody has.
 */
export const isReceived = eq(guildAwards.isAwardReason, false)

/** The condition for the received items that a board counts. */
export const isCounted = and(
  isReceived,
  or(isNull(guildAwards.response), notInArray(guildAwards.response, UNCOUNTED_RESPONSES.slice())),
)

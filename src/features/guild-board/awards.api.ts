import type { AwardId, GuildId } from '@/contract/ids'
import { send } from '@/api/client'
import type { CallBody, CallQuery } from '@/contract/call'
import * as contract from '@/contract/guilds/guild-awards'

export type AwardRequest = CallBody<typeof contract.awardItem>
export type AwardFilter = CallQuery<typeof contract.listAwards>

/** Awards an item to a character on the roster. Sent again with the same id, it changes nothing. */
export function awardItem(guildId: GuildId, body: AwardRequest) {
  return send(contract.awardItem, { params: { guildId }, body })
}

/** Deletes an award and restores the wish that it has ticked. */
export function undoAward(guildId: GuildId, awardId: AwardId) {
  return send(contract.undoAward, { params: { guildId, awardId } })
}

/** The awards of a guild, newest first, in parts. */
export function listAwards(guildId: GuildId, query: AwardFilter, signal?: AbortSignal) {
  return send(contract.listAwards, { params: { guildId }, query, signal })
}

/** Awards to the user's characters after the time `since`, newest first. */
export function listOwnAwards(since: string, signal?: AbortSignal) {
  return send(contract.listOwnAwards, { query: { since }, signal })
}

import type { AwardId, GuildId } from '@/contract/ids'
import { send } from '@/api/client'
import type { CallAnswer, CallQuery } from '@/contract/call'
import { listAwards } from '@/contract/guilds/guild-awards'
import { getDecision } from '@/contract/guilds/raiders'
import { guildKey } from '@/features/guilds/guilds.queries'
import { queryOptions } from '@tanstack/react-query'

export type AwardFilter = CallQuery<typeof listAwards>

export type AwardPart = CallAnswer<typeof listAwards>

/** An award, and those who wanted the item when it was awarded, by rank. */
export type Decision = CallAnswer<typeof getDecision>

/** Other officers award items at the same time. */
const STALE_MS = 10_000

/** One part of the awards of a guild, newest first. */
export function awardsQuery(guildId: GuildId, filter: AwardFilter) {
  return queryOptions({
    queryKey: [...guildKey(guildId), 'awards', filter],
    queryFn: ({ signal }) => send(listAwards, { params: { guildId }, query: filter, signal }),
    staleTime: STALE_MS,
  })
}

/** Needs the feature `raiders`. */
export function decisionQuery(guildId: GuildId, awardId: AwardId) {
  return queryOptions({
    queryKey: [...guildKey(guildId), 'decision', awardId],
    queryFn: ({ signal }) => send(getDecision, { params: { guildId, awardId }, signal }),
    staleTime: STALE_MS,
  })
}

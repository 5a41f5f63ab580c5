import type { AwardId, GuildId } from '@/contract/ids'
import { send } from '@/api/client'
import type { CallAnswer, CallQuery } from '@/contract/call'
import { listAwards, listOwnAwards } from '@/contract/guilds/guild-awards'
import { getDecision } from '@/contract/guilds/raiders'
import { guildKey, guildsQuery } from '@/features/guilds/guilds.queries'
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

/** Prefix of the awards to the user's characters. */
export const ownAwardsKey = [...guildsQuery().queryKey, 'own-awards'] as const

/** Awards to the user's characters after the time `since`. Needs the feature `guild-board`. */
export function ownAwardsQuery(since: string) {
  return queryOptions({
    queryKey: [...ownAwardsKey, since],
    queryFn: ({ signal }) => send(listOwnAwards, { query: { since }, signal }),
    retryOnMount: false,
    refetchOnWindowFocus: 'always',
  })
}

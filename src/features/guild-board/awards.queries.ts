import type { GuildId } from '@/contract/ids'
import { guildKey, guildsQuery } from '@/features/guilds/guilds.queries'
import { queryOptions } from '@tanstack/react-query'
import { listAwards, listOwnAwards, type AwardFilter } from './awards.api'

/** Other officers award items at the same time. */
const STALE_MS = 10_000

/** One part of the awards of a guild. */
export function awardsQuery(guildId: GuildId, filter: AwardFilter) {
  return queryOptions({
    queryKey: [...guildKey(guildId), 'awards', filter],
    queryFn: ({ signal }) => listAwards(guildId, filter, signal),
    staleTime: STALE_MS,
  })
}

/** Awards to the user's characters after the time `since`. Needs the feature `guild-board`. */
export function ownAwardsQuery(since: string) {
  return queryOptions({
    queryKey: [...guildsQuery().queryKey, 'own-awards', since],
    queryFn: ({ signal }) => listOwnAwards(since, signal),
    retryOnMount: false,
    refetchOnWindowFocus: 'always',
  })
}

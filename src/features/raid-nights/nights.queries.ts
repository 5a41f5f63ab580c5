import type { GuildId, NightId } from '@/contract/ids'
import { send } from '@/api/client'
import { getNight, listNights, type Night } from '@/contract/guilds/raid-nights'
import { guildKey } from '@/features/guilds/guilds.queries'
import { useFeature } from '@/features/session/use-feature'
import { queryOptions, useQuery } from '@tanstack/react-query'

/** Other officers change nights at the same time. */
const STALE_MS = 10_000

/** The nights of a guild, newest first. */
export function nightsQuery(guildId: GuildId) {
  return queryOptions({
    queryKey: [...guildKey(guildId), 'nights'],
    queryFn: ({ signal }) => send(listNights, { params: { guildId }, signal }),
    staleTime: STALE_MS,
  })
}

/** A night with its raiders, drops and awards. */
export function nightQuery(guildId: GuildId, nightId: NightId) {
  return queryOptions({
    queryKey: [...guildKey(guildId), 'night', nightId],
    queryFn: ({ signal }) => send(getNight, { params: { guildId, nightId }, signal }),
    staleTime: STALE_MS,
  })
}

export function findRunning(nights: readonly Night[] = []): Night | undefined {
  return nights.find(({ endedAt }) => endedAt == null)
}

/** The night of a guild that is running; undefined without one, and until it is known. */
export function useRunningNight(guildId: GuildId): Night | undefined {
  const hasNights = useFeature('raid-nights')
  const { data } = useQuery({ ...nightsQuery(guildId), enabled: hasNights })
  return hasNights ? findRunning(data) : undefined
}

import { send } from '@/api/client'
import { listOwnAwards } from '@/contract/guilds/award'
import { queryOptions } from '@tanstack/react-query'
import { guildsQuery } from './guilds.queries'

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

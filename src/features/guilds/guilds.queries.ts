import { charactersKey } from '@/features/session/session.queries'
import { queryOptions } from '@tanstack/react-query'
import { listGuilds } from './guilds.api'

export function guildsQuery() {
  return queryOptions({
    queryKey: [...charactersKey, 'guilds'],
    queryFn: ({ signal }) => listGuilds(signal),
  })
}

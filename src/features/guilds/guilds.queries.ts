import { queryOptions } from '@tanstack/react-query'
import { listGuilds } from './guilds.api'

export function guildsQuery() {
  return queryOptions({ queryKey: ['guilds'], queryFn: ({ signal }) => listGuilds(signal) })
}

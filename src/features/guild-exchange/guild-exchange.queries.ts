import type { GuildId } from '@/contract/ids'
import { guildKey } from '@/features/guilds/guilds.queries'
import { queryOptions } from '@tanstack/react-query'
import { listAwardImports } from './guild-exchange.api'

/** The imports of a guild that can be undone. Needs the feature `award-imports`. */
export function awardImportsQuery(guildId: GuildId) {
  return queryOptions({
    queryKey: [...guildKey(guildId), 'award-imports'],
    queryFn: ({ signal }) => listAwardImports(guildId, signal),
  })
}

import type { GuildId } from '@/contract/ids'
import { send } from '@/api/client'
import { listAwardImports } from '@/contract/guilds/guild-import'
import { guildKey } from '@/features/guilds/guilds.queries'
import { queryOptions } from '@tanstack/react-query'

/** The imports of a guild that can be undone, newest first. Needs the feature `award-imports`. */
export function awardImportsQuery(guildId: GuildId) {
  return queryOptions({
    queryKey: [...guildKey(guildId), 'award-imports'],
    queryFn: ({ signal }) => send(listAwardImports, { params: { guildId }, signal }),
  })
}

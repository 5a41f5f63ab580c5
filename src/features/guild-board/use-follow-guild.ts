import type { GuildChange } from '@/contract/guilds/guild-changes'
import type { GuildId } from '@/contract/ids'
import { guildKey } from '@/features/guilds/guilds.queries'
import { useGuildChanges } from '@/features/guilds/use-guild-changes'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'

/** Reads the data of the pages of a guild again when others change it. */
export function useFollowGuild(guildId: GuildId) {
  const queryClient = useQueryClient()
  const queryKey = guildKey(guildId)
  useGuildChanges([guildId], (changes) => {
    void queryClient.invalidateQueries({
      queryKey,
      predicate: (query) => {
        const ofGuild = query.queryKey.slice(queryKey.length)
        return changes.some((change) => isConcerned(ofGuild, change))
      },
    })
  })
}

/**
 * Whether a change concerns a query of the guild.
 * @param queryKey without the prefix of the guild
 */
function isConcerned([part, instanceId, difficulty]: QueryKey, change: GuildChange): boolean {
  const isOfBoard =
    (change.instanceId == null || change.instanceId === instanceId) &&
    (change.difficulty == null || change.difficulty === difficulty)
  switch (part) {
    case 'board':
      return isOfBoard
    case 'roster':
      return change.kind === 'board' ? isOfBoard : change.kind !== 'lock'
    case 'raider':
      return change.kind !== 'lock'
    case 'nights':
    case 'night':
      return change.kind === 'nights' || change.kind === 'awards'
    case 'awards':
    case 'decision':
    case 'award-imports':
      return change.kind === 'awards'
    default:
      return change.kind === 'roster'
  }
}

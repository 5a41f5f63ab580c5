import type { CharacterId, GuildId } from '@/contract/ids'
import { send } from '@/api/client'
import { listGuilds, type Guild, getGuild } from '@/contract/guilds/guild'
import { useFeature } from '@/features/session/use-feature'
import { charactersKey } from '@/features/characters/characters.queries'
import { queryOptions, useQuery } from '@tanstack/react-query'

export function guildsQuery() {
  return queryOptions({
    queryKey: [...charactersKey, 'guilds'],
    queryFn: ({ signal }) => send(listGuilds, { signal }),
    retryOnMount: false,
  })
}

/** Prefix of everything about one guild. Invalidate it when sharing, ranks or the roster change. */
export function guildKey(guildId: GuildId) {
  return [...guildsQuery().queryKey, guildId] as const
}

export function guildQuery(guildId: GuildId) {
  return queryOptions({
    queryKey: [...guildKey(guildId), 'guild'],
    queryFn: ({ signal }) => send(getGuild, { params: { guildId }, signal }),
  })
}

/**
 * The guilds that have a board for the user: those of which they are a member. Empty until they are
 * known.
 */
export function useMemberships(): readonly Guild[] {
  const hasBoards = useFeature('guild-board')
  const { data } = useQuery({ ...guildsQuery(), enabled: hasBoards })
  return hasBoards && data ? data.filter(isMember) : []
}

/**
 * Whether the main wishlists of one of the user's characters, or of any of them, are shared with a
 * guild.
 */
export function useIsShared(characterId?: CharacterId): boolean {
  return useMemberships().some(({ characters = [] }) =>
    characters?.some(({ id, isShared }) => isShared && (!characterId || id === characterId)),
  )
}

/** Whether one of the user's characters is on the roster of a guild. */
export function isMember({ rank }: Guild): boolean {
  return rank != null
}

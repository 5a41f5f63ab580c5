import type { CharacterId } from '@/contract/ids'
import { send } from '@/api/client'
import { onboardGuild, type Guild } from '@/contract/guilds/guild'
import { setGuildSharing } from '@/contract/guilds/guild-roster'
import { toastFailure } from '@/features/session/toast-failure'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query'
import { guildQuery, guildsQuery } from './guilds.queries'

/**
 * Connects (onboards) a guild: the backend reads its roster, which provides rank and member count.
 */
export function useOnboardGuild() {
  return useMutation({
    mutationFn: ({ id }: Pick<Guild, 'id' | 'name'>) =>
      send(onboardGuild, { body: { guildId: id } }),
    onSuccess: (_, { name }) => toast.success(`Connected ${name}`),
    onError: (error, { name }) => {
      toastFailure(`Could not connect ${name}`, error)
    },
    meta: { refresh: guildsQuery().queryKey },
  })
}

interface Sharing {
  characterId: CharacterId
  characterName: string
  isShared: boolean
}

/** Starts or ends sharing the main wishlists of a character with a guild. */
export function useSetSharing({ id, name }: Pick<Guild, 'id' | 'name'>) {
  const queryClient = useQueryClient()
  const sharing: UseMutationResult<unknown, Error, Sharing> = useMutation({
    mutationFn: ({ characterId, isShared }: Sharing) =>
      send(setGuildSharing, { params: { guildId: id }, body: { characterId, isShared } }),
    onSuccess: (_, change) => {
      const { characterName, isShared } = change
      if (isShared) {
        toast.success(`${name} sees the main wishlists of ${characterName}`)
        return
      }
      toast.success(`${name} no longer sees the wishlists of ${characterName}`, {
        undo: () => sharing.mutate({ ...change, isShared: true }),
      })
    },
    onError: (error, { characterName }) => {
      toastFailure(`Could not change the sharing of ${characterName}`, error)
    },
    // Boards show what is shared, and the sharing decides which locks concern a wishlist. The board
    // would ask to share if its guild were read again only when it is opened.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(),
        queryClient.refetchQueries({ queryKey: guildQuery(id).queryKey, type: 'inactive' }),
      ]),
  })
  return sharing
}

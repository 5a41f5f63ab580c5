import { AuthError, messageOf } from '@/api/errors'
import type { Guild } from '@/contract/guild'
import { toast } from '@/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { onboardGuild, setGuildSharing } from './guilds.api'
import { wishlistsKey } from '@/features/session/session.queries'
import { guildsQuery } from './guilds.queries'

/** Connects (onboards) a guild: the backend reads its roster, which provides rank and member count. */
export function useOnboardGuild() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Pick<Guild, 'id' | 'name'>) => onboardGuild(id),
    onSuccess: ({ name }) => toast.success(`Connected ${name}`),
    onError: (error, { name }) => {
      // A 401 redirects to /login.
      if (error instanceof AuthError) return
      toast.error(`Could not connect ${name}`, { description: messageOf(error) })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildsQuery().queryKey }),
  })
}

/** The character whose sharing is changed. */
interface Sharing {
  characterId: string
  characterName: string
  isShared: boolean
}

/** Starts or ends sharing the main wishlists of a character with a guild. */
export function useSetSharing({ id, name }: Pick<Guild, 'id' | 'name'>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ characterId, isShared }: Sharing) => setGuildSharing(id, characterId, isShared),
    onSuccess: (_, { characterName, isShared }) =>
      toast.success(
        isShared
          ? `${name} sees the main wishlists of ${characterName}`
          : `${name} no longer sees the wishlists of ${characterName}`,
      ),
    onError: (error, { characterName }) => {
      // A 401 redirects to /login.
      if (error instanceof AuthError) return
      toast.error(`Could not change the sharing of ${characterName}`, {
        description: messageOf(error),
      })
    },
    onSettled: () => {
      // A guild's lock ends with the sharing.
      void queryClient.invalidateQueries({ queryKey: wishlistsKey })
      // The queries of each guild are below this key.
      return queryClient.invalidateQueries({ queryKey: guildsQuery().queryKey })
    },
  })
}

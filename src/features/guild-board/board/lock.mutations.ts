import { send } from '@/api/client'
import type { CallBody } from '@/contract/call'
import type { Guild } from '@/contract/guilds/guild'
import { lockGuildLists, unlockGuildLists } from '@/contract/guilds/guild-locks'
import type { Instance } from '@/contract/instance'
import { guildKey } from '@/features/guilds/guilds.queries'
import { wishlistsKey } from '@/features/wishlists/wishlists.queries'
import { useMutation, useQueryClient } from '@tanstack/react-query'

/** The guild's board and the user's own lists show a lock. */
function useRefreshLocks({ id }: Pick<Guild, 'id'>) {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: wishlistsKey })
    return queryClient.invalidateQueries({ queryKey: guildKey(id) })
  }
}

/** Locks the shared main wishlists for a raid. The dialog shows failures. */
export function useLockLists(guild: Pick<Guild, 'id'>, instance: Pick<Instance, 'id' | 'name'>) {
  const onSuccess = useRefreshLocks(guild)
  return useMutation({
    mutationFn: (body: CallBody<typeof lockGuildLists>) =>
      send(lockGuildLists, { params: { guildId: guild.id, instanceId: instance.id }, body }),
    onSuccess,
  })
}

export function useUnlockLists(guild: Pick<Guild, 'id'>, instance: Pick<Instance, 'id' | 'name'>) {
  const refresh = useRefreshLocks(guild)
  return useMutation({
    mutationFn: () =>
      send(unlockGuildLists, { params: { guildId: guild.id, instanceId: instance.id } }),
    meta: { failure: 'Could not unlock the lists' },
    onSettled: refresh,
  })
}

import { AuthError, messageOf } from '@/api/errors'
import type { Guild } from '@/contract/guild'
import { toast } from '@/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { onboardGuild } from './guilds.api'
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

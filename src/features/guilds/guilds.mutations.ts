import { AuthError, messageOf } from '@/api/errors'
import { toast } from '@/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { onboardGuild } from './guilds.api'
import { guildsQuery } from './guilds.queries'

/** Onboards a guild: the backend reads its roster, which provides rank and member count. */
export function useOnboardGuild() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: onboardGuild,
    onSuccess: (guild) => toast.success(`Onboarded ${guild.name}`),
    onError: (error) => {
      // A 401 redirects to /login.
      if (!(error instanceof AuthError)) toast.error(messageOf(error))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildsQuery().queryKey }),
  })
}

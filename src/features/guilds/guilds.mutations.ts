import { messageOf } from '@/api/errors'
import { toast } from '@/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { onboardGuild } from './guilds.api'
import { guildsQuery } from './guilds.queries'

/** Onboards a guild: its roster is read, ranks and member count appear. */
export function useOnboardGuild() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: onboardGuild,
    onSuccess: (guild) => toast.success(`Onboarded ${guild.name}`),
    onError: (error) => toast.error(messageOf(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: guildsQuery().queryKey }),
  })
}

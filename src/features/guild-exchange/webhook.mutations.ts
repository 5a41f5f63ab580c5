import { send } from '@/api/client'
import { ignoreMissing } from '@/api/ignore-missing'
import type { CallBody } from '@/contract/call'
import { deleteWebhook, postToWebhook, setWebhook } from '@/contract/guilds/webhook'
import type { GuildId, NightId } from '@/contract/ids'
import { guildsQuery } from '@/features/guilds/guilds.queries'
import { toastFailure } from '@/features/session/toast-failure'
import { toast } from '@/ui/messages/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeFailure } from './webhook-words'

/** Sets the webhook of a guild. Errors are for its form. */
export function useSetWebhook(guildId: GuildId) {
  const refetch = useRefetchGuilds()
  return useMutation({
    mutationFn: (address: string) => send(setWebhook, { params: { guildId }, body: { address } }),
    onSuccess: () => toast.success('Webhook set'),
    onSettled: refetch,
  })
}

/** Changes what is posted. */
export function useChangeWebhook(guildId: GuildId) {
  const refetch = useRefetchGuilds()
  return useMutation({
    mutationFn: (body: Pick<CallBody<typeof setWebhook>, 'postsAwards'>) =>
      send(setWebhook, { params: { guildId }, body }),
    onError: (error) => {
      toastFailure('Could not change what is posted to Discord', error)
    },
    onSettled: refetch,
  })
}

/** Removes the webhook of a guild. One that does not exist any more is removed. */
export function useRemoveWebhook(guildId: GuildId) {
  const refetch = useRefetchGuilds()
  return useMutation({
    mutationFn: () => ignoreMissing(send(deleteWebhook, { params: { guildId } })),
    onSuccess: () => toast.success('Webhook removed'),
    onError: (error) => {
      toastFailure('Could not remove the webhook', error)
    },
    onSettled: refetch,
  })
}

/** Posts the summary of a night to Discord; without a night, a test. */
export function usePostToDiscord(guildId: GuildId) {
  const refetch = useRefetchGuilds()
  return useMutation({
    mutationFn: (nightId?: NightId) =>
      send(postToWebhook, { params: { guildId }, body: { nightId } }),
    onSuccess: ({ isPosted, failure }) => {
      if (isPosted) toast.success('Posted to Discord')
      else if (failure == null) {
        toast.warning('Not posted yet', { description: 'Discord asks to wait. It follows then.' })
      } else {
        toast.error('Could not post to Discord', { description: describeFailure(failure) })
      }
    },
    onError: (error) => {
      toastFailure('Could not post to Discord', error)
    },
    onSettled: refetch,
  })
}

/** Guilds tell what is posted, and what has failed. */
function useRefetchGuilds() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: guildsQuery().queryKey })
}

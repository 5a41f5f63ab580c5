import { send } from '@/api/client'
import { ignoreMissing } from '@/api/ignore-missing'
import type { CallBody } from '@/contract/call'
import { deleteWebhook, postToWebhook, setWebhook } from '@/contract/guilds/webhook'
import type { GuildId, NightId } from '@/contract/ids'
import { guildsQuery } from '@/features/guilds/guilds.queries'
import { toast } from '@/ui/messages/toast'
import { useMutation } from '@tanstack/react-query'
import { describeFailure } from './webhook-words'

/** Guilds tell what is posted, and what has failed. */
const refresh = guildsQuery().queryKey

/** Sets the webhook of a guild. Errors are for its form. */
export function useSetWebhook(guildId: GuildId) {
  return useMutation({
    mutationFn: (address: string) => send(setWebhook, { params: { guildId }, body: { address } }),
    onSuccess: () => toast.success('Webhook set'),
    meta: { refresh },
  })
}

/** Changes what is posted. */
export function useChangeWebhook(guildId: GuildId) {
  return useMutation({
    mutationFn: (body: Pick<CallBody<typeof setWebhook>, 'postsAwards'>) =>
      send(setWebhook, { params: { guildId }, body }),
    meta: {
      failure: 'Could not change what is posted to Discord',
      refresh,
    },
  })
}

/** Removes the webhook of a guild. One that does not exist any more is removed. */
export function useRemoveWebhook(guildId: GuildId) {
  return useMutation({
    mutationFn: () => ignoreMissing(send(deleteWebhook, { params: { guildId } })),
    onSuccess: () => toast.success('Webhook removed'),
    meta: { failure: 'Could not remove the webhook', refresh },
  })
}

/** Posts the summary of a night to Discord; without a night, a test. */
export function usePostToDiscord(guildId: GuildId) {
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
    meta: { failure: 'Could not post to Discord', refresh },
  })
}

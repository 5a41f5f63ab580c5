import type { Guild } from '@/contract/guilds/guild'
import { timeAgo } from '@/lib/format'
import { InlineMessage } from '@/ui/messages/inline-message'
import { describeFailure } from '../webhook-words'

/** Says officers why something was not posted to Discord, as long as nothing was posted since. */
export function WebhookFailure({ guild: { webhook } }: { guild: Pick<Guild, 'webhook'> }) {
  if (webhook?.failure == null) return null
  return (
    <InlineMessage tone="warning" role="status">
      {`Discord, ${timeAgo(webhook.failedAt) ?? 'lately'}: ${describeFailure(webhook.failure)}`}
    </InlineMessage>
  )
}

import { hasRank, type Guild } from '@/contract/guilds/guild'
import type { CountedDrop } from '@/contract/guilds/night-counts'
import { writeNightSummary } from '@/contract/guilds/night-summary'
import type { NightDetails } from '@/contract/guilds/raid-nights'
import { Messages } from '@/features/guild-exchange/components/messages'
import { canPost } from '@/features/guild-exchange/webhook-words'
import { usePostToDiscord } from '@/features/guild-exchange/webhook.mutations'
import { useFeature } from '@/features/session/use-feature'
import type { DialogProps } from '@/lib/load-later'
import { plural } from '@/lib/format'
import { useIsOnline } from '@/lib/use-is-online'
import { Button } from '@/ui/button'
import { Modal } from '@/ui/overlays/modal'
import { Link } from '@tanstack/react-router'
import { describeNight } from '../night-words'

interface NightSummaryDialogProps extends DialogProps {
  guild: Guild
  night: NightDetails
  undecided: readonly CountedDrop[]
  /** Ends the night; undefined if the user cannot, or if it has ended. */
  end: { isDisabled: boolean; isPending: boolean; onConfirm: () => void } | undefined
}

/** What is undecided in a night, and its summary for Discord. Officers end the night. */
export function NightSummaryDialog(props: NightSummaryDialogProps) {
  const { guild, night, undecided, end, open, onOpenChange } = props
  const post = usePostToDiscord(guild.id)
  const isOnline = useIsOnline()
  const canSetWebhook = useFeature('discord-webhook') && hasRank(guild, 'Officer')
  const left = undecided.reduce((sum, one) => sum + one.left, 0)
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      isDismissible={!end?.isPending}
      title={end ? 'End night' : 'Summary'}
      description="Who was there, and who has got what, for Discord."
      footer={
        (canPost(guild) || end) && (
          <>
            {canPost(guild) && (
              <Button
                variant="secondary"
                disabled={!isOnline}
                isLoading={post.isPending}
                loadingText="Posting..."
                onClick={() => post.mutate(night.id)}
              >
                Post to Discord
              </Button>
            )}
            {end && (
              <Button
                disabled={end.isDisabled}
                isLoading={end.isPending}
                loadingText="Ending..."
                onClick={end.onConfirm}
              >
                End night
              </Button>
            )}
          </>
        )
      }
    >
      {left > 0 && (
        <div className="mb-4 text-sm">
          <p className="font-semibold text-warning-text">
            {`${plural(left, 'drop is', 'drops are')} undecided`}
          </p>
          <ul className="text-muted">
            {undecided.map(({ drop, left: count }) => (
              <li key={drop.id}>{count > 1 ? `${drop.itemName} (${count})` : drop.itemName}</li>
            ))}
          </ul>
        </div>
      )}
      {open && (
        <Messages
          messages={writeNightSummary(guild, night, describeNight(night, guild.timeZone))}
          variant={end ? 'secondary' : undefined}
        />
      )}
      {canSetWebhook && !canPost(guild) && (
        <p className="mt-4 text-sm text-muted">
          To post summaries from here, set a webhook{' '}
          <Link
            to="/guilds/$guildId/roster"
            params={{ guildId: guild.id }}
            search={true}
            className="underline"
          >
            on the roster
          </Link>
          .
        </p>
      )}
    </Modal>
  )
}

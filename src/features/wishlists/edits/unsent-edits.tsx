import { useOutdatedSince } from '@/api/stored-queries'
import { formatRecent, plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { InlineMessage } from '@/ui/messages/inline-message'
import { useBlocker } from '@tanstack/react-router'
import { useResumeEdits } from './edits.mutations'
import { useUnsentEdits } from './shown-edits'
import { useFollowOtherTabs } from './other-tabs'

/**
 * Sends the edits of earlier visits. Without a connection, says so, with the number of unsent edits
 * and the age of what is shown. If the browser cannot store them, asks before the player leaves the
 * page. Rendered on every page, because edits stay pending when the player leaves the list.
 */
export function UnsentEdits() {
  useResumeEdits()
  useFollowOtherTabs()
  const { pendingCount, isUnsent, isOffline, isStored, limit, readIsUnsent } = useUnsentEdits()
  const outdatedSince = useOutdatedSince()
  const reason = isOffline
    ? 'Offline'
    : limit
      ? 'Too many requests'
      : 'The server cannot be reached'
  const time = isOffline
    ? 'once you are online'
    : limit?.retryAfter
      ? `after a wait of ${plural(limit.retryAfter, 'second')}`
      : 'later'
  const place = isStored ? '' : ' in this tab'
  const kept = `: ${plural(pendingCount, 'change')} ${pendingCount === 1 ? 'is' : 'are'} kept${place} and sent ${time}`
  const age = outdatedSince === undefined ? '' : ` Last updated ${formatRecent(outdatedSince)}.`
  const text = `${reason}${isUnsent ? kept : ''}.${age}`

  const blocker = useBlocker({
    disabled: pendingCount === 0 || isStored,
    enableBeforeUnload: true,
    // Does not ask if the edits are merely being sent, or if only the search parameters change.
    shouldBlockFn: ({ current, next }) => readIsUnsent() && current.pathname !== next.pathname,
    withResolver: true,
  })

  return (
    <>
      {/* Above the page, so that it moves nothing. On phones it is at the bottom, because it would
          hide the heading. */}
      <div
        role="status"
        className="pointer-events-none sticky top-12 z-30 mx-auto h-0 w-full max-w-page sm:top-16 short:top-12 sm:px-6"
      >
        {(isOffline || isUnsent || outdatedSince !== undefined) && (
          <InlineMessage
            tone="warning"
            // Moves the toasts (toasts.css).
            data-notice
            // The height of a bar at the bottom.
            style={{ marginBottom: 'var(--bottom-action)' }}
            className="ml-auto rounded-t-none bg-raised shadow-overlay max-sm:fixed max-sm:inset-x-0 max-sm:bottom-above-nav max-sm:rounded-none max-sm:border-x-0 max-sm:py-1.5 max-sm:text-xs sm:w-fit"
          >
            {text}
          </InlineMessage>
        )}
      </div>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        onOpenChange={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
        variant="warning"
        title={`Leave with ${plural(pendingCount, 'unsent change')}?`}
        description="They are kept while this tab stays open, and sent when the server can be reached again."
        confirmLabel="Leave"
        cancelLabel="Stay"
      />
    </>
  )
}

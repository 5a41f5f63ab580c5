import { useStoredSince } from '@/api/stored-queries'
import { formatRecent, plural } from '@/lib/format'
import { InlineMessage } from '@/ui/inline-message'
import { useBlocker } from '@tanstack/react-router'
import { useResumeEdits, useUnsentEdits } from '../edits.mutations'
import { QuestionDialog, useQuestion } from './question-dialog'

/**
 * Sends the edits of earlier visits, and shows the number of unsent edits and the age of stored data. If the browser cannot store
 * them, asks before the player leaves the page. Rendered on every page, because edits stay pending when
 * the player leaves the list.
 */
export function UnsentEdits() {
  useResumeEdits()
  const { pendingCount, isUnsent, isOffline, isStored, readIsUnsent } = useUnsentEdits()
  const question = useQuestion()
  const storedSince = useStoredSince()
  const changes = plural(pendingCount, 'change')

  useBlocker({
    disabled: pendingCount === 0 || isStored,
    enableBeforeUnload: true,
    // Does not ask if the edits are merely being sent, or if only the search parameters change.
    shouldBlockFn: async ({ current, next }) =>
      readIsUnsent() && current.pathname !== next.pathname && !(await question.ask()),
  })

  return (
    <>
      {/* Above the page, so that it moves nothing. On phones it is at the bottom, because it would hide the heading. */}
      <div
        role="status"
        className="pointer-events-none sticky top-12 z-30 mx-auto h-0 w-full max-w-page sm:top-16 sm:px-6"
      >
        {(isUnsent || storedSince !== undefined) && (
          <InlineMessage
            tone="warning"
            // The height of a bar at the bottom.
            style={{ marginBottom: 'var(--bottom-action)' }}
            className="ml-auto rounded-t-none bg-raised shadow-overlay max-sm:fixed max-sm:inset-x-0 max-sm:bottom-above-nav max-sm:rounded-none max-sm:border-x-0 max-sm:py-1.5 max-sm:text-xs sm:w-fit"
          >
            {isOffline ? 'Offline' : 'The server cannot be reached'}
            {isUnsent && (
              <>
                : {changes} {pendingCount === 1 ? 'is' : 'are'} kept{isStored ? '' : ' in this tab'}{' '}
                and sent {isOffline ? 'once you are online' : 'later'}
              </>
            )}
            .{storedSince !== undefined && ` Shown as of ${formatRecent(storedSince)}.`}
          </InlineMessage>
        )}
      </div>
      <QuestionDialog
        question={question}
        variant="warning"
        title={`Leave with ${plural(pendingCount, 'unsent change')}?`}
        description="They are kept while this tab stays open, and sent when the server can be reached again."
        confirmLabel="Leave"
      />
    </>
  )
}

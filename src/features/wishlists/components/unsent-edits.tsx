import { askBeforeSignOut } from '@/features/session/sign-out-prompt'
import { plural } from '@/lib/format'
import { lazyComponent } from '@/lib/lazy-component'
import { InlineMessage } from '@/ui/inline-message'
import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useUnsentEdits } from '../edits.mutations'

/** Rendered while it is closed, so that its code is loaded before the device goes offline. */
const ConfirmDialog = lazyComponent(
  async () => (await import('@/ui/confirm-dialog')).ConfirmDialog,
  null,
)

/**
 * Shows the number of unsent edits, and asks before the player leaves the page with unsent edits or
 * signs out with pending edits. Rendered on every page, because edits stay pending when the player
 * leaves the list.
 */
export function UnsentEdits() {
  const { pendingCount, isUnsent, isOffline, readIsUnsent } = useUnsentEdits()
  const { question, ask, answer } = useQuestion()
  const changes = plural(pendingCount, 'change')
  const unsentChanges = plural(pendingCount, 'unsent change')

  useBlocker({
    disabled: pendingCount === 0,
    enableBeforeUnload: true,
    // Does not ask if the edits are merely being sent, or if only the search parameters change.
    shouldBlockFn: async ({ current, next }) =>
      readIsUnsent() && current.pathname !== next.pathname && !(await ask('leave')),
  })
  useEffect(() => {
    if (pendingCount > 0) return askBeforeSignOut(() => ask('sign out'))
  }, [pendingCount, ask])

  return (
    <>
      <div
        role="status"
        className="sticky top-12 z-20 mx-auto w-full max-w-page px-4 sm:top-16 sm:px-6"
      >
        {isUnsent && (
          <InlineMessage tone="warning" className="mt-4 bg-raised">
            {isOffline ? 'Offline' : 'The server cannot be reached'}: {changes}{' '}
            {pendingCount === 1 ? 'is' : 'are'} kept and will be sent when{' '}
            {isOffline ? 'you are back online' : 'it can be reached again'}.
          </InlineMessage>
        )}
      </div>
      <ConfirmDialog
        open={question !== null}
        onOpenChange={() => answer(false)}
        onConfirm={() => answer(true)}
        cancelLabel="Stay"
        {...(question === 'sign out'
          ? {
              variant: 'destructive',
              title: `Sign out and lose ${changes}?`,
              description: 'Unsent changes cannot be sent after you sign out.',
              confirmLabel: 'Sign out',
            }
          : {
              variant: 'warning',
              title: `Leave with ${unsentChanges}?`,
              description:
                'They are kept while this tab stays open, and sent when the server can be reached again.',
              confirmLabel: 'Leave',
            })}
      />
    </>
  )
}

type Question = 'leave' | 'sign out'

/** Asks a question in a dialog and resolves with the answer. */
function useQuestion() {
  const [asked, setAsked] = useState<{ question: Question; resolve: (answer: boolean) => void }>()
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>((resolve) => {
        setAsked({ question, resolve })
      }),
    [],
  )
  return {
    question: asked?.question ?? null,
    ask,
    answer(isYes: boolean) {
      asked?.resolve(isYes)
      setAsked(undefined)
    },
  }
}

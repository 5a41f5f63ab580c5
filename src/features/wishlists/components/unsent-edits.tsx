import { askBeforeSignOut } from '@/features/session/sign-out-prompt'
import { plural } from '@/lib/format'
import { lazyComponent } from '@/lib/lazy-component'
import { InlineMessage } from '@/ui/inline-message'
import { useBlocker } from '@tanstack/react-router'
import { useCallback, useEffect, useState } from 'react'
import { useUnsentEdits } from '../edits.mutations'

/** Fetched as soon as the page is there, not when it is needed: nothing can be fetched offline. */
const ConfirmDialog = lazyComponent(
  async () => (await import('@/ui/confirm-dialog')).ConfirmDialog,
  null,
)

/**
 * Says that edits are kept while the server cannot be reached, and asks before they are left behind
 * or lost. Around every page, since they outlive the one they were made on.
 */
export function UnsentEdits() {
  const { count, isHeldUp, isOffline, readIsHeldUp } = useUnsentEdits()
  const { question, ask, answer } = useQuestion()
  const changes = plural(count, 'change')

  useBlocker({
    disabled: count === 0,
    enableBeforeUnload: true,
    // What is merely on its way goes on by itself; so does another view of the same page.
    shouldBlockFn: async ({ current, next }) =>
      readIsHeldUp() && current.pathname !== next.pathname && !(await ask('leave')),
  })
  useEffect(() => {
    if (count > 0) return askBeforeSignOut(() => ask('sign out'))
  }, [count, ask])

  return (
    <>
      <div role="status" className="sticky top-16 z-20 mx-auto w-full max-w-page px-4 sm:px-6">
        {isHeldUp && (
          <InlineMessage tone="warning" className="mt-4 bg-raised">
            {isOffline ? 'Offline' : 'The server cannot be reached'}: {changes}{' '}
            {count === 1 ? 'is' : 'are'} kept and will be sent when{' '}
            {isOffline ? 'you are back' : 'it is back'}.
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
              description: 'What has not been sent yet cannot be sent once you are signed out.',
              confirmLabel: 'Sign out',
            }
          : {
              variant: 'warning',
              title: `Leave with ${changes} not sent yet?`,
              description:
                'They are kept as long as this tab stays open, and sent as soon as the server can be reached.',
              confirmLabel: 'Leave',
            })}
      />
    </>
  )
}

type Question = 'leave' | 'sign out'

/** A question to the person as a promise. */
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

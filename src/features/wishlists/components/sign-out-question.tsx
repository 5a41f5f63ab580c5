import { askBeforeSignOut } from '@/features/session/sign-out-prompt'
import { plural } from '@/lib/format'
import { lazyComponent } from '@/lib/lazy-component'
import { useEffect, useState } from 'react'
import { useDiscardEdits } from '../edits.mutations'
import { useQuestion } from '../use-question'

/** Rendered while it is closed, so that its code is loaded before the device goes offline. */
const ConfirmDialog = lazyComponent(
  async () => (await import('@/ui/confirm-dialog')).ConfirmDialog,
  null,
)

/** Asks before a sign-out discards edits that have not been sent. */
export function SignOutQuestion() {
  const { count, discard } = useDiscardEdits()
  const { isAsking, ask, answer } = useQuestion()
  const [asked, setAsked] = useState(0)

  useEffect(
    () =>
      askBeforeSignOut(async () => {
        const discarded = count()
        if (discarded === 0) return true
        setAsked(discarded)
        const isConfirmed = await ask()
        if (isConfirmed) discard()
        return isConfirmed
      }),
    [ask, count, discard],
  )

  return (
    <ConfirmDialog
      open={isAsking}
      onOpenChange={() => answer(false)}
      onConfirm={() => answer(true)}
      variant="destructive"
      title={`Sign out and discard ${plural(asked, 'change')}?`}
      description="They have not been sent to the server yet."
      confirmLabel="Sign out"
      cancelLabel="Stay"
    />
  )
}

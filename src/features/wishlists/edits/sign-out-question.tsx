import { askBeforeSignOut } from '@/features/session/sign-out'
import { plural } from '@/lib/format'
import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { useEffect, useState } from 'react'
import { useDiscardEdits } from './edits.mutations'

/** Asks before a sign-out discards edits that have not been sent. */
export function SignOutQuestion() {
  const { count, discard } = useDiscardEdits()
  /** The number of edits, and while the question is asked, the function that answers it. */
  const [{ discarded, answer }, setQuestion] = useState<{
    discarded: number
    answer?: (isConfirmed: boolean) => void
  }>({ discarded: 0 })

  useEffect(
    () =>
      askBeforeSignOut(async () => {
        const counted = count()
        if (counted === 0) return true
        const isConfirmed = await new Promise<boolean>((resolve) => {
          setQuestion({ discarded: counted, answer: resolve })
        })
        setQuestion({ discarded: counted })
        if (isConfirmed) discard()
        return isConfirmed
      }),
    [count, discard],
  )

  return (
    <ConfirmDialog
      open={answer !== undefined}
      onOpenChange={() => answer?.(false)}
      onConfirm={() => answer?.(true)}
      variant="destructive"
      title={`Sign out and discard ${plural(discarded, 'change')}?`}
      description={`${discarded === 1 ? 'It has' : 'They have'} not been sent to the server yet.`}
      confirmLabel="Sign out"
      cancelLabel="Stay"
    />
  )
}

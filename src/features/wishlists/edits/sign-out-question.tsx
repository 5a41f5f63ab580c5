import { askBeforeSignOut } from '@/features/session/sign-out'
import { plural } from '@/lib/format'
import { useEffect, useState } from 'react'
import { useDiscardEdits } from './edits.mutations'
import { QuestionDialog, useQuestion } from '../components/question-dialog'

/** Asks before a sign-out discards edits that have not been sent. */
export function SignOutQuestion() {
  const { count, discard } = useDiscardEdits()
  const [discarded, setDiscarded] = useState(0)
  const question = useQuestion()
  const { ask } = question

  useEffect(
    () =>
      askBeforeSignOut(async () => {
        const counted = count()
        if (counted === 0) return true
        setDiscarded(counted)
        const isConfirmed = await ask()
        if (isConfirmed) discard()
        return isConfirmed
      }),
    [ask, count, discard],
  )

  return (
    <QuestionDialog
      question={question}
      variant="destructive"
      title={`Sign out and discard ${plural(discarded, 'change')}?`}
      description={`${discarded === 1 ? 'It has' : 'They have'} not been sent to the server yet.`}
      confirmLabel="Sign out"
    />
  )
}

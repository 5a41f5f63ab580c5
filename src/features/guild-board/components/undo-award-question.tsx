import type { GuildId } from '@/contract/ids'
import type { Award } from '@/contract/guilds/award'
import { ConfirmDialog } from '@/ui/lazy-dialogs'
import { useState } from 'react'
import { describeAward, useUndoAward } from '../awards.mutations'

/**
 * Asks whether an award is to be undone, and undoes it.
 * @returns the function that asks, and the question to be rendered
 */
export function useUndoAwardQuestion(guildId: GuildId) {
  const [undoing, setUndoing] = useState<Award | null>(null)
  const undo = useUndoAward(guildId)
  const question = (
    <ConfirmDialog
      open={undoing !== null}
      onOpenChange={() => setUndoing(null)}
      title="Undo this award?"
      description={
        undoing &&
        `${describeAward(undoing)} is removed from the history. The wish is wanted again, unless its owner has changed it since.`
      }
      confirmLabel="Undo award"
      onConfirm={() => {
        if (undoing) undo.mutate(undoing)
        setUndoing(null)
      }}
    />
  )
  return [setUndoing as (award: Award) => void, question] as const
}

import { InlineMessage } from '@/ui/messages/inline-message'
import { useGrid } from '../sheet/grid-context'
import { DiscardDialog } from './discard-dialog'
import { useAfterClosing } from './use-after-closing'
import type { DraftProblem } from './use-draft'

interface DraftSectionProps {
  problem: DraftProblem | null
  /** Whether the user is asked to discard the rows. */
  isDiscarding: boolean
  onDiscard: () => void
  onClose: () => void
}

/** Says what is wrong with the draft, and asks before it is discarded. */
export function DraftSection({ problem, isDiscarding, onDiscard, onClose }: DraftSectionProps) {
  const { focus } = useGrid()
  useAfterClosing(isDiscarding, () => focus.focusActiveCell())
  return (
    <>
      {problem === 'not-stored' && (
        <InlineMessage tone="warning" role="alert">
          The draft could not be saved in this browser. Submit it or save it as CSV, or it will be
          lost when the page is reloaded.
        </InlineMessage>
      )}
      {problem === 'changed-elsewhere' && (
        <InlineMessage tone="warning" role="status">
          Another tab has changed this draft. Reload the page to see it; the next change in this tab
          replaces it.
        </InlineMessage>
      )}
      {isDiscarding && (
        <DiscardDialog
          onConfirm={() => {
            onDiscard()
            onClose()
          }}
          open
          onOpenChange={onClose}
        />
      )}
    </>
  )
}

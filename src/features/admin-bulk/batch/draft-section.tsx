import { plural } from '@/lib/format'
import { InlineMessage } from '@/ui/messages/inline-message'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { useGrid, useGridState } from '../sheet/grid-context'
import { useAfterClosing } from './use-after-closing'
import type { DraftProblem } from './use-draft'

interface DraftSectionProps {
  problem: DraftProblem | null
  isDiscarding: boolean
  onDiscard: () => void
  onClose: () => void
}

export function DraftSection({ problem, isDiscarding, onDiscard, onClose }: DraftSectionProps) {
  const { checks, focus } = useGrid()
  useAfterClosing(isDiscarding, () => focus.focusActiveCell())
  const { count, noun } = useGridState(({ rows }) => ({
    count: rows.filter((row) => checks.isSent(row)).length,
    noun: rows.some(({ source }) => source) ? 'change' : 'item',
  }))
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
        <ConfirmDialog
          open
          onOpenChange={onClose}
          onConfirm={() => {
            onDiscard()
            onClose()
          }}
          variant="destructive"
          title={`Discard ${plural(count, noun)}?`}
          description="This clears the grid and deletes its draft."
          confirmLabel="Discard"
        />
      )}
    </>
  )
}

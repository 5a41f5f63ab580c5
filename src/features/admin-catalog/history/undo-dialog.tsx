import { messageOf } from '@/api/errors'
import { UNDO_DAYS, type HistoryEntry } from '@/contract/admin/admin-history'
import { RowsSkeleton } from '@/ui/messages/page-skeleton'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { forgetLastUndoable } from '../last-undoable.queries'
import { useUndoChange } from './history.mutations'
import { undoPreviewQuery } from './history.queries'
import { describeOutcome, describeChange, describeUndo, namesOf } from './history-words'

interface UndoDialogProps {
  entry: HistoryEntry
  onClose: () => void
}

/** Says what the undo of a change would do, and asks. A toast reports a failure. */
export function UndoDialog({ entry, onClose }: UndoDialogProps) {
  const { data: outcome, error } = useQuery(undoPreviewQuery(entry.id))
  const undo = useUndoChange()
  const queryClient = useQueryClient()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      variant="warning"
      title={`Undo “${describeChange(entry)}”?`}
      description={namesOf(entry) || (entry.instanceName ?? undefined)}
      confirmLabel="Undo"
      pendingText="Undoing..."
      isConfirmDisabled={!outcome}
      isPending={undo.isPending}
      error={error && messageOf(error)}
      onConfirm={() =>
        undo.mutate(
          {
            changeId: entry.id,
            message: describeUndo(entry),
            // Only what the admin has seen: a wish that was added since stops the undo.
            isForced: outcome !== undefined && outcome.wishlists > 0,
          },
          {
            onSuccess: () => {
              forgetLastUndoable(queryClient)
              onClose()
            },
          },
        )
      }
    >
      {!outcome && !error && (
        <div role="status" aria-label="Reading what will happen">
          <RowsSkeleton count={2} />
        </div>
      )}
      {outcome && (
        <>
          <ul className="space-y-1 text-text">
            {describeOutcome(outcome, entry.action).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="text-muted">
            The undo is in the history
            {/* What was deleted and restored can be deleted again. */}
            {entry.action !== 'deleted' && `, and can be undone for ${UNDO_DAYS} days`}.
          </p>
        </>
      )}
    </ConfirmDialog>
  )
}

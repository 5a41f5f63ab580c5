import { messageOf } from '@/api/errors'
import { plural } from '@/lib/format'
import { Button, buttonStyles } from '@/ui/button'
import { ErrorMessage, InlineMessage } from '@/ui/messages/inline-message'
import { Link } from '@tanstack/react-router'
import { useId, type Ref } from 'react'
import type { SubmittedBatch } from './batch-types'

interface BatchBannerProps {
  /** The banner, which can take the focus. */
  ref: Ref<HTMLDivElement>
  batch: SubmittedBatch
  /** The name of its instance if another one, or none, is chosen. */
  instanceName?: string
  isUndoing: boolean
  /** Whether rows are being checked or submitted. */
  isSubmitting: boolean
  error: Error | null
  onUndo: () => void
  /** Checks the rows in the grid and asks before it submits them. */
  onSubmitAgain: () => void
  onDismiss: () => void
}

export function BatchBanner({
  ref,
  batch: { counts, deletedCount, written, request, returnedTo, target },
  instanceName,
  isUndoing,
  isSubmitting,
  error,
  onUndo,
  onSubmitAgain,
  onDismiss,
}: BatchBannerProps) {
  const isUndone = written.length === 0
  const hasWritten = counts.new + counts.changed + deletedCount > 0
  const textId = useId()
  return (
    <div ref={ref} role="group" aria-labelledby={textId} tabIndex={-1} className="space-y-2">
      <InlineMessage tone={isUndone ? 'info' : 'success'}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" id={textId}>
            {instanceName && <span>{`${instanceName}: `}</span>}
            <span>
              {isUndone
                ? 'The batch was undone.'
                : resultText(counts, deletedCount, request.deletions.length)}
            </span>
            {isUndone && <span>{` ${RETURNED[returnedTo ?? 'grid']}`}</span>}
          </p>
          <span className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="ghost"
              disabled={isUndoing || isSubmitting}
              onClick={onDismiss}
            >
              Dismiss
            </Button>
            {!isUndone && target.instanceId !== '' && (
              <Link
                to="/admin/loot"
                search={{ instanceId: target.instanceId, bossId: target.bossId || undefined }}
                className={buttonStyles({ variant: 'ghost', size: 'sm' })}
              >
                Show in the loot table
              </Link>
            )}
            {!isUndone && hasWritten && (
              <Button
                size="sm"
                variant="outline"
                isLoading={isUndoing}
                loadingText="Undoing..."
                onClick={onUndo}
              >
                Undo this batch
              </Button>
            )}
            {returnedTo === 'grid' && (
              <Button size="sm" variant="outline" disabled={isSubmitting} onClick={onSubmitAgain}>
                Submit again
              </Button>
            )}
          </span>
        </div>
      </InlineMessage>
      {error && <ErrorMessage>{messageOf(error)}</ErrorMessage>}
    </div>
  )
}

/** Where the rows of an undone batch are. */
const RETURNED = {
  grid: 'Its rows are in the grid again, and are not submitted.',
  draft: 'Its rows are in the draft of that instance: choose it to see them.',
} as const

function resultText(counts: SubmittedBatch['counts'], deleted: number, deletions: number): string {
  const parts = [
    counts.new > 0 && `${plural(counts.new, 'item')} created`,
    counts.changed > 0 && `${plural(counts.changed, 'item')} updated`,
    counts.duplicate > 0 && `${plural(counts.duplicate, 'item was', 'items were')} there already`,
    deleted > 0 && `${plural(deleted, 'item')} deleted`,
    deletions > deleted &&
      `${plural(deletions - deleted, 'item was', 'items were')} deleted before`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

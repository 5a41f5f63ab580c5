import { messageOf } from '@/api/errors'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import { useEffect, useRef } from 'react'
import type { OutcomeCounts, SubmittedBatch } from '../batch-types'

interface BatchBannerProps {
  batch: SubmittedBatch
  isUndoing: boolean
  isSubmitting: boolean
  /** The error of the last undo or submit. */
  error: Error | null
  onUndo: () => void
  onSubmitAgain: () => void
  onDismiss: () => void
}

/** Shows the result of the last batch, with buttons to undo it or to submit it again. */
export function BatchBanner({
  batch: { counts, batchIds, incomplete, request },
  isUndoing,
  isSubmitting,
  error,
  onUndo,
  onSubmitAgain,
  onDismiss,
}: BatchBannerProps) {
  const isUndone = batchIds.length === 0
  const banner = useRef<HTMLDivElement>(null)
  // On a phone, the banner is out of view when the user submits, so the page scrolls to it.
  useEffect(() => {
    // In braces, because newer browsers return a promise, which React would take for a cleanup function.
    banner.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={banner} className="space-y-2">
      <InlineMessage tone={incomplete ? 'warning' : isUndone ? 'info' : 'success'}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">
            {incomplete
              ? `Only ${incomplete.count} of ${request.items.length + request.edits.length} rows were submitted: ${incomplete.reason} Check and submit again to complete the batch, or undo it.`
              : isUndone
                ? 'The batch was undone.'
                : resultText(counts)}
          </p>
          <span className="flex gap-2">
            <Button
              size="sm"
              variant="ghost"
              disabled={isUndoing || isSubmitting}
              onClick={onDismiss}
            >
              Dismiss
            </Button>
            {!isUndone ? (
              <Button
                size="sm"
                variant="outline"
                isLoading={isUndoing}
                loadingText="Undoing..."
                onClick={onUndo}
              >
                Undo this batch
              </Button>
            ) : (
              <Button
                size="sm"
                variant="outline"
                isLoading={isSubmitting}
                loadingText="Submitting..."
                onClick={onSubmitAgain}
              >
                Submit again
              </Button>
            )}
          </span>
        </div>
      </InlineMessage>
      {error && (
        <InlineMessage tone="error" role="alert">
          {messageOf(error)}
        </InlineMessage>
      )}
    </div>
  )
}

function resultText(counts: OutcomeCounts): string {
  const parts = [
    counts.new > 0 && `${plural(counts.new, 'item')} created`,
    counts.changed > 0 && `${plural(counts.changed, 'item')} updated`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

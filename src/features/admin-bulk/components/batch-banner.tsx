import { messageOf } from '@/api/errors'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import { useEffect, useRef } from 'react'
import type { Batch } from '../admin-bulk.queries'

interface BatchBannerProps {
  batch: Batch
  isUndoing: boolean
  isRedoing: boolean
  /** Why the last of the two failed. */
  error: Error | null
  onUndo: () => void
  onRedo: () => void
  onDismiss: () => void
}

/** What became of the last entry, and the way back; it stays until the next one or a word. */
export function BatchBanner({
  batch: { tally, batchId },
  isUndoing,
  isRedoing,
  error,
  onUndo,
  onRedo,
  onDismiss,
}: BatchBannerProps) {
  const banner = useRef<HTMLDivElement>(null)
  // It stands above the grid, and on a phone out of sight of the button that brought it.
  useEffect(() => {
    // Newer browsers answer with a promise; React would take it for the cleaning up.
    banner.current?.scrollIntoView({ block: 'center' })
  }, [])
  const done = [
    tally.new > 0 && `${plural(tally.new, 'item')} created`,
    tally.changed > 0 && `${plural(tally.changed, 'item')} brought up to date`,
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <div ref={banner} className="space-y-2">
      <InlineMessage tone={batchId ? 'success' : 'info'}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status">{batchId ? `${done}.` : 'The batch was undone.'}</p>
          <span className="flex gap-2">
            <Button size="sm" variant="ghost" disabled={isUndoing || isRedoing} onClick={onDismiss}>
              Dismiss
            </Button>
            {batchId ? (
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
                isLoading={isRedoing}
                loadingText="Submitting..."
                onClick={onRedo}
              >
                Submit it again
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

import { plural, timeAgo } from '@/lib/format'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import { useEffect } from 'react'
import type { Draft } from '../draft'
import { useGrid, useGridState } from '../grid-context'

interface DraftBannerProps {
  draft: Draft
  onDiscard: () => void
  /** Called by the button, and when the user has changed the grid. */
  onKeep: () => void
}

/** Tells the user that the grid was restored from a draft, until the user works on it. */
export function DraftBanner({ draft, onDiscard, onKeep }: DraftBannerProps) {
  const { store } = useGrid()
  const hasChanged = useGridState(() => store.canUndo)
  useEffect(() => {
    if (hasChanged) onKeep()
  }, [hasChanged, onKeep])

  return (
    <InlineMessage tone="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">
          Restored your draft of {plural(draft.rows.length, 'row')}, saved {timeAgo(draft.savedAt)}.
        </p>
        <span className="flex gap-2">
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            Discard draft
          </Button>
          <Button size="sm" variant="outline" onClick={onKeep}>
            Keep draft
          </Button>
        </span>
      </div>
    </InlineMessage>
  )
}

import { plural, timeAgo } from '@/lib/format'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import type { Draft } from '../draft'

interface DraftBannerProps {
  draft: Draft
  onDiscard: () => void
  onKeep: () => void
}

/** Tells the user that the grid was restored from a draft. */
export function DraftBanner({ draft, onDiscard, onKeep }: DraftBannerProps) {
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

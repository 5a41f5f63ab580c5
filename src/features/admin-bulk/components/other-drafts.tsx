import { plural, timeAgo } from '@/lib/format'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import type { OtherDraft } from '../draft'

interface OtherDraftsProps {
  drafts: readonly OtherDraft[]
  onOpen: (draft: OtherDraft) => void
  onDiscard: (draft: OtherDraft) => void
  onHide: () => void
}

/** Offers the drafts of other tabs, by time and number of rows. */
export function OtherDrafts({ drafts, onOpen, onDiscard, onHide }: OtherDraftsProps) {
  return (
    <InlineMessage tone="info">
      <div className="flex items-start justify-between gap-3">
        <ul
          aria-label="Drafts of other tabs"
          className="max-h-40 min-w-0 space-y-1 overflow-y-auto"
        >
          {drafts.map((draft) => {
            const name = `${plural(draft.rows.length, 'row')}, saved ${timeAgo(draft.savedAt)}`
            return (
              <li key={draft.key} className="flex flex-wrap items-center gap-2">
                <span>Draft of {name}</span>
                <Button
                  size="sm"
                  variant="outline"
                  aria-label={`Open the draft of ${name}`}
                  onClick={() => onOpen(draft)}
                >
                  Open
                </Button>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={`Discard the draft of ${name}`}
                  onClick={() => onDiscard(draft)}
                >
                  Discard
                </Button>
              </li>
            )
          })}
        </ul>
        <Button size="sm" variant="ghost" onClick={onHide}>
          Not now
        </Button>
      </div>
    </InlineMessage>
  )
}

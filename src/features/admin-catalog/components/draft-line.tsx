import { plural } from '@/lib/format'
import { InlineMessage } from '@/ui/messages/inline-message'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { countDraftRows } from '../draft-rows'
import { ROW_LINK } from '../row-link'

/** Says that rows of the bulk page wait to be submitted. */
export function DraftLine() {
  const [counts] = useState(countDraftRows)
  if (counts.length === 0) return null
  const rows = counts.reduce((sum, count) => sum + count, 0)
  const drafts = counts.length === 1 ? 'A draft' : `${counts.length} drafts`
  return (
    <InlineMessage tone="info">
      <span>{`${drafts} with ${plural(rows, 'row')} ${counts.length === 1 ? 'is' : 'are'} not submitted yet.`}</span>{' '}
      <Link to="/admin/loot-bulk" className={ROW_LINK}>
        Continue
      </Link>
    </InlineMessage>
  )
}

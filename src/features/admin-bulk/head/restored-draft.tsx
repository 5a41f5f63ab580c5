import { useEffect, useState } from 'react'
import { describeDraft, type Draft } from '../batch/draft'
import { useGrid, useGridState } from '../sheet/grid-context'
import { Info } from './info-line'

interface RestoredDraftProps {
  draft: Draft
  /** Called when the user has changed or submitted the rows. */
  onKeep: () => void
}

/** Tells the user that the grid was restored from a draft, until the user works on it. */
export function RestoredDraft({ draft, onKeep }: RestoredDraftProps) {
  const { store } = useGrid()
  const [countBefore] = useState(store.changeCount)
  const hasChanged = useGridState(() => store.canUndo || store.changeCount !== countBefore)
  useEffect(() => {
    if (hasChanged) onKeep()
  }, [hasChanged, onKeep])
  return <Info text={`Restored your draft of ${describeDraft(draft)}.`} />
}

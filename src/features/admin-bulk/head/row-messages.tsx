import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { useEffect, useState } from 'react'
import { describeDraft, type Draft } from '../batch/draft'
import { filledRows, isBlankRow } from '../columns/grid-rows'
import { useGrid, useGridState, useSettledState } from '../sheet/grid-context'
import { NO_ROWS } from '../sheet/state/grid-state'
import { ConflictingRows } from './conflicting-rows'
import { FillByName } from './fill-by-name'
import { FillRows } from './fill-rows'
import { FixAll } from './fix-all'
import { Info, LineButton } from './info-line'
import { MissingBosses } from './missing-bosses'

interface RowMessagesProps {
  /** The name of the chosen instance; empty if none is chosen. */
  instanceName: string
  onAddBosses: (names: readonly string[]) => void
  /** The draft with which the grid was filled, until the user has worked on it. */
  restored: Draft | null
  onKeepRestored: () => void
}

/** What has to be said about the rows in the grid, the most urgent first. */
export function RowMessages({
  instanceName,
  onAddBosses,
  restored,
  onKeepRestored,
}: RowMessagesProps) {
  const canReadItems = useFeature('journal')
  return (
    <>
      <ConflictingRows />
      <FixAll />
      {instanceName !== '' && <MissingBosses instanceName={instanceName} onAdd={onAddBosses} />}
      {canReadItems && <FillRows />}
      <FillByName />
      {restored && <RestoredDraft draft={restored} onKeep={onKeepRestored} />}
      <StoredRows />
      <EditHint />
      <EmptyHint />
    </>
  )
}

interface RestoredDraftProps {
  draft: Draft
  /** Called when the user has changed or submitted the rows. */
  onKeep: () => void
}

/** Tells the user that the grid was restored from a draft, until the user works on it. */
function RestoredDraft({ draft, onKeep }: RestoredDraftProps) {
  const { store } = useGrid()
  const [countBefore] = useState(store.changeCount)
  const hasChanged = useGridState(() => store.canUndo || store.changeCount !== countBefore)
  useEffect(() => {
    if (hasChanged) onKeep()
  }, [hasChanged, onKeep])
  return <Info text={`Restored your draft of ${describeDraft(draft)}.`} />
}

/** Offers to remove the rows that the raid has, together with the blank rows between them. */
function StoredRows() {
  const { store, checks, focus } = useGrid()
  const { rows } = useSettledState()
  const { size } = checks.storedRows(rows)
  if (size === 0) return null

  function remove() {
    const all = filledRows(store.getState().rows)
    const stored = checks.storedRows(all)
    store.replaceRows(all.filter(({ id }) => !stored.has(id)))
    focus.focusActiveCell()
  }

  return (
    <Info text={`${plural(size, 'row is', 'rows are')} already in the raid, unchanged.`}>
      <LineButton onClick={remove}>{`Remove ${size === 1 ? 'it' : 'them'}`}</LineButton>
    </Info>
  )
}

function EditHint() {
  const { checks } = useGrid()
  const canDelete = useFeature('admin-history')
  const { rows } = useSettledState()
  const opened = rows.filter(({ source }) => source)
  if (opened.length === 0) return null
  const changed = opened.filter((row) => checks.editOf(row) !== null).length
  const deleted = opened.filter(({ isDeleted }) => isDeleted).length
  return (
    <Info
      text={`${changed} of ${plural(opened.length, 'existing item')} changed${deleted > 0 ? `, ${deleted} to be deleted` : ''}.${canDelete ? '' : ' Items are not deleted with their rows.'}`}
    />
  )
}

function EmptyHint() {
  const { store } = useGrid()
  const { rows, hiddenRows } = useGridState((state) => state)
  if (rows.every(({ id }) => hiddenRows.has(id)))
    return (
      <Info text="No rows match the filter.">
        <LineButton onClick={() => store.hideRows(NO_ROWS)}>Show all</LineButton>
      </Info>
    )
  return rows.every(isBlankRow) && <Info text="Paste rows from a spreadsheet, or type." />
}

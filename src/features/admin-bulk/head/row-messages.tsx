import { useFeature } from '@/features/session/use-feature'
import { plural } from '@/lib/format'
import { useState } from 'react'
import { CompareDialog } from '../batch/compare-dialog'
import { describeDraft, type Draft } from '../batch/draft'
import { useAfterClosing } from '../batch/use-after-closing'
import type { GridChecks } from '../columns/grid-checks'
import { filledRows, isBlankRow } from '../columns/grid-rows'
import { toKey } from '../columns/normalize-words'
import { chooseSide, describeStored, type Side } from '../columns/row-conflicts'
import { useGrid, useGridState, useSettledState } from '../sheet/grid-context'
import { findCells, replaceInCells } from '../sheet/state/find-replace'
import { NO_ROWS, type GridState } from '../sheet/state/grid-state'
import { FillByName } from './fill-by-name'
import { FillRows } from './fill-rows'
import { Info, LineButton } from './info-line'

interface RowMessagesProps {
  /** The name of the chosen instance; empty if none is chosen. */
  instanceName: string
  onAddBosses: (names: readonly string[]) => void
  /** The draft with which the grid was filled. */
  restored: Draft | null
}

/** What has to be said about the rows in the grid, the most urgent first. */
export function RowMessages({ instanceName, onAddBosses, restored }: RowMessagesProps) {
  const canReadItems = useFeature('journal')
  return (
    <>
      <ConflictingRows />
      <FixAll />
      {instanceName !== '' && <MissingBosses instanceName={instanceName} onAdd={onAddBosses} />}
      {canReadItems && <FillRows />}
      <FillByName />
      {restored && <RestoredDraft draft={restored} />}
      <StoredRows />
      <EditHint />
      <EmptyHint />
    </>
  )
}

function ConflictingRows() {
  const { store, focus } = useGrid()
  const count = useGridState(({ rows }) => rows.filter(({ conflicts }) => conflicts).length)
  const stored = useGridState(({ rows }) => describeStored(rows))
  const [isComparing, setComparing] = useState(false)
  useAfterClosing(isComparing, () => focus.focusActiveCell())

  function choose(side: Side) {
    store.change((rows) => chooseSide(rows, side))
    focus.focusActiveCell()
  }

  if (count === 0) return null
  return (
    <>
      <Info text={`${plural(count, 'row was', 'rows were')} changed by somebody else: ${stored}.`}>
        <LineButton onClick={() => setComparing(true)}>Compare</LineButton>
        <LineButton variant="ghost" className="h-7 max-sm:hidden" onClick={() => choose('yours')}>
          Keep yours
        </LineButton>
        <LineButton variant="ghost" className="h-7 max-sm:hidden" onClick={() => choose('stored')}>
          Take theirs
        </LineButton>
      </Info>
      {isComparing && <CompareDialog onClose={() => setComparing(false)} />}
    </>
  )
}

/** Offers to correct all cells that equal the one that was just corrected. */
function FixAll() {
  const { store, checks, focus } = useGrid()
  const { text, replacement, count } = useGridState((state) => {
    const correction = correctionOf(state, checks)
    return { ...correction?.texts, count: correction?.cells.length ?? 0 }
  })

  if (count === 0 || text === undefined || replacement === undefined) return null

  function replaceAll() {
    const correction = correctionOf(store.getState(), checks)
    if (!correction) return
    const { search, cells, texts } = correction
    const { bosses } = checks.target
    store.change((rows) => replaceInCells(rows, cells, search, texts.replacement, bosses))
    focus.focusActiveCell()
  }

  return (
    <Info
      text={`${plural(count, 'other cell')} of this column ${count === 1 ? 'is' : 'are'} “${text}” too.`}
    >
      <LineButton onClick={replaceAll}>{`Replace with “${replacement}”`}</LineButton>
    </Info>
  )
}

/** Undefined if the last edit has corrected no cell. */
function correctionOf(state: GridState, checks: GridChecks) {
  const { rows, lastEdit } = state
  if (!lastEdit) return undefined
  const { row, column, before } = lastEdit
  const [rowBefore, rowAfter] = [before[row], rows[row]]
  if (!rowBefore || !rowAfter || !checks.isInvalid(rowBefore, column)) return undefined
  const [text, replacement] = [rowBefore.cells[column], rowAfter.cells[column]]
  if (text === '' || replacement === '' || checks.isInvalid(rowAfter, column)) return undefined
  const search = { text, column, isWholeCell: true }
  const cells = findCells(state, search)
  return { search, cells, texts: { text, replacement } }
}

interface MissingBossesProps {
  instanceName: string
  /** @param names the names of the bosses, without repetitions */
  onAdd: (names: readonly string[]) => void
}

function MissingBosses({ instanceName, onAdd }: MissingBossesProps) {
  const { store, checks } = useGrid()
  const { rows, isEditing, active } = useSettledState()
  // Hidden while the name of a boss is being typed, because it is incomplete.
  const isTypingBoss = isEditing && active.column === 'boss'
  // By the key by which `renameBosses` finds the other spellings.
  const names = new Map<string, string>()
  for (const row of isTypingBoss ? [] : rows) {
    const name = checks.unknownBossOf(row)
    if (name !== '' && !names.has(toKey(name))) names.set(toKey(name), name)
  }
  const count = names.size
  if (count === 0) return null
  return (
    <Info
      text={`${plural(count, 'boss', 'bosses')} in these rows ${count === 1 ? 'is' : 'are'} not in ${instanceName}.`}
    >
      <LineButton
        onClick={() => {
          store.commitEdit()
          onAdd([...names.values()])
        }}
      >{`Add missing ${count === 1 ? 'boss' : 'bosses'}`}</LineButton>
    </Info>
  )
}

/** Tells the user that the grid was restored from a draft, until the user works on it. */
function RestoredDraft({ draft }: { draft: Draft }) {
  const { store } = useGrid()
  const hasChanged = useGridState(() => store.canUndo || store.changeCount > 0)
  return !hasChanged && <Info text={`Restored your draft of ${describeDraft(draft)}.`} />
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

import { plural } from '@/lib/format'
import { pressedKey } from '@/lib/pressed-key'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/fields/checkbox'
import { Input } from '@/ui/fields/input'
import { IconButton } from '@/ui/icon-button'
import { Select } from '@/ui/overlays/select'
import { X } from 'lucide-react'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { COLUMN_BY_ID, type ColumnId } from '../columns/columns'
import { useGrid, useGridState } from '../sheet/grid-context'
import { nextCell } from '../sheet/problem-cells'
import { findCells, replaceInCells, type CellSearch } from '../sheet/state/find-replace'

const ALL = 'all'

export function FindBar({ onClose }: { onClose: () => void }) {
  const { store, checks, focus } = useGrid()
  const [text, setText] = useState('')
  const [replacement, setReplacement] = useState('')
  const [column, setColumn] = useState<ColumnId | typeof ALL>(ALL)
  const [isWholeCell, setWholeCell] = useState(false)
  const search: CellSearch = { text, column: column === ALL ? null : column, isWholeCell }
  const [replaced, setReplaced] = useReplaced()
  const columns = useGridState((state) => state.columns)
  const count = useGridState((state) => findCells(state, search).length)

  function findNext() {
    const state = store.getState()
    const next = nextCell(findCells(state, search), state.active)
    if (next) store.moveTo(next)
  }

  /** Replaces in the active cell if it matches, or in all cells. */
  function replace(isAll: boolean) {
    const state = store.getState()
    const { active } = state
    const cells = findCells(state, search).filter(
      (cell) => isAll || (cell.row === active.row && cell.column === active.column),
    )
    const { bosses } = checks.target
    store.change((rows) => replaceInCells(rows, cells, search, replacement, bosses))
    if (isAll) setReplaced(cells.length)
    else findNext()
    // The pressed button is then disabled and would lose the focus.
    if (findCells(store.getState(), search).length === 0) focus.focusActiveCell()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (pressedKey(event) !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    findNext()
  }

  return (
    // Escape closes the form, wherever in it the focus is.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      aria-label="Find and replace"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap rounded-lg border border-line bg-raised p-3"
    >
      <Input
        label="Find"
        // The user has asked for this form.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setReplaced(null)
        }}
      />
      <Input
        label="Replace with"
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
      />
      <Select
        label="In"
        options={[
          { value: ALL, label: 'All columns' },
          ...columns.map((id) => ({ value: id, label: COLUMN_BY_ID[id].label })),
        ]}
        value={column}
        onChange={setColumn}
      />
      <Checkbox
        className="sm:pb-2.5"
        label="Whole cell"
        checked={isWholeCell}
        onChange={(event) => setWholeCell(event.target.checked)}
      />
      <FindButtons
        status={text === '' ? '' : statusOf(count, replaced)}
        canFind={count > 0}
        onReplace={replace}
        onClose={onClose}
      />
    </form>
  )
}

/** How many cells the last "Replace all" has replaced; null once the rows change again. */
function useReplaced() {
  const { store } = useGrid()
  const [last, setLast] = useState<{ count: number | null; at: number } | null>(null)
  const replaced = useGridState(() => (last?.at === store.changeCount ? last.count : null))
  const setReplaced = (count: number | null) => setLast({ count, at: store.changeCount })
  return [replaced, setReplaced] as const
}

function statusOf(count: number, replaced: number | null): string {
  if (count > 0) return plural(count, 'cell')
  return replaced === null ? 'Nothing found' : `Replaced ${plural(replaced, 'cell')}`
}

interface FindButtonsProps {
  status: string
  canFind: boolean
  onReplace: (isAll: boolean) => void
  onClose: () => void
}

function FindButtons({ status, canFind, onReplace, onClose }: FindButtonsProps) {
  return (
    <div className="col-span-2 flex flex-wrap items-center gap-2 sm:ml-auto">
      <p role="status" className="text-sm text-muted tabular-nums">
        {status}
      </p>
      <Button type="submit" size="sm" variant="outline" disabled={!canFind}>
        Find next
      </Button>
      <Button size="sm" variant="outline" disabled={!canFind} onClick={() => onReplace(false)}>
        Replace
      </Button>
      <Button size="sm" variant="outline" disabled={!canFind} onClick={() => onReplace(true)}>
        Replace all
      </Button>
      <IconButton label="Close find and replace" size="sm" onClick={onClose}>
        <X aria-hidden />
      </IconButton>
    </div>
  )
}

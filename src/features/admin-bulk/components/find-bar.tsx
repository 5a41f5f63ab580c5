import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { IconButton } from '@/ui/icon-button'
import { Input } from '@/ui/input'
import { Select } from '@/ui/select'
import { X } from 'lucide-react'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { columnIndex, COLUMNS, type ColumnId } from '../columns'
import { findCells, replaceInCells, type CellSearch } from '../find-replace'
import { nextCell } from '../grid-checks'
import { useGrid, useGridState } from '../grid-context'

const ALL = 'all'

/** Finds a text in the cells and replaces it. Mounted only while it is open. */
export function FindBar({ onClose }: { onClose: () => void }) {
  const { store, checks } = useGrid()
  const [text, setText] = useState('')
  const [replacement, setReplacement] = useState('')
  const [column, setColumn] = useState<ColumnId | typeof ALL>(ALL)
  const [isWholeCell, setWholeCell] = useState(false)
  const search: CellSearch = {
    text,
    column: column === ALL ? null : columnIndex(column),
    isWholeCell,
  }
  const columnCount = useGridState((state) => state.columnCount)
  const count = useGridState(({ rows }) => findCells(rows, search, columnCount).length)

  function findNext() {
    const { rows, active } = store.getState()
    const next = nextCell(findCells(rows, search, columnCount), active)
    if (next) store.moveTo(next)
  }

  /** Replaces in the active cell if it matches, or in all cells. */
  function replace(isAll: boolean) {
    const { active, ...state } = store.getState()
    const cells = findCells(state.rows, search, columnCount).filter(
      (cell) => isAll || (cell.row === active.row && cell.column === active.column),
    )
    const { bosses } = checks.target
    store.change((rows) => replaceInCells(rows, cells, search, replacement, bosses))
    if (!isAll) findNext()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
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
        variant="filled"
        // The user has asked for this form.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Input
        label="Replace with"
        variant="filled"
        value={replacement}
        onChange={(event) => setReplacement(event.target.value)}
      />
      <Select
        label="In"
        variant="filled"
        options={[
          { value: ALL, label: 'All columns' },
          ...COLUMNS.slice(0, columnCount).map(({ id, label }) => ({ value: id, label })),
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
      <div className="col-span-2 flex flex-wrap items-center gap-2 sm:ml-auto">
        <p role="status" className="text-sm text-muted tabular-nums">
          {text === '' ? '' : plural(count, 'cell')}
        </p>
        <Button type="submit" size="sm" variant="outline" disabled={count === 0}>
          Find next
        </Button>
        <Button size="sm" variant="outline" disabled={count === 0} onClick={() => replace(false)}>
          Replace
        </Button>
        <Button size="sm" variant="outline" disabled={count === 0} onClick={() => replace(true)}>
          Replace all
        </Button>
        <IconButton label="Close find and replace" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
    </form>
  )
}

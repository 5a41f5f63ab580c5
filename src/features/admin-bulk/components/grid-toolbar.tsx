import { downloadFile } from '@/lib/download'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { toast } from '@/ui/toast'
import {
  ArrowDownToLine,
  BetweenHorizontalEnd,
  BetweenHorizontalStart,
  FileDown,
  Hash,
  Redo2,
  Replace,
  Trash2,
  Undo2,
} from 'lucide-react'
import { COLUMN_COUNT } from '../columns'
import { gridToCsv } from '../export-grid'
import { useGrid, useGridState } from '../grid-context'
import { GRID_ROWS_MAX, isBlankRow } from '../grid-rows'

interface GridToolbarProps {
  onFind: () => void
  onDiscard: () => void
}

/** The grid's commands as buttons. After a command, the active cell has the focus. */
export function GridToolbar({ onFind, onDiscard }: GridToolbarProps) {
  const { store, focus } = useGrid()
  const { isEmpty, columnCount, canUndo, canRedo } = useGridState(({ rows, ...state }) => ({
    isEmpty: rows.every(isBlankRow),
    columnCount: state.columnCount,
    canUndo: store.canUndo,
    canRedo: store.canRedo,
  }))

  const thenFocus = (command: () => void) => () => {
    command()
    focus.focusActiveCell()
  }

  function addRow(place: 'above' | 'below') {
    if (!store.addRow(place)) toast.error(`The grid can have at most ${GRID_ROWS_MAX} rows`)
  }

  return (
    <div
      role="toolbar"
      aria-label="Rows"
      className="flex items-center gap-1 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4"
    >
      <IconButton label="Undo" disabled={!canUndo} onClick={thenFocus(() => store.undo())}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label="Redo" disabled={!canRedo} onClick={thenFocus(() => store.redo())}>
        <Redo2 aria-hidden />
      </IconButton>
      <IconButton label="Insert a row above" onClick={thenFocus(() => addRow('above'))}>
        <BetweenHorizontalEnd aria-hidden />
      </IconButton>
      <IconButton label="Add a row" onClick={thenFocus(() => addRow('below'))}>
        <BetweenHorizontalStart aria-hidden />
      </IconButton>
      <IconButton label="Fill down" onClick={thenFocus(() => store.fillDown())}>
        <ArrowDownToLine aria-hidden />
      </IconButton>
      <IconButton label="Remove the selected rows" onClick={thenFocus(() => store.removeRows())}>
        <Trash2 aria-hidden />
      </IconButton>
      <IconButton label="Find and replace" onClick={onFind}>
        <Replace aria-hidden />
      </IconButton>
      <IconButton
        label="Show the columns Blizzard ID and Wowhead ID"
        disabled={columnCount === COLUMN_COUNT}
        onClick={thenFocus(() => store.showIdColumns())}
      >
        <Hash aria-hidden />
      </IconButton>
      <IconButton
        label="Save as CSV"
        disabled={isEmpty}
        onClick={thenFocus(() =>
          downloadFile('loot.csv', gridToCsv(store.getState().rows, columnCount), 'text/csv'),
        )}
      >
        <FileDown aria-hidden />
      </IconButton>
      <Button variant="ghost" size="sm" disabled={isEmpty} onClick={onDiscard}>
        Discard
      </Button>
    </div>
  )
}

import { plural } from '@/lib/format'
import { downloadFile } from '@/lib/download'
import { Button } from '@/ui/button'
import { IconButton } from '@/ui/icon-button'
import { toast } from '@/ui/toast'
import { ArrowDownToLine, FileDown, Hash, Plus, Redo2, Trash2, Undo2 } from 'lucide-react'
import { BATCH_ROWS_MAX } from '@/contract/admin-loot-batch'
import { COLUMN_COUNT } from '../columns'
import { gridToCsv } from '../export-grid'
import { useGrid, useGridState } from '../grid-context'
import { filledRows } from '../grid-rows'

interface GridToolbarProps {
  onNextError: () => void
  onDiscard: () => void
}

/** The grid's commands as buttons, and the number of items and errors. */
export function GridToolbar({ onNextError, onDiscard }: GridToolbarProps) {
  const { store, checks } = useGrid()
  const { count, errors, columnCount, canUndo, canRedo } = useGridState(({ rows, ...state }) => ({
    count: filledRows(rows).length,
    errors: checks.errorPositions(rows).length,
    columnCount: state.columnCount,
    canUndo: store.canUndo,
    canRedo: store.canRedo,
  }))

  function addRow() {
    if (!store.addRow()) toast.error(`A batch can have at most ${BATCH_ROWS_MAX} rows`)
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div role="toolbar" aria-label="Rows" className="flex flex-wrap items-center gap-1">
        <IconButton label="Undo" disabled={!canUndo} onClick={() => store.undo()}>
          <Undo2 aria-hidden />
        </IconButton>
        <IconButton label="Redo" disabled={!canRedo} onClick={() => store.redo()}>
          <Redo2 aria-hidden />
        </IconButton>
        <IconButton label="Add a row" onClick={addRow}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label="Fill down" onClick={() => store.fillDown()}>
          <ArrowDownToLine aria-hidden />
        </IconButton>
        <IconButton label="Remove the selected rows" onClick={() => store.removeRows()}>
          <Trash2 aria-hidden />
        </IconButton>
        <IconButton
          label="Show the columns Blizzard ID and Wowhead ID"
          disabled={columnCount === COLUMN_COUNT}
          onClick={() => store.showIdColumns()}
        >
          <Hash aria-hidden />
        </IconButton>
        <IconButton
          label="Save as CSV"
          disabled={count === 0}
          onClick={() =>
            downloadFile('loot.csv', gridToCsv(store.getState().rows, columnCount), 'text/csv')
          }
        >
          <FileDown aria-hidden />
        </IconButton>
        <Button variant="ghost" size="sm" disabled={count === 0} onClick={onDiscard}>
          Discard
        </Button>
      </div>
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <p role="status" className="flex gap-2 text-muted tabular-nums">
          <span>{plural(count, 'item')}</span>
          <span aria-hidden>·</span>
          <span className={errors > 0 ? 'font-medium text-error-text' : undefined}>
            {plural(errors, 'error')}
          </span>
        </p>
        <Button variant="outline" size="sm" disabled={errors === 0} onClick={onNextError}>
          Next error
          <kbd className="font-sans text-xs text-faint">F8</kbd>
        </Button>
      </div>
    </div>
  )
}

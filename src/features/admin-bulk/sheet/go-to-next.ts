import type { Grid } from './grid-context'
import { changedCells, errorCells, sentWarningCells, warningCells, nextCell } from './problem-cells'
import type { Position } from './state/grid-area'
import { NO_ROWS } from './state/grid-state'

export function goToNextError(grid: Grid) {
  const { store, checks } = grid
  goToNext(grid, errorCells(checks, store.getState().rows), store.searchStart)
}

/** Moves to the next cell with an error or, if there is none, with a warning. */
export function goToNextProblem(grid: Grid) {
  const { store, checks } = grid
  const { rows } = store.getState()
  const errors = errorCells(checks, rows)
  const cells = errors.length > 0 ? errors : warningCells(checks, rows)
  goToNext(grid, cells, store.searchStart)
}

/** Moves to the next cell with a warning of a row that is sent. */
export function goToNextWarning(grid: Grid) {
  const { rows, active } = grid.store.getState()
  goToNext(grid, sentWarningCells(grid.checks, rows), active)
}

/** Moves to the next row that the last dry run reports as new or changed. */
export function goToNextChange(grid: Grid) {
  const { rows, active } = grid.store.getState()
  goToNext(grid, changedCells(rows), active)
}

function goToNext({ store, focus }: Grid, cells: readonly Position[], start: Position) {
  const next = nextCell(cells, start)
  if (!next) return
  const { rows, hiddenRows } = store.getState()
  if (hiddenRows.has(rows[next.row]?.id ?? -1)) store.hideRows(NO_ROWS)
  store.showColumn(next.column, true)
  focus.focusActiveCell()
  store.moveTo(next)
}

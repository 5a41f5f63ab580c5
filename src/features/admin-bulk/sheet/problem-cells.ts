import { COLUMNS, EDGES, placeOf } from '../columns/columns'
import type { GridChecks } from '../columns/grid-checks'
import type { CellMessages, GridRow } from '../columns/grid-rows'
import type { Position } from './state/grid-area'

export function errorCells(checks: GridChecks, rows: readonly GridRow[]): Position[] {
  return rows.flatMap((row, index) => cellsOf(checks.errorsOf(row, rows), index))
}

export function warningCells(checks: GridChecks, rows: readonly GridRow[]): Position[] {
  return rows.flatMap((row, index) => cellsOf(checks.warningsOf(row, rows), index))
}

export function sentWarningCells(checks: GridChecks, rows: readonly GridRow[]): Position[] {
  const sent = rows.map((row) => checks.isSent(row))
  return warningCells(checks, rows).filter(({ row }) => sent[row])
}

/** Of each row that the last dry run reports as new or changed, the first changed cell. */
export function changedCells(rows: readonly GridRow[]): Position[] {
  return rows.flatMap(({ dryRun }, row) => {
    if (dryRun?.outcome !== 'new' && dryRun?.outcome !== 'changed') return []
    const changed = COLUMNS.find(({ id }) => dryRun.messages[id] !== undefined)
    return [{ row, column: changed?.id ?? EDGES.first }]
  })
}

/** Returns the first of some cells after a position, continuing at the top after the last one. */
export function nextCell(cells: readonly Position[], { row, column }: Position) {
  return (
    cells.find(
      (cell) => cell.row > row || (cell.row === row && placeOf(cell.column) > placeOf(column)),
    ) ?? cells[0]
  )
}

function cellsOf(messages: CellMessages, row: number): Position[] {
  return COLUMNS.flatMap(({ id }) => (messages[id] === undefined ? [] : [{ row, column: id }]))
}

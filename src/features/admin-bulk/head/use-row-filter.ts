import { foldLetters } from '@/game/fold-letters'
import { useState } from 'react'
import type { GridChecks } from '../columns/grid-checks'
import { isBlankRow, textsOf, type GridRow } from '../columns/grid-rows'
import { useGrid, useGridState } from '../sheet/grid-context'
import { errorCells, warningCells } from '../sheet/problem-cells'
import type { Position } from '../sheet/state/grid-area'
import { NO_ROWS } from '../sheet/state/grid-state'

export interface RowFilter {
  kind: 'all' | 'problems' | 'edited'
  /** The text of the Boss column; empty for all. */
  boss: string
  /** A text in any cell, compared as `foldLetters` says; empty for all. */
  text: string
}

export const NO_FILTER: RowFilter = { kind: 'all', boss: '', text: '' }

/**
 * The filter of the grid. Rows that are changed afterwards stay, so that none disappears while the
 * user works on it. Opening other rows shows all.
 */
export function useRowFilter() {
  const { store, checks } = useGrid()
  const [filter, setFilter] = useState(NO_FILTER)
  const isFiltering = useGridState(({ hiddenRows }) => hiddenRows !== NO_ROWS)

  function apply(next: RowFilter) {
    store.commitEdit()
    const { rows } = store.getState()
    const isAll = next.kind === 'all' && next.boss === '' && next.text === ''
    setFilter(isAll ? NO_FILTER : next)
    const hidden = rows.filter((row) => !isShown(row, rows, next, checks))
    if (next.kind === 'problems') showColumnsOf(problems(rows))
    store.hideRows(isAll ? NO_ROWS : new Set(hidden.map(({ id }) => id)))
  }

  /** The user may have hidden the columns of problems. */
  function showColumnsOf(cells: readonly Position[]) {
    for (const { column } of cells) store.showColumn(column, true)
  }

  function problems(rows: readonly GridRow[]) {
    return [...errorCells(checks, rows), ...warningCells(checks, rows)]
  }

  return [isFiltering ? filter : NO_FILTER, apply] as const
}

function isShown(
  row: GridRow,
  rows: readonly GridRow[],
  { kind, boss, text }: RowFilter,
  checks: GridChecks,
): boolean {
  if (isBlankRow(row)) return false
  if (kind === 'problems' && !checks.hasProblems(row, rows)) return false
  if (kind === 'edited' && !checks.isRowEdited(row)) return false
  if (boss !== '' && row.cells.boss !== boss) return false
  const searched = foldLetters(text.trim())
  return textsOf(row.cells).some((text) => foldLetters(text).includes(searched))
}

import { BATCH_ROWS_MAX } from '@/contract/admin/admin-loot-batch'
import { COLUMN_IDS, COLUMNS, EDGES, type ColumnId } from '../../columns/columns'
import {
  blankRows,
  isBlankRow,
  RARE_COLUMNS,
  usesHidden,
  type GridRow,
} from '../../columns/grid-rows'
import type { Table } from '../../columns/table/parse-table'
import { areaBetween, containsRow, cornersOf, type Area, type Position } from './grid-area'
import { clampTo } from './grid-moves'
import type { Pasted } from './paste-table'

/** The cells between the corners of a selection, or all cells of their rows or columns. */
export type Span = 'cells' | 'rows' | 'columns' | 'all'

/** The edit of a cell that was committed last. */
export interface CommittedEdit extends Position {
  /** The rows before the edit. */
  readonly before: readonly GridRow[]
}

/** A paste that can be read again with other columns. */
export interface LastPaste extends Readonly<Pasted> {
  readonly table: Table
  /** The selection at which it was pasted. */
  readonly selection: Area
  /** The rows that a filter hid or that were between the selected ones, by id. */
  readonly hiddenRows: ReadonlySet<number>
  readonly before: readonly GridRow[]
}

export interface Sorting {
  readonly column: ColumnId
  readonly isDescending: boolean
}

/** The part of the state from which values that depend on all rows are computed. */
export type SettledState = Pick<GridState, 'rows' | 'active' | 'isEditing'>

interface Note {
  /** Counts the notes that follow each other, as the same text may come again. */
  count: number
  text: string
}

/** The state that the grid shows. Immutable: every change creates a new object. */
export interface GridState {
  readonly rows: readonly GridRow[]
  /** The cell with the focus, one corner of the selection. */
  readonly active: Position
  /** The opposite corner of the selection; equal to `active` if one cell is selected. */
  readonly head: Position
  readonly span: Span
  /** The rows between the selected ones that are not selected, by id. */
  readonly skippedRows: ReadonlySet<number>
  /** The cell that was moved to last, to which the grid scrolls; null before the first move. */
  readonly inView: Position | null
  /** The row up to which the fill handle is dragged, or null while it is not. */
  readonly fillRow: number | null
  /** Whether the text of the active cell is being edited. */
  readonly isEditing: boolean
  /** Whether the edit shows all choices of the column, and not those that match the text. */
  readonly showsAllChoices: boolean
  /** The last change of the rows, if it was the edit of a cell. */
  readonly lastEdit: CommittedEdit | null
  /** The last paste, while the user is asked about its columns. */
  readonly lastPaste: LastPaste | null
  /** How the rows are sorted, if that was their last change. */
  readonly sorted: Sorting | null
  /** What came of the last command, until the rows or the filter change; mostly empty. */
  readonly note: Note
  /** The rows that a filter hides, by id. Rows that are added are shown. */
  readonly hiddenRows: ReadonlySet<number>
  readonly columns: readonly ColumnId[]
  /** The columns that the user has shown or hidden. */
  readonly chosenColumns: ReadonlyMap<ColumnId, boolean>
  /**
   * Follows the rows when they have not changed for a moment (use-settled-rows.ts), so that
   * comparing and counting all rows does not delay the answer to a key.
   */
  readonly settled: SettledState
}

const NO_LAST_CHANGE = { lastEdit: null, sorted: null, note: { count: 0, text: '' } }

/** The number of blank rows of an empty grid, and below pasted rows. */
const SPARE_ROWS = 10

/** What decides which columns are shown. */
interface ShownColumns extends Pick<GridState, 'chosenColumns'> {
  columns?: readonly ColumnId[]
}

export const NO_ROWS: ReadonlySet<number> = new Set()

/** @param before the state whose columns stay as the user has chosen them */
export function initialState(rows: readonly GridRow[], before?: GridState): GridState {
  const start = { row: 0, column: EDGES.first }
  const shown = withSpareRows(rows)
  const chosenColumns = before?.chosenColumns ?? new Map<ColumnId, boolean>()
  return {
    rows: shown,
    settled: { rows: shown, active: start, isEditing: false },
    ...selectionAt(start),
    inView: null,
    fillRow: null,
    isEditing: false,
    showsAllChoices: false,
    ...NO_LAST_CHANGE,
    lastPaste: null,
    hiddenRows: NO_ROWS,
    columns: columnsOf(shown, { chosenColumns }),
    chosenColumns,
  }
}

/** The state after changes. The active cell moves if it is not shown any more. */
export function withChanges(state: GridState, changes: Partial<GridState>): GridState {
  const next = { ...state, ...changes }
  const columns = columnsOf(next.rows, next)
  // The same object if nothing changes, so that only then components render.
  const isSame = columns.join() === state.columns.join()
  const shown = { ...next, columns: isSame ? state.columns : columns }
  const id = shown.rows[shown.active.row]?.id ?? -1
  if (shown.columns.includes(shown.active.column) && !shown.hiddenRows.has(id)) return shown
  return { ...shown, ...selectionAt(clampTo(shown, shown.active)) }
}

/** Columns that are hidden until used appear with the first row that uses one, and then stay. */
function columnsOf(
  rows: readonly GridRow[],
  { chosenColumns, columns = [] }: ShownColumns,
): ColumnId[] {
  const isUsed = RARE_COLUMNS.every(({ id }) => columns.includes(id)) || rows.some(usesHidden)
  return COLUMNS.filter(
    ({ id, isHiddenUntilUsed }) => chosenColumns.get(id) ?? (!isHiddenUntilUsed || isUsed),
  ).map(({ id }) => id)
}

/** Whether the values that depend on all rows are computed from the current rows. */
export function isSettled({ settled, rows, isEditing }: GridState): boolean {
  return settled.rows === rows && settled.isEditing === isEditing
}

export function settledAt({ rows, active, isEditing }: SettledState) {
  return { settled: { rows, active, isEditing } }
}

export function selectionAt(cell: Position) {
  return { active: cell, head: cell, span: 'cells' as const, skippedRows: NO_ROWS, inView: cell }
}

/** The selection of rows with another one, or without it; the first one begins a selection. */
export function withRowToggled(state: GridState, row: number): Partial<GridState> {
  const { rows, span, skippedRows } = state
  const area = selectionOf(state)
  const isPicked = ({ id }: GridRow, index: number) =>
    span === 'rows' && containsRow(area, index) && !skippedRows.has(id)
  const picked = new Set(rows.filter((each, index) => isPicked(each, index) !== (index === row)))
  const first = rows.findIndex((each) => picked.has(each))
  if (first === -1) return {}
  const last = rows.findLastIndex((each) => picked.has(each))
  const skipped = rows.slice(first, last).filter((each) => !picked.has(each))
  return {
    active: { row: first, column: EDGES.first },
    head: { row: last, column: EDGES.first },
    span: 'rows',
    skippedRows: new Set(skipped.map(({ id }) => id)),
  }
}

export function selectionOn(area: Area) {
  const { active, head } = cornersOf(area)
  return { ...selectionAt(active), head }
}

/** What is known after a change of the rows. The question about a paste stays until all is removed. */
export function afterChange(rows: readonly GridRow[], { lastPaste }: Pick<GridState, 'lastPaste'>) {
  return { rows, ...NO_LAST_CHANGE, lastPaste: rows.every(isBlankRow) ? null : lastPaste }
}

export function selectionOf({ rows, active, head, span }: GridState): Area {
  const area = areaBetween(active, head)
  const isFullWidth = span === 'rows' || span === 'all'
  const isFullHeight = span === 'columns' || span === 'all'
  return {
    ...area,
    ...(isFullWidth && { columns: COLUMN_IDS }),
    ...(isFullHeight && { top: 0, bottom: rows.length - 1 }),
  }
}

/** Undefined while the fill handle is not dragged. */
export function filledAreaOf(state: GridState): Area | undefined {
  if (state.fillRow === null) return undefined
  const area = selectionOf(state)
  return {
    ...area,
    top: Math.min(area.top, state.fillRow),
    bottom: Math.max(area.bottom, state.fillRow),
  }
}

/** Keeps blank rows below the last filled one, and drops those beyond the size of the grid. */
export function withSpareRows(rows: readonly GridRow[]): GridRow[] {
  const filled = rows.findLastIndex((row) => !isBlankRow(row)) + 1
  const missing = Math.max(0, filled + SPARE_ROWS - rows.length)
  return [...rows, ...blankRows(missing)].slice(0, Math.max(filled, BATCH_ROWS_MAX))
}

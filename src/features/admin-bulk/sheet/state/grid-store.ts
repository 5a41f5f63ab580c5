import { plural } from '@/lib/format'
import type { Choice } from '../../columns/choices'
import { EDGES, type ColumnId, type Target } from '../../columns/columns'
import { filledRows, hasRoom, type GridRow } from '../../columns/grid-rows'
import type { Table } from '../../columns/table/parse-table'
import { withBosses, withEdits } from '../../columns/with-cells'
import {
  clearArea,
  fillDown,
  fillRows,
  insertBlankRow,
  keepAreaRows,
  removeAreaRows,
} from './edit-area'
import { cornersOf, type Position } from './grid-area'
import { GridCore } from './grid-core'
import { clampTo, neighborOf, stepFrom } from './grid-moves'
import {
  filledAreaOf,
  initialState,
  selectionAt,
  selectionOn,
  settledAt,
  withRowToggled,
  withSpareRows,
  NO_ROWS,
  type Span,
} from './grid-state'
import { pasteTable, type Pasted, type PasteResult } from './paste-table'
import { changeShown } from './shown-rows'
import { sortGridRows } from './sort-rows'

/** The state of the grid, and the commands that change it. */
export class GridStore extends GridCore {
  /** The column in which the user began to move on with Tab, to which Enter returns. */
  #tabStart: ColumnId | undefined
  #enter: { from: Position; to: Position } | undefined

  /**
   * The cell after which the next error is searched: the active one, or the one that was left with
   * Enter, because Enter passes the cells between them.
   */
  get searchStart(): Position {
    const { active } = this.state
    return this.#enter?.to === active ? this.#enter.from : active
  }

  /** Activates a cell, clamped to the grid, and selects it. */
  moveTo(position: Position) {
    this.commitEdit()
    this.#tabStart = undefined
    this.set(selectionAt(clampTo(this.state, position)))
  }

  /** Extends the selection to a cell, clamped to the grid. */
  extendTo(position: Position) {
    this.commitEdit()
    const head = clampTo(this.state, position)
    const { span, inView } = this.state
    // A whole column is selected without scrolling to one of its rows.
    const row = span === 'columns' ? (inView?.row ?? 0) : head.row
    this.set({ head, skippedRows: NO_ROWS, inView: { row, column: head.column } })
  }

  /** Does not scroll. @param active if given, this cell is activated */
  select(span: Span, active?: Position) {
    this.commitEdit()
    this.set({ ...(active && { active, head: active }), span, skippedRows: NO_ROWS })
  }

  /** Adds a row to the selected rows, or takes it from them. Does not scroll. */
  toggleRow(row: number) {
    this.commitEdit()
    this.set(withRowToggled(this.state, row))
  }

  /** Activates the next or previous cell, row by row. Returns false at the ends of the grid. */
  tab(isBack: boolean): boolean {
    const next = neighborOf(this.state, this.state.active, isBack)
    if (!next) return false
    const start = this.#tabStart ?? this.state.active.column
    this.moveTo(next)
    this.#tabStart = start
    return true
  }

  /** After moves with Tab, goes below the cell where they began. Adds a row if there is none. */
  enter() {
    this.commitEdit()
    const { active, rows } = this.state
    const row = active.row + 1
    if (row === rows.length && hasRoom(rows)) this.change((all) => insertBlankRow(all, row))
    const below = stepFrom(this.state, active, { row: 1, column: 0 })
    this.moveTo({ row: below.row, column: this.#tabStart ?? active.column })
    this.#enter = { from: active, to: this.state.active }
  }

  /** Copies the first selected row to the others; with one row selected, the row above to it. */
  fillDown() {
    this.changeArea(fillDown)
  }

  /** Shows up to which row the fill handle would copy the selection. */
  dragFill(row: number) {
    const { row: fillRow, column } = clampTo(this.state, {
      row,
      column: cornersOf(this.area).head.column,
    })
    this.set({ fillRow, inView: { row: fillRow, column } })
  }

  /** Copies the selection to the rows over which the fill handle was dragged; selects them too. */
  dropFill() {
    const target = filledAreaOf(this.state)
    const source = this.area
    this.set({ fillRow: null })
    if (!target) return
    const { excludedRows } = this
    this.change((rows) =>
      changeShown(rows, excludedRows, (shown, to) => fillRows(shown, to(source), to(target))),
    )
    this.set({ ...cornersOf(target), skippedRows: NO_ROWS })
  }

  /** Adds a blank row beside the selection and activates it. Returns false if the grid is full. */
  addRow(side: 'above' | 'below' = 'below'): boolean {
    this.commitEdit()
    if (!hasRoom(this.state.rows)) return false
    const index = side === 'above' ? this.area.top : this.area.bottom + 1
    this.change((rows) => insertBlankRow(rows, index))
    this.moveTo({ row: index, column: EDGES.first })
    return true
  }

  /** @param marksItems whether the rows of existing items stay, marked for deletion */
  removeRows(marksItems = false) {
    const { top } = this.area
    const { length } = this.state.rows
    this.changeArea((rows, area) => removeAreaRows(rows, area, marksItems))
    if (this.state.rows.length < length) {
      this.moveTo({ row: top, column: this.state.active.column })
    }
  }

  /** Takes the mark for deletion from the selected rows. */
  keepRows() {
    this.changeArea(keepAreaRows)
  }

  clear() {
    this.changeArea(clearArea)
  }

  /** Selects the pasted cells. Changes nothing if the table is too long. */
  paste(table: Table): PasteResult {
    this.commitEdit()
    const { rows, columns } = this.state
    const { area: selection, excludedRows: hiddenRows } = this
    const pasted = pasteTable(rows, hiddenRows, selection, table, this.bosses, columns)
    if ('error' in pasted) return pasted
    this.change(() => withSpareRows(pasted.rows))
    const paste = { ...pasted, table, selection, hiddenRows, before: rows }
    this.set({
      ...selectionOn(pasted.area),
      lastPaste: pasted.isAsked ? paste : null,
    })
    return pasted
  }

  /**
   * Reads the last paste again with other columns, as an undo step of its own. Cells that were
   * changed since the paste stay, unless the other columns make other rows.
   */
  reassignPaste(assigned: readonly Target[]) {
    this.commitEdit()
    const { lastPaste, columns } = this.state
    if (!lastPaste) return
    const { before, hiddenRows, selection, table } = lastPaste
    const pasted = pasteTable(before, hiddenRows, selection, table, this.bosses, columns, assigned)
    if ('error' in pasted) return
    this.history.push(this.state)
    const toRows = (read: Pasted) => withBosses(read.rows, this.bosses)
    const isSameRows = pasted.area.bottom === lastPaste.area.bottom
    const rows = isSameRows
      ? withEdits(toRows(pasted), toRows(lastPaste), this.state.rows)
      : withSpareRows(toRows(pasted))
    this.set({
      rows,
      ...selectionOn(pasted.area),
      lastPaste: { ...lastPaste, ...pasted },
    })
  }

  /** Makes the columns of the last paste final. */
  keepPaste() {
    this.set({ lastPaste: null })
  }

  /** Shows or hides a column, unless it is so already. */
  showColumn(column: ColumnId, isShown: boolean) {
    if (this.state.columns.includes(column) === isShown) return
    const chosenColumns = new Map(this.state.chosenColumns).set(column, isShown)
    this.set({ chosenColumns })
  }

  /** Sorts the rows by a column; by one that is sorted already, in the opposite order. */
  sortBy(column: ColumnId) {
    this.commitEdit()
    const { rows } = this.state
    const sorted = sortGridRows(rows, column, false)
    const isDescending = sorted.every((row, index) => row === rows[index])
    this.change(() => (isDescending ? sortGridRows(rows, column, true) : sorted))
    this.set({ sorted: { column, isDescending } })
  }

  /** Goes to the first row that is shown, unless the active one is. */
  hideRows(hiddenRows: ReadonlySet<number>) {
    this.commitEdit()
    if (hiddenRows === this.state.hiddenRows) return
    const { rows, active } = this.state
    const isHidden = hiddenRows.has(rows[active.row]?.id ?? -1)
    const shown = filledRows(rows).filter(({ id }) => !hiddenRows.has(id))
    this.set({ hiddenRows, span: 'cells' })
    this.say(plural(shown.length, 'row'))
    this.moveTo({ row: isHidden ? 0 : active.row, column: active.column })
  }

  /** Replaces all rows. An undo step. */
  replaceRows(rows: readonly GridRow[]) {
    this.change(() => withSpareRows(rows))
    this.set({ hiddenRows: NO_ROWS })
    this.moveTo({ row: 0, column: EDGES.first })
  }

  /** Replaces all rows and clears the history. */
  reset(rows: readonly GridRow[] = []) {
    this.history.clear()
    this.beforeEdit = undefined
    this.set(initialState(rows, this.state))
  }

  /** Updates the messages of rows. Not an undo step. */
  annotate(update: (row: GridRow) => GridRow) {
    this.commitEdit()
    this.set({ rows: this.state.rows.map(update) })
  }

  /** Sets the choices of the Boss column and normalizes its cells again. Not an undo step. */
  setBosses(bosses: readonly Choice[]) {
    this.bosses = bosses
    this.set({ rows: withBosses(this.state.rows, bosses) })
  }

  /** Makes the current rows the ones from which values that depend on all rows are computed. */
  settle() {
    this.set(settledAt(this.state))
  }
}

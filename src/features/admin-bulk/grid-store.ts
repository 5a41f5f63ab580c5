import { COLUMN_COUNT, type Choice, type Target } from './columns'
import { EditHistory, type GridSnapshot } from './edit-history'
import {
  fillDown,
  fillRows,
  insertBlankRow,
  removeAreaRows,
  replaceRow,
  withBosses,
  withCells,
  withText,
} from './edit-rows'
import { cornersOf, type Area, type Position } from './grid-area'
import { clampTo, neighborOf } from './grid-moves'
import { areSameRows, hasRoom, type GridRow } from './grid-rows'
import {
  afterPaste,
  filledAreaOf,
  initialState,
  selectionAt,
  selectionOf,
  settledAt,
  withChanges,
  withSpareRows,
  NO_LAST_CHANGE,
  type GridState,
  type Span,
} from './grid-state'
import { pasteTable, type PasteResult } from './paste-table'
import type { Table } from './parse-table'

/**
 * The state of the grid, kept outside of React: each component subscribes to the part it shows, so
 * that typing in a cell renders that cell only. Every change of the rows is one undo step; an edit of
 * a cell, from the first key until the cell is left, is one step as well.
 */
export class GridStore {
  #state: GridState
  readonly #listeners = new Set<() => void>()
  readonly #history = new EditHistory()
  /** The state before the current edit of a cell. */
  #beforeEdit: GridSnapshot | undefined
  /** The column in which the user began to move on with Tab, to which Enter returns. */
  #tabStart: number | undefined
  /** The choices of the Boss column. */
  #bosses: readonly Choice[] = []

  constructor(rows: readonly GridRow[] = []) {
    this.#state = initialState(rows)
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  getState = (): GridState => this.#state

  get canUndo() {
    return this.#history.canUndo || this.#beforeEdit !== undefined
  }

  get canRedo() {
    return this.#history.canRedo
  }

  /** The selected cells. */
  get area(): Area {
    return selectionOf(this.#state)
  }

  /** Activates a cell, clamped to the grid, and selects it. */
  moveTo(position: Position) {
    this.commitEdit()
    this.#tabStart = undefined
    this.#set(selectionAt(clampTo(this.#state, position)))
  }

  /** Extends the selection to a cell, clamped to the grid. */
  extendTo(position: Position) {
    this.commitEdit()
    const head = clampTo(this.#state, position)
    const { span, inView } = this.#state
    // A whole column is selected without scrolling to one of its rows.
    const row = span === 'columns' ? (inView?.row ?? 0) : head.row
    this.#set({ head, inView: { row, column: head.column } })
  }

  /**
   * Selects the rows or columns of the selected cells, or all cells. Does not scroll.
   * @param active if given, this cell is activated and its row or column selected
   */
  select(span: Span, active?: Position) {
    this.commitEdit()
    this.#set(active ? { active, head: active, span } : { span })
  }

  /** Activates the next or previous cell, row by row. Returns false at the ends of the grid. */
  tab(isBack: boolean): boolean {
    const next = neighborOf(this.#state, this.#state.active, isBack)
    if (!next) return false
    const start = this.#tabStart ?? this.#state.active.column
    this.moveTo(next)
    this.#tabStart = start
    return true
  }

  /**
   * Activates the cell below; after moves with Tab, the cell below the one where they began. Adds a row if there is
   * none below.
   */
  enter() {
    this.commitEdit()
    const { active, rows } = this.#state
    const row = active.row + 1
    if (row === rows.length && hasRoom(rows)) this.change((all) => insertBlankRow(all, row))
    this.moveTo({ row, column: this.#tabStart ?? active.column })
  }

  /** Starts editing the active cell. */
  startEdit({ showsAllChoices = false } = {}) {
    if (this.#state.isEditing) return
    this.#beforeEdit = this.#state
    const { active } = this.#state
    this.#set({ ...selectionAt(active), isEditing: true, showsAllChoices })
  }

  /** Sets the text of the active cell, and starts an edit if there is none. */
  type(text: string) {
    this.startEdit()
    const { rows, active } = this.#state
    const typed = replaceRow(rows, active.row, (row) => withText(row, active.column, text))
    this.#set({ rows: typed, showsAllChoices: false, ...NO_LAST_CHANGE })
  }

  /** Ends the edit and normalizes the text of the active cell. */
  commitEdit() {
    const before = this.#beforeEdit
    if (!before) return
    this.#beforeEdit = undefined
    const { rows, active } = this.#state
    const { row, column } = active
    if (rows[row] === before.rows[row]) return this.#set({ isEditing: false })
    this.#history.push(before)
    const typed = rows[row]?.cells[column] ?? ''
    const committed = replaceRow(rows, row, (edited) =>
      withCells(edited, new Map([[column, typed]]), this.#bosses),
    )
    const lastEdit = { row, column, before: before.rows }
    this.#set({ isEditing: false, rows: committed, lastEdit, lastPaste: null })
  }

  /** Ends the edit and restores the previous text. */
  cancelEdit() {
    const before = this.#beforeEdit
    if (!before) return
    this.#beforeEdit = undefined
    this.#set({ rows: before.rows, isEditing: false })
  }

  /** Copies the first selected row to the others; with one row selected, the row above to it. */
  fillDown() {
    this.change((rows) => fillDown(rows, this.area))
  }

  /** Shows up to which row the fill handle would copy the selection. */
  dragFill(row: number) {
    const { row: fillRow, column } = clampTo(this.#state, { row, column: this.area.right })
    this.#set({ fillRow, inView: { row: fillRow, column } })
  }

  /** Copies the selection to the rows over which the fill handle was dragged, and selects them too. */
  dropFill() {
    const target = filledAreaOf(this.#state)
    const source = this.area
    this.#set({ fillRow: null })
    if (!target) return
    this.change((rows) => fillRows(rows, source, target))
    this.#set(cornersOf(target))
  }

  /** Adds a blank row above or below the selection and activates it. Returns false if the grid is full. */
  addRow(place: 'above' | 'below' = 'below'): boolean {
    this.commitEdit()
    if (!hasRoom(this.#state.rows)) return false
    const index = place === 'above' ? this.area.top : this.area.bottom + 1
    this.change((rows) => insertBlankRow(rows, index))
    this.moveTo({ row: index, column: 0 })
    return true
  }

  /** Removes the selected rows. */
  removeRows() {
    const { top } = this.area
    this.change((rows) => removeAreaRows(rows, this.area))
    this.moveTo({ row: top, column: this.#state.active.column })
  }

  /** Pastes a table at the selection and selects the pasted cells. Changes nothing if it is too long. */
  paste(table: Table): PasteResult {
    this.commitEdit()
    const { rows, columnCount } = this.#state
    const selection = this.area
    const pasted = pasteTable(rows, selection, table, this.#bosses, columnCount)
    if ('error' in pasted) return pasted
    this.change(() => withSpareRows(pasted.rows))
    this.#set(afterPaste({ ...pasted, table, selection, before: rows, isReassigned: false }))
    return pasted
  }

  /**
   * Reads the last paste again with other columns. Guessed columns belong to the undo step of the paste, chosen
   * columns are a step of their own.
   */
  reassignPaste(assigned: readonly Target[], origin: 'guessed' | 'chosen') {
    this.commitEdit()
    const { lastPaste, columnCount } = this.#state
    if (!lastPaste) return
    const { before, selection, table } = lastPaste
    const pasted = pasteTable(before, selection, table, this.#bosses, columnCount, assigned)
    if ('error' in pasted) return
    const shown = { ...lastPaste, isReassigned: true }
    if (origin === 'chosen') this.#history.push({ ...this.#state, lastPaste: shown })
    const rows = withBosses(withSpareRows(pasted.rows), this.#bosses)
    this.#set({ rows, ...afterPaste({ ...shown, ...pasted }) })
  }

  /** Makes the columns of the last paste final. */
  keepPaste() {
    this.#set({ lastPaste: null })
  }

  /** Shows the columns for separate ids. */
  showIdColumns() {
    this.#set({ columnCount: COLUMN_COUNT })
  }

  undo() {
    this.commitEdit()
    this.#restore(this.#history.undo(this.#state))
  }

  redo() {
    this.commitEdit()
    this.#restore(this.#history.redo(this.#state))
  }

  /** Replaces all rows. An undo step. */
  replaceRows(rows: readonly GridRow[]) {
    this.change(() => withSpareRows(rows))
    this.moveTo({ row: 0, column: 0 })
  }

  /** Replaces all rows and clears the history. */
  reset(rows: readonly GridRow[] = []) {
    this.#history.clear()
    this.#beforeEdit = undefined
    this.#set(initialState(rows))
  }

  /** Updates the messages of rows. Not an undo step. */
  annotate(update: (row: GridRow) => GridRow) {
    this.commitEdit()
    this.#set({ rows: this.#state.rows.map(update) })
  }

  /** Sets the choices of the Boss column and normalizes its cells again. Not an undo step. */
  setBosses(bosses: readonly Choice[]) {
    this.#bosses = bosses
    this.#set({ rows: withBosses(this.#state.rows, bosses) })
  }

  /** Makes the current rows the ones from which values that depend on all rows are computed. */
  settle() {
    this.#set(settledAt(this.#state))
  }

  /** Changes the rows, as one undo step. */
  change(update: (rows: readonly GridRow[]) => readonly GridRow[]) {
    this.commitEdit()
    const before = this.#state
    const rows = update(before.rows)
    if (areSameRows(rows, before.rows)) return
    this.#history.push(before)
    this.#set({ rows, ...NO_LAST_CHANGE })
  }

  #restore(snapshot: GridSnapshot | undefined) {
    if (!snapshot) return
    const { rows, active, lastPaste } = snapshot
    this.#set({ rows, ...selectionAt(active), lastEdit: null, lastPaste })
  }

  #set(changes: Partial<GridState>) {
    this.#state = withChanges(this.#state, changes)
    for (const listener of this.#listeners) listener()
  }
}

import { BATCH_ROWS_MAX } from '@/contract/admin-loot-batch'
import { BASE_COLUMN_COUNT, COLUMN_COUNT, columnIndex, type Choice } from './columns'
import { EditHistory, type GridSnapshot } from './edit-history'
import {
  clearArea,
  compactRows,
  fillDown,
  insertBlankRow,
  removeAreaRows,
  withCells,
  withText,
  withoutSubmitted,
} from './edit-rows'
import { areaBetween, type Area, type Position } from './grid-area'
import { blankRows, hasRoom, hasSeparateIds, type GridRow } from './grid-rows'
import { pasteTable, type PasteResult } from './paste-table'
import type { Table } from './parse-table'

/** The state that the grid shows. Immutable: every change creates a new object. */
export interface GridState {
  readonly rows: readonly GridRow[]
  /** The cell with the focus, one corner of the selection. */
  readonly active: Position
  /** The opposite corner of the selection; equal to `active` if one cell is selected. */
  readonly anchor: Position
  /** Whether the text of the active cell is being edited. */
  readonly isEditing: boolean
  /** The number of columns shown: those for separate ids are hidden until a row has one. */
  readonly columnCount: number
}

/** The number of rows of an empty grid. */
const EMPTY_ROWS = 10

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
    return areaBetween(this.#state.active, this.#state.anchor)
  }

  /** Activates a cell, clamped to the grid. `isExtending` extends the selection instead of moving it. */
  moveTo({ row, column }: Position, isExtending = false) {
    this.commitEdit()
    const active = {
      row: clamp(row, this.#state.rows.length - 1),
      column: clamp(column, this.#state.columnCount - 1),
    }
    this.#set({ active, anchor: isExtending ? this.#state.anchor : active })
  }

  selectAll() {
    this.commitEdit()
    this.#set({
      anchor: { row: 0, column: 0 },
      active: { row: this.#state.rows.length - 1, column: this.#state.columnCount - 1 },
    })
  }

  /** Starts editing the active cell. */
  startEdit() {
    if (this.#state.isEditing) return
    this.#beforeEdit = this.#snapshot()
    this.#set({ isEditing: true, anchor: this.#state.active })
  }

  /** Sets the text of the active cell during an edit. */
  type(text: string) {
    this.startEdit()
    const { rows, active } = this.#state
    this.#set({ rows: replaceRow(rows, active.row, (row) => withText(row, active.column, text)) })
  }

  /** Ends the edit and normalizes the text of the active cell. */
  commitEdit() {
    const before = this.#beforeEdit
    if (!before) return
    this.#beforeEdit = undefined
    const { rows, active } = this.#state
    if (rows === before.rows) return this.#set({ isEditing: false })
    this.#history.push(before)
    const text = rows[active.row]?.cells[active.column] ?? ''
    const changes = new Map([[active.column, text]])
    this.#set({
      isEditing: false,
      rows: replaceRow(rows, active.row, (row) => withCells(row, changes, this.#bosses)),
    })
  }

  /** Ends the edit and restores the previous text. */
  cancelEdit() {
    const before = this.#beforeEdit
    if (!before) return
    this.#beforeEdit = undefined
    this.#set({ rows: before.rows, isEditing: false })
  }

  /** Empties the selected cells. */
  clear() {
    this.#change((rows) => clearArea(rows, this.area))
  }

  /** Copies the first selected row to the others; with one row selected, the row above to it. */
  fillDown() {
    this.#change((rows) => fillDown(rows, this.area))
  }

  /** Adds a blank row below the selection and activates it. Returns false if the grid is full. */
  addRow(): boolean {
    this.commitEdit()
    if (!hasRoom(this.#state.rows)) return false
    const index = this.area.bottom + 1
    this.#change((rows) => insertBlankRow(rows, index))
    this.moveTo({ row: index, column: 0 })
    return true
  }

  /** Removes the selected rows. */
  removeRows() {
    const { top } = this.area
    this.#change((rows) => removeAreaRows(rows, this.area))
    this.moveTo({ row: top, column: this.#state.active.column })
  }

  /** Pastes a table at the selection and selects the pasted cells. Changes nothing if it is too long. */
  paste(table: Table): PasteResult {
    this.commitEdit()
    const { rows, columnCount } = this.#state
    const result = pasteTable(rows, this.area, table, this.#bosses, columnCount)
    if ('error' in result) return result
    this.#change(() => result.rows)
    this.#set({
      active: { row: result.area.top, column: result.area.left },
      anchor: { row: result.area.bottom, column: result.area.right },
    })
    return result
  }

  /** Shows the columns for separate ids. */
  showIdColumns() {
    this.#set({ columnCount: COLUMN_COUNT })
  }

  undo() {
    this.commitEdit()
    this.#restore(this.#history.undo(this.#snapshot()))
  }

  redo() {
    this.commitEdit()
    this.#restore(this.#history.redo(this.#snapshot()))
  }

  /** Removes the blank rows between filled rows. */
  compact() {
    this.#change(compactRows)
    this.moveTo(this.#state.active)
  }

  /** Replaces all rows and clears the history. */
  reset(rows: readonly GridRow[] = []) {
    this.#history.clear()
    this.#beforeEdit = undefined
    this.#set(initialState(rows))
  }

  /** Removes the submitted rows, except those changed since, and clears the history. */
  removeSubmitted(submitted: readonly (readonly string[])[]) {
    this.commitEdit()
    this.reset(withoutSubmitted(this.#state.rows, submitted))
  }

  /** Updates the messages of rows. Not an undo step. */
  annotate(update: (row: GridRow) => GridRow) {
    this.commitEdit()
    this.#set({ rows: this.#state.rows.map(update) })
  }

  /** Sets the choices of the Boss column and normalizes its cells again. Not an undo step. */
  setBosses(bosses: readonly Choice[]) {
    this.#bosses = bosses
    const column = columnIndex('boss')
    this.#set({
      rows: this.#state.rows.map((row) => {
        const text = row.cells[column] ?? ''
        return text === '' ? row : withCells(row, new Map([[column, text]]), bosses)
      }),
    })
  }

  #snapshot(): GridSnapshot {
    return { rows: this.#state.rows, active: this.#state.active }
  }

  #restore(snapshot: GridSnapshot | undefined) {
    if (snapshot) this.#set({ ...snapshot, anchor: snapshot.active })
  }

  #change(update: (rows: readonly GridRow[]) => readonly GridRow[]) {
    this.commitEdit()
    const before = this.#snapshot()
    const rows = update(before.rows)
    const isSame =
      rows.length === before.rows.length && rows.every((row, index) => row === before.rows[index])
    if (isSame) return
    this.#history.push(before)
    this.#set({ rows })
  }

  #set(changes: Partial<GridState>) {
    const isShowingIds = this.#state.columnCount === COLUMN_COUNT
    const columnCount = isShowingIds ? COLUMN_COUNT : countColumns(changes.rows ?? [])
    this.#state = { ...this.#state, columnCount, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

function initialState(rows: readonly GridRow[]): GridState {
  const start = { row: 0, column: 0 }
  const shown = rows.length > 0 ? rows : blankRows(EMPTY_ROWS)
  return {
    rows: shown.slice(0, BATCH_ROWS_MAX),
    active: start,
    anchor: start,
    isEditing: false,
    columnCount: countColumns(shown),
  }
}

function countColumns(rows: readonly GridRow[]): number {
  return rows.some(hasSeparateIds) ? COLUMN_COUNT : BASE_COLUMN_COUNT
}

function replaceRow(
  rows: readonly GridRow[],
  index: number,
  update: (row: GridRow) => GridRow,
): GridRow[] {
  return rows.map((row, at) => (at === index ? update(row) : row))
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max))
}

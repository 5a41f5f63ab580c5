import { BATCH_ROWS_MAX } from '@/contract/admin-loot-batch'
import { COLUMN_COUNT, type Choice } from './columns'
import {
  blankRows,
  clearArea,
  createRow,
  fillDown,
  hasRoom,
  isBlankRow,
  withCells,
  withTexts,
  type Area,
  type GridRow,
} from './grid-rows'
import { pasteGrid, type PasteOutcome } from './paste-grid'
import type { Table } from './parse-table'

/** A cell by its place. */
export interface Position {
  row: number
  column: number
}

/** Everything the grid shows. Replaced, never changed. */
export interface GridState {
  readonly rows: readonly GridRow[]
  /** Where the keyboard is, and one corner of the selection. */
  readonly active: Position
  /** The opposite corner; the same place when a single cell is selected. */
  readonly anchor: Position
  /** Typing goes into the active cell; arrows move within its text. */
  readonly isEditing: boolean
}

type Snapshot = Pick<GridState, 'rows' | 'active'>

/** How far back Undo goes. */
const HISTORY_MAX = 200

/** Rows that an empty grid shows. */
const EMPTY_ROWS = 10

/**
 * The rows of the grid outside of React: a component subscribes to just what it shows, so that a key
 * typed into one cell renders that cell. Every change of the rows is one step of undo; typing in a
 * cell, from the first key to leaving it, is one step.
 */
export class GridStore {
  #state: GridState
  readonly #listeners = new Set<() => void>()
  #past: Snapshot[] = []
  #future: Snapshot[] = []
  /** The cell's row before it was edited. */
  #before: Snapshot | undefined
  /** The bosses that words are matched against. */
  bosses: readonly Choice[] = []

  constructor(rows: readonly GridRow[] = []) {
    this.#state = startOf(rows)
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  getState = (): GridState => this.#state

  get canUndo() {
    return this.#past.length > 0 || this.#before !== undefined
  }

  get canRedo() {
    return this.#future.length > 0
  }

  /** The selected cells. */
  get area(): Area {
    return areaOf(this.#state)
  }

  /** Goes to a cell, within the grid; with `isExtending` the selection reaches from where it began. */
  moveTo({ row, column }: Position, isExtending = false) {
    this.#endEdit()
    const active = {
      row: clamp(row, this.#state.rows.length - 1),
      column: clamp(column, COLUMN_COUNT - 1),
    }
    this.#set({ active, anchor: isExtending ? this.#state.anchor : active })
  }

  /** Selects from the first cell to the last. */
  selectAll() {
    this.#endEdit()
    this.#set({
      anchor: { row: 0, column: 0 },
      active: { row: this.#state.rows.length - 1, column: COLUMN_COUNT - 1 },
    })
  }

  startEdit() {
    if (this.#state.isEditing) return
    this.#before = this.#snapshot()
    this.#set({ isEditing: true, anchor: this.#state.active })
  }

  /** The active cell's text while it is typed. */
  type(text: string) {
    this.startEdit()
    this.#replaceActive((row, column) =>
      withTexts(
        row,
        row.cells.map((cell, index) => (index === column ? text : cell)),
      ),
    )
  }

  /** Keeps what was typed, tidied: words that are certain are written as the grid writes them. */
  commitEdit() {
    this.#endEdit()
    this.#set({})
  }

  /** Puts back what the cell said before. */
  cancelEdit() {
    const before = this.#before
    this.#before = undefined
    this.#set({ ...(before && { rows: before.rows }), isEditing: false })
  }

  clear() {
    this.#change((rows) => clearArea(rows, this.area))
  }

  fillDown() {
    this.#change((rows) => fillDown(rows, this.area))
  }

  /** Adds an empty row below the selection; false when there is no room. */
  addRow(): boolean {
    this.#endEdit()
    if (!hasRoom(this.#state.rows)) return false
    const at = this.area.bottom + 1
    this.#change((rows) => [...rows.slice(0, at), createRow(), ...rows.slice(at)])
    this.moveTo({ row: at, column: 0 })
    return true
  }

  /** Takes the selected rows out. */
  removeRows() {
    const { top, bottom } = this.area
    this.#change((rows) => {
      const left = rows.filter((_, index) => index < top || index > bottom)
      return left.length > 0 ? left : blankRows(1)
    })
    this.moveTo({ row: top, column: this.#state.active.column })
  }

  /** Writes a table from the selection on; nothing is written when it is refused. */
  paste(table: Table): PasteOutcome {
    this.#endEdit()
    const outcome = pasteGrid(this.#state.rows, this.area, table, this.bosses)
    if (outcome.isRefused) return outcome
    this.#change(() => outcome.rows)
    this.#set({
      active: { row: outcome.area.top, column: outcome.area.left },
      anchor: { row: outcome.area.bottom, column: outcome.area.right },
    })
    return outcome
  }

  undo() {
    this.#endEdit()
    this.#travel(this.#past, this.#future)
  }

  redo() {
    this.#endEdit()
    this.#travel(this.#future, this.#past)
  }

  /** Takes out rows of nothing between those that are items, so that a row's number is its place. */
  compact() {
    this.#change((rows) => {
      const last = rows.findLastIndex((row) => !isBlankRow(row))
      return rows.filter((row, index) => index > last || !isBlankRow(row))
    })
    this.moveTo(this.#state.active)
  }

  /** Starts over with other rows, or none. What was is forgotten. */
  reset(rows: readonly GridRow[] = []) {
    this.#past = []
    this.#future = []
    this.#before = undefined
    this.#set(startOf(rows))
  }

  /**
   * Takes out rows that have been submitted, and forgets what was. A row that says something else by
   * now has not been, and stays.
   */
  takeOut(submitted: readonly (readonly string[])[]) {
    this.#endEdit()
    const gone = new Set(submitted.map((cells) => JSON.stringify(cells)))
    this.reset(filledRows(this.#state.rows).filter((row) => !gone.has(JSON.stringify(row.cells))))
  }

  /** Says something of rows that is no edit: it is no step of undo. */
  annotate(update: (row: GridRow) => GridRow) {
    this.#endEdit()
    this.#set({ rows: this.#state.rows.map(update) })
  }

  /** Reads the words of every row again, as after the bosses of an instance have changed. */
  tidy(column: number) {
    this.#set({
      rows: this.#state.rows.map((row) => {
        const text = row.cells[column] ?? ''
        return text === '' ? row : withCells(row, new Map([[column, text]]), this.bosses)
      }),
    })
  }

  #snapshot(): Snapshot {
    return { rows: this.#state.rows, active: this.#state.active }
  }

  #endEdit() {
    if (!this.#state.isEditing) return
    const before = this.#before
    this.#before = undefined
    const text = this.#activeText()
    const wasChanged = before !== undefined && before.rows !== this.#state.rows
    this.#state = { ...this.#state, isEditing: false }
    if (!wasChanged) return
    this.#replaceActive((row, column) => withCells(row, new Map([[column, text]]), this.bosses))
    this.#remember(before)
  }

  #activeText(): string {
    const { rows, active } = this.#state
    return rows[active.row]?.cells[active.column] ?? ''
  }

  #replaceActive(update: (row: GridRow, column: number) => GridRow) {
    const { rows, active } = this.#state
    this.#set({
      rows: rows.map((row, index) => (index === active.row ? update(row, active.column) : row)),
    })
  }

  #change(update: (rows: readonly GridRow[]) => readonly GridRow[]) {
    this.#endEdit()
    const before = this.#snapshot()
    const rows = update(before.rows)
    if (rows.length === before.rows.length && rows.every((row, at) => row === before.rows[at])) {
      return
    }
    this.#remember(before)
    this.#set({ rows })
  }

  #remember(before: Snapshot) {
    this.#past = [...this.#past.slice(1 - HISTORY_MAX), before]
    this.#future = []
  }

  #travel(from: Snapshot[], to: Snapshot[]) {
    const target = from.pop()
    if (!target) return
    to.push(this.#snapshot())
    this.#set({ ...target, anchor: target.active })
  }

  #set(changes: Partial<GridState>) {
    this.#state = { ...this.#state, ...changes }
    for (const listener of this.#listeners) listener()
  }
}

function startOf(rows: readonly GridRow[]): GridState {
  const start = { row: 0, column: 0 }
  const filled = rows.length > 0 ? rows : blankRows(EMPTY_ROWS)
  return { rows: filled.slice(0, BATCH_ROWS_MAX), active: start, anchor: start, isEditing: false }
}

/** The selected cells of a state. */
export function areaOf({ active, anchor }: Pick<GridState, 'active' | 'anchor'>): Area {
  return {
    top: Math.min(active.row, anchor.row),
    bottom: Math.max(active.row, anchor.row),
    left: Math.min(active.column, anchor.column),
    right: Math.max(active.column, anchor.column),
  }
}

/** The rows that are items. */
export function filledRows(rows: readonly GridRow[]): GridRow[] {
  return rows.filter((row) => !isBlankRow(row))
}

function clamp(value: number, max: number): number {
  return Math.max(0, Math.min(value, max))
}

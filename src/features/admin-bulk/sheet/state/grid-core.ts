import type { Choice } from '../../columns/choices'
import { areSameRows, type GridRow } from '../../columns/grid-rows'
import { withCells, withText } from '../../columns/with-cells'
import type { CopiedCells } from './copied-cells'
import { replaceRow } from './edit-area'
import { EditHistory, type GridSnapshot } from './edit-history'
import type { Area } from './grid-area'
import {
  afterChange,
  initialState,
  selectionAt,
  selectionOf,
  selectionOn,
  withChanges,
  withSpareRows,
  type GridState,
} from './grid-state'
import { pasteCopied } from './paste-copied'
import { changeShown } from './shown-rows'

/**
 * The state of the grid, kept outside of React: each component subscribes to the part it shows, so
 * that typing in a cell renders that cell only. Every change of the rows is one undo step; an edit
 * of a cell, from the first key until the cell is left, is one step as well.
 */
export class GridCore {
  protected state: GridState
  readonly #listeners = new Set<() => void>()
  protected readonly history = new EditHistory()
  /** The state before the current edit of a cell. */
  protected beforeEdit: GridSnapshot | undefined
  /** The choices of the Boss column. */
  protected bosses: readonly Choice[] = []

  constructor(rows: readonly GridRow[] = []) {
    this.state = initialState(rows)
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  getState = (): GridState => this.state

  get canUndo() {
    return this.history.canUndo || this.beforeEdit !== undefined
  }

  get canRedo() {
    return this.history.canRedo
  }

  /** A number that differs after every change by the user, also of one that is undone. */
  get changeCount() {
    return this.history.changes
  }

  get area(): Area {
    return selectionOf(this.state)
  }

  startEdit({ showsAllChoices = false } = {}) {
    if (this.state.isEditing) return
    this.beforeEdit = this.state
    const { active } = this.state
    this.set({ ...selectionAt(active), isEditing: true, showsAllChoices })
  }

  /** Sets the text of the active cell, and starts an edit if there is none. */
  type(text: string) {
    this.startEdit()
    const { rows, active } = this.state
    const typed = replaceRow(rows, active.row, (row) => withText(row, active.column, text))
    this.set({ showsAllChoices: false, ...afterChange(typed, this.state) })
  }

  /** Ends the edit and normalizes the text of the active cell. */
  commitEdit() {
    const before = this.beforeEdit
    if (!before) return
    this.beforeEdit = undefined
    const { rows, active } = this.state
    const { row, column } = active
    if (rows[row] === before.rows[row]) return this.set({ isEditing: false })
    this.history.push(before)
    const typed = rows[row]?.cells[column] ?? ''
    const committed = replaceRow(rows, row, (edited) =>
      withCells(edited, new Map([[column, typed]]), this.bosses),
    )
    const lastEdit = { row, column, before: before.rows }
    this.set({ isEditing: false, ...afterChange(committed, this.state), lastEdit })
  }

  /** Ends the edit and restores the previous text. */
  cancelEdit() {
    const before = this.beforeEdit
    if (!before) return
    this.beforeEdit = undefined
    this.set({ rows: before.rows, isEditing: false })
  }

  undo() {
    this.commitEdit()
    this.#restore(this.history.undo(this.state))
  }

  redo() {
    this.commitEdit()
    this.#restore(this.history.redo(this.state))
  }

  /** Changes the rows, as one undo step. */
  change(update: (rows: readonly GridRow[]) => readonly GridRow[]) {
    this.commitEdit()
    const before = this.state
    const rows = update(before.rows)
    if (areSameRows(rows, before.rows)) return
    this.history.push(before)
    this.set(afterChange(rows, this.state))
  }

  /** The rows that commands on the selection leave alone, by id. */
  get excludedRows(): ReadonlySet<number> {
    const { hiddenRows, skippedRows } = this.state
    return skippedRows.size === 0 ? hiddenRows : new Set([...hiddenRows, ...skippedRows])
  }

  /** Changes the shown rows of the selection, as one undo step. */
  protected changeArea(update: (rows: readonly GridRow[], area: Area) => readonly GridRow[]) {
    const { excludedRows } = this
    this.change((rows) =>
      changeShown(rows, excludedRows, (shown, to) => update(shown, to(this.area))),
    )
    // It has the focus, and may be out of view.
    this.set({ inView: { ...this.state.active } })
  }

  /** Says what came of a command. */
  say(text: string) {
    this.set({ note: { count: this.state.note.count + 1, text } })
  }

  /** Pastes cells that the grid has copied into the selected rows and selects them. */
  pasteCopied(copied: CopiedCells): ReturnType<typeof pasteCopied> {
    this.commitEdit()
    const pasted = pasteCopied(this.state.rows, this.excludedRows, this.area, copied, this.bosses)
    if ('error' in pasted) return pasted
    this.change(() => withSpareRows(pasted.rows))
    this.set(selectionOn(pasted.area))
    return pasted
  }

  #restore(snapshot: GridSnapshot | undefined) {
    if (!snapshot) return
    const { rows, active, lastPaste } = snapshot
    this.set({ ...selectionAt(active), ...afterChange(rows, this.state), lastPaste })
  }

  protected set(changes: Partial<GridState>) {
    this.state = withChanges(this.state, changes)
    for (const listener of this.#listeners) listener()
  }
}

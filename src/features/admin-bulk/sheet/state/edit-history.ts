import type { GridState } from './grid-state'

export type GridSnapshot = Pick<GridState, 'rows' | 'active' | 'lastPaste'>

const HISTORY_MAX = 200

export class EditHistory {
  #past: GridSnapshot[] = []
  #future: GridSnapshot[] = []
  /** How often the rows were changed, undone or redone. */
  changes = 0

  get canUndo() {
    return this.#past.length > 0
  }

  get canRedo() {
    return this.#future.length > 0
  }

  /** Adds an undo step that restores `before`, and drops the redo steps. */
  push(before: GridSnapshot) {
    this.#past = [...this.#past.slice(1 - HISTORY_MAX), before]
    this.#future = []
    this.changes += 1
  }

  /** Returns the state before the last step, or undefined; redo then returns to `current`. */
  undo(current: GridSnapshot): GridSnapshot | undefined {
    this.changes += 1
    return step(this.#past, this.#future, current)
  }

  /** Returns the state after the last undone step, or undefined; undo then returns to `current`. */
  redo(current: GridSnapshot): GridSnapshot | undefined {
    this.changes += 1
    return step(this.#future, this.#past, current)
  }

  clear() {
    this.#past = []
    this.#future = []
    this.changes += 1
  }
}

function step(from: GridSnapshot[], to: GridSnapshot[], current: GridSnapshot) {
  const target = from.pop()
  if (target) to.push(current)
  return target
}

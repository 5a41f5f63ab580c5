import { toPixels } from '@/lib/to-pixels'
import type { ColumnId } from '../columns/columns'
import type { GridFocus } from './grid-focus'
import type { Position } from './state/grid-area'
import { stepFrom } from './state/grid-moves'
import type { GridStore } from './state/grid-store'

/** The dragged object: the end of a selection of cells, rows or columns, or the fill handle. */
type DragKind = 'cells' | 'rows' | 'columns' | 'fill'

/** The time between two steps while the pointer is outside of the cells, in milliseconds. */
const SCROLL_STEP_MS = 50
/** The size of the row and column headers, in rem; the classes w-12 and h-9. */
const HEADERS = { width: 3, height: 2.25 }

/**
 * Selects cells by dragging with the mouse. While the pointer is outside of the cells, the
 * selection grows step by step in this direction, and the grid scrolls with it.
 */
export class GridDrag {
  #kind: DragKind | null = null
  #steps: { row: number; column: number } = { row: 0, column: 0 }
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(
    private readonly store: GridStore,
    private readonly focus: GridFocus,
  ) {}

  /** Call when the primary button is pressed on a cell, a header or the fill handle. */
  start(kind: DragKind) {
    this.#kind = kind
    window.addEventListener('mousemove', this.#onMove)
    window.addEventListener('mouseup', this.#end, { once: true })
  }

  enter({ row, column }: Position) {
    const { head } = this.store.getState()
    if (this.#kind === 'fill') this.store.dragFill(row)
    else if (this.#kind === 'cells') this.store.extendTo({ row, column })
    else if (this.#kind === 'rows') this.store.extendTo({ row, column: head.column })
    else if (this.#kind === 'columns') this.store.extendTo({ row: head.row, column })
  }

  enterHeader(column: ColumnId) {
    if (this.#kind === 'columns') this.enter({ row: 0, column })
  }

  readonly #end = () => {
    if (this.#kind === 'fill') this.store.dropFill()
    this.#kind = null
    this.#stopScrolling()
    window.removeEventListener('mousemove', this.#onMove)
  }

  readonly #onMove = ({ clientX, clientY, buttons }: MouseEvent) => {
    // The button was released outside of the window.
    if (buttons === 0) return this.#end()
    const frame = this.focus.frame?.getBoundingClientRect()
    if (!frame) return
    this.#steps = {
      row: outside(clientY, frame.top + toPixels(HEADERS.height), frame.bottom),
      column: outside(clientX, frame.left + toPixels(HEADERS.width), frame.right),
    }
    if (this.#kind === 'rows') this.#steps.column = 0
    if (this.#kind === 'columns') this.#steps.row = 0
    if (this.#steps.row === 0 && this.#steps.column === 0) this.#stopScrolling()
    else this.#timer ??= setInterval(this.#step, SCROLL_STEP_MS)
  }

  readonly #step = () => {
    const { head, fillRow } = this.store.getState()
    const row = this.#kind === 'fill' ? (fillRow ?? head.row) : head.row
    const { column } = stepFrom(this.store.getState(), head, { row: 0, column: this.#steps.column })
    this.enter({ row: row + this.#steps.row, column })
  }

  #stopScrolling() {
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

/** On which side of a range a value is: -1 before it, 1 after it, 0 inside. */
function outside(value: number, from: number, to: number): number {
  if (value < from) return -1
  return value >= to ? 1 : 0
}

import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { COLUMN_COUNT } from './columns'
import type { GridStore, Position } from './grid-store'

/** How far PageUp and PageDown go, in rows. */
const PAGE_ROWS = 10

type Keys = Partial<Record<string, () => boolean | void>>

/**
 * The keys of a spreadsheet. Escape in a cell that is not edited lets the next Tab leave the grid,
 * so that nobody is caught in it.
 */
export function useGridKeys(store: GridStore, onNextError: () => void) {
  const isLeaving = useRef(false)

  return (event: KeyboardEvent) => {
    // What an input method is still composing is not finished.
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    const wasLeaving = isLeaving.current
    isLeaving.current = false
    const keys = event.ctrlKey || event.metaKey ? commandKeys(store, event) : plainKeys()
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    // A key that answers false is left to the browser.
    if (action && action() !== false) event.preventDefault()

    function plainKeys(): Keys {
      const { active, isEditing, rows } = store.getState()
      const go = (row: number, column: number) =>
        store.moveTo({ row: active.row + row, column: active.column + column }, event.shiftKey)
      const goInText = (row: number, column: number) => (isEditing ? false : go(row, column))
      return {
        ArrowUp: () => go(-1, 0),
        ArrowDown: () => go(1, 0),
        ArrowLeft: () => goInText(0, -1),
        ArrowRight: () => goInText(0, 1),
        PageUp: () => go(-PAGE_ROWS, 0),
        PageDown: () => go(PAGE_ROWS, 0),
        Home: () => goInText(0, -COLUMN_COUNT),
        End: () => goInText(0, COLUMN_COUNT),
        Enter: () => {
          if (event.shiftKey) store.moveTo({ ...active, row: active.row - 1 })
          else if (active.row === rows.length - 1) {
            if (store.addRow()) store.moveTo({ ...active, row: active.row + 1 })
          } else store.moveTo({ ...active, row: active.row + 1 })
        },
        Tab: () => {
          const next = wasLeaving ? undefined : neighbour(active, event.shiftKey, rows.length)
          if (!next) return false
          store.moveTo(next)
        },
        F2: () => store.startEdit(),
        F8: onNextError,
        Escape: () => {
          if (isEditing) store.cancelEdit()
          else isLeaving.current = true
        },
        Delete: () => (isEditing ? false : store.clear()),
        Backspace: () => (isEditing ? false : store.clear()),
      }
    }
  }
}

function commandKeys(store: GridStore, { shiftKey }: KeyboardEvent): Keys {
  const { isEditing, active, rows } = store.getState()
  return {
    z: () => {
      if (isEditing) store.cancelEdit()
      else if (shiftKey) store.redo()
      else store.undo()
    },
    y: () => store.redo(),
    d: () => store.fillDown(),
    a: () => (isEditing ? false : store.selectAll()),
    Home: () => store.moveTo({ row: 0, column: 0 }, shiftKey),
    End: () => store.moveTo({ row: rows.length - 1, column: COLUMN_COUNT - 1 }, shiftKey),
    ArrowUp: () => store.moveTo({ ...active, row: 0 }, shiftKey),
    ArrowDown: () => store.moveTo({ ...active, row: rows.length - 1 }, shiftKey),
  }
}

/** The cell that Tab goes to, row by row; none before the first and behind the last. */
function neighbour({ row, column }: Position, isBack: boolean, rowCount: number) {
  const index = row * COLUMN_COUNT + column + (isBack ? -1 : 1)
  if (index < 0 || index >= rowCount * COLUMN_COUNT) return undefined
  return { row: Math.floor(index / COLUMN_COUNT), column: index % COLUMN_COUNT }
}

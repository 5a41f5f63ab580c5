import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { COLUMN_COUNT } from './columns'
import type { GridState, GridStore } from './grid-store'

/** The number of rows that PageUp and PageDown move. */
const PAGE_ROWS = 10

/** Actions by key. An action that returns false leaves the key to the browser. */
type KeyActions = Partial<Record<string, () => boolean | void>>

/**
 * Handles the keys of a spreadsheet. Tab moves between cells; after Escape outside of an edit the next
 * Tab leaves the grid, so that keyboard users are not trapped in it.
 */
export function useGridKeys(store: GridStore, onNextError: () => void) {
  const isLeaving = useRef(false)

  return (event: KeyboardEvent) => {
    // While an input method composes text, it handles the keys.
    if (event.nativeEvent.isComposing || event.defaultPrevented) return
    const wasLeaving = isLeaving.current
    isLeaving.current = false
    const actions = event.ctrlKey || event.metaKey ? commandActions(store, event) : plainActions()
    const action = actions[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (action && action() !== false) event.preventDefault()

    function plainActions(): KeyActions {
      const { active, isEditing, rows } = store.getState()
      const move = (row: number, column: number) =>
        store.moveTo({ row: active.row + row, column: active.column + column }, event.shiftKey)
      // While editing, these keys move the caret in the text.
      const moveUnlessEditing = (row: number, column: number) =>
        isEditing ? false : move(row, column)
      const clearUnlessEditing = () => (isEditing ? false : store.clear())
      return {
        ArrowUp: () => move(-1, 0),
        ArrowDown: () => move(1, 0),
        ArrowLeft: () => moveUnlessEditing(0, -1),
        ArrowRight: () => moveUnlessEditing(0, 1),
        PageUp: () => move(-PAGE_ROWS, 0),
        PageDown: () => move(PAGE_ROWS, 0),
        Home: () => moveUnlessEditing(0, -COLUMN_COUNT),
        End: () => moveUnlessEditing(0, COLUMN_COUNT),
        Enter: () => {
          if (event.shiftKey) store.moveTo({ ...active, row: active.row - 1 })
          else if (active.row === rows.length - 1) {
            if (store.addRow()) store.moveTo({ ...active, row: active.row + 1 })
          } else store.moveTo({ ...active, row: active.row + 1 })
        },
        Tab: () => {
          const next = wasLeaving ? undefined : neighborOf(store.getState(), event.shiftKey)
          if (!next) return false
          store.moveTo(next)
        },
        F2: () => store.startEdit(),
        F8: onNextError,
        Escape: () => {
          if (isEditing) store.cancelEdit()
          else isLeaving.current = true
        },
        Delete: clearUnlessEditing,
        Backspace: clearUnlessEditing,
      }
    }
  }
}

/** The actions with Ctrl or Cmd. */
function commandActions(store: GridStore, { shiftKey }: KeyboardEvent): KeyActions {
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

/** Returns the cell before or after the active cell, row by row; undefined at the ends of the grid. */
function neighborOf({ active, rows, columnCount }: GridState, isBack: boolean) {
  const index = active.row * columnCount + active.column + (isBack ? -1 : 1)
  if (index < 0 || index >= rows.length * columnCount) return undefined
  return { row: Math.floor(index / columnCount), column: index % columnCount }
}

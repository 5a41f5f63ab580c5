import { pressedKey } from '@/lib/pressed-key'
import type { KeyboardEvent } from 'react'
import { useRef } from 'react'
import { EDGES } from '../columns/columns'
import type { Position } from './state/grid-area'
import { edgeOfData, stepFrom, type Direction } from './state/grid-moves'
import type { GridStore } from './state/grid-store'

/** The number of rows that PageUp and PageDown move. */
const PAGE_ROWS = 10

/** Actions by key. An action that returns false leaves the key to the browser. */
type KeyActions = Partial<Record<string, () => boolean | void>>

/** The commands of the page that have a key. */
export interface GridCommands {
  onFind: () => void
  /** Called by Escape while no cell is edited. */
  onEscape: () => void
}

/**
 * Handles the keys of a spreadsheet. Tab moves between cells; after Escape outside of an edit the
 * next Tab leaves the grid, so that keyboard users are not trapped in it.
 */
export function useGridKeys(store: GridStore, commands: GridCommands) {
  const isLeaving = useRef(false)

  return (event: KeyboardEvent) => {
    const key = pressedKey(event)
    if (key === '' || event.defaultPrevented) return
    const wasLeaving = isLeaving.current
    isLeaving.current = false
    const actions =
      event.ctrlKey || event.metaKey ? commandActions(store, event, commands) : plainActions()
    const action = actions[key]
    if (action && action() !== false) event.preventDefault()

    function plainActions(): KeyActions {
      const { isEditing } = store.getState()
      const move = (row: number, column: number) => moveBy(store, event.shiftKey, row, column)
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
        Home: () => moveUnlessEditing(0, -Infinity),
        End: () => moveUnlessEditing(0, Infinity),
        Enter: () => (event.shiftKey ? moveBy(store, false, -1, 0) : store.enter()),
        Tab: () => !wasLeaving && store.tab(event.shiftKey),
        ' ': () => (event.shiftKey && !isEditing ? store.select('rows') : false),
        F2: () => store.startEdit(),
        Escape: () => {
          if (isEditing) store.cancelEdit()
          else {
            isLeaving.current = true
            commands.onEscape()
          }
        },
        Delete: clearUnlessEditing,
        Backspace: clearUnlessEditing,
      }
    }
  }
}

function moveBy(store: GridStore, isExtending: boolean, row: number, column: number) {
  const state = store.getState()
  const from = isExtending ? state.head : state.active
  go(store, isExtending, stepFrom(state, from, { row, column }))
}

function go(store: GridStore, isExtending: boolean, to: Position) {
  if (isExtending) store.extendTo(to)
  else store.moveTo(to)
}

function commandActions(
  store: GridStore,
  { shiftKey }: KeyboardEvent,
  { onFind }: GridCommands,
): KeyActions {
  const state = store.getState()
  const { isEditing, active, head, rows } = state
  const moveToEdge = (row: Direction['row'], column: Direction['column']) => {
    const from = shiftKey ? head : active
    go(store, shiftKey, edgeOfData(state, from, { row, column }))
  }
  return {
    z: () => {
      if (isEditing) store.cancelEdit()
      else if (shiftKey) store.redo()
      else store.undo()
    },
    y: () => store.redo(),
    d: () => store.fillDown(),
    // The browser would not find the rows that are not rendered.
    f: onFind,
    h: onFind,
    a: () => (isEditing ? false : store.select('all')),
    ' ': () => (isEditing ? false : store.select('columns')),
    Home: () => go(store, shiftKey, { row: 0, column: EDGES.first }),
    End: () => go(store, shiftKey, { row: rows.length - 1, column: EDGES.last }),
    ArrowUp: () => moveToEdge(-1, 0),
    ArrowDown: () => moveToEdge(1, 0),
    // While editing, these keys move the caret by words.
    ArrowLeft: () => (isEditing ? false : moveToEdge(0, -1)),
    ArrowRight: () => (isEditing ? false : moveToEdge(0, 1)),
  }
}

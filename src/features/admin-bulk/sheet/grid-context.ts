import { createContext, use, useRef, useSyncExternalStore } from 'react'
import type { GridChecks } from '../columns/grid-checks'
import type { GridRow } from '../columns/grid-rows'
import type { GridDrag } from './grid-drag'
import type { GridFocus } from './grid-focus'
import type { GridState, SettledState } from './state/grid-state'
import type { GridStore } from './state/grid-store'

/** The id of the line that says how to leave the grid with the keyboard. */
export const LEAVE_HINT = 'leave-grid'

export interface Grid {
  store: GridStore
  checks: GridChecks
  focus: GridFocus
  drag: GridDrag
}

export const GridContext = createContext<Grid | null>(null)

export function useGrid(): Grid {
  const grid = use(GridContext)
  if (!grid) throw new Error('useGrid must be used inside a GridContext')
  return grid
}

/**
 * Selects a part of the grid's state. The component renders again only if the selected value
 * changes; objects are compared by their properties (shallowly).
 */
export function useGridState<Selected>(select: (state: GridState) => Selected): Selected {
  const { store } = useGrid()
  const last = useRef<{ selected: Selected }>(null)

  function getSnapshot(): Selected {
    const selected = select(store.getState())
    if (last.current && isShallowEqual(last.current.selected, selected)) {
      return last.current.selected
    }
    last.current = { selected }
    return selected
  }

  return useSyncExternalStore(store.subscribe, getSnapshot)
}

/** For values that depend on all rows: changes after the grid has been painted. */
export function useSettledState(): SettledState {
  return useGridState(({ settled }) => settled)
}

/** The rows, without the one in which a cell is being edited, because it is incomplete. */
export function useEnteredRows(): readonly GridRow[] {
  const { rows, isEditing, active } = useSettledState()
  return isEditing ? rows.toSpliced(active.row, 1) : rows
}

function isShallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(left)
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.is(left[key], right[key]))
  )
}

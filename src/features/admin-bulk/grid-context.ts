import { createContext, use, useRef, useSyncExternalStore } from 'react'
import type { GridChecks } from './grid-checks'
import type { GridDrag } from './grid-drag'
import type { GridFocus } from './grid-focus'
import type { GridState } from './grid-state'
import type { GridStore } from './grid-store'

interface Grid {
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
 * Selects a part of the grid's state. The component renders again only if the selected value changes;
 * objects are compared by their properties (shallowly).
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

function isShallowEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const left = Object.entries(a)
  const right = new Map<string, unknown>(Object.entries(b))
  return (
    left.length === right.size && left.every(([key, value]) => Object.is(value, right.get(key)))
  )
}

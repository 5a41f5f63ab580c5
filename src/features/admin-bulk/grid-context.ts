import { createContext, use, useRef, useSyncExternalStore } from 'react'
import type { GridChecks } from './grid-checks'
import type { GridState, GridStore } from './grid-store'

interface Grid {
  store: GridStore
  checks: GridChecks
}

/** The grid that a component is part of. */
export const GridContext = createContext<Grid | null>(null)

/** The store and the checks of the grid around. */
export function useGrid(): Grid {
  const grid = use(GridContext)
  if (!grid) throw new Error('There is no grid around this component')
  return grid
}

/**
 * What a component shows of the grid. It renders again only when that has changed: a value, or an
 * object of values.
 */
export function useGridState<Selected>(select: (state: GridState) => Selected): Selected {
  const { store } = useGrid()
  const last = useRef<{ selected: Selected }>(null)

  function getSnapshot(): Selected {
    const selected = select(store.getState())
    if (last.current && isSame(last.current.selected, selected)) return last.current.selected
    last.current = { selected }
    return selected
  }

  return useSyncExternalStore(store.subscribe, getSnapshot)
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const left = Object.entries(a)
  const right = new Map<string, unknown>(Object.entries(b))
  return (
    left.length === right.size && left.every(([key, value]) => Object.is(value, right.get(key)))
  )
}

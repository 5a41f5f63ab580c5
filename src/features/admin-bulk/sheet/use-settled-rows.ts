import { useEffect } from 'react'
import { isSettled } from './state/grid-state'
import type { GridStore } from './state/grid-store'

/** Longer than the time until a keystroke has been painted. */
const SETTLE_MS = 100

/** Settles the rows when they have not changed for a moment, so that typing is not delayed. */
export function useSettledRows(store: GridStore) {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = store.subscribe(() => {
      if (isSettled(store.getState())) return
      clearTimeout(timer)
      timer = setTimeout(() => store.settle(), SETTLE_MS)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [store])
}

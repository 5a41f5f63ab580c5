import { afterPaint } from '@/lib/after-paint'
import { useEffect } from 'react'
import { isSettled } from './grid-state'
import type { GridStore } from './grid-store'

/** Settles the rows after each change of the rows has been painted. */
export function useSettledRows(store: GridStore) {
  useEffect(() => {
    let cancel: (() => void) | undefined
    const unsubscribe = store.subscribe(() => {
      if (cancel || isSettled(store.getState())) return
      cancel = afterPaint(() => {
        cancel = undefined
        store.settle()
      })
    })
    return () => {
      unsubscribe()
      cancel?.()
    }
  }, [store])
}

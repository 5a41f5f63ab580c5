import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { BatchTarget } from './batch-types'
import { drafts, toDraftRows } from './draft'
import { filledRows } from './grid-rows'
import type { GridStore } from './grid-store'

/** The delay between the last change and writing the draft, in milliseconds. */
const WRITE_DELAY_MS = 300

/**
 * Stores the grid as the draft of this tab whenever it changes, and clears the draft when the grid is
 * empty. Also writes when the page is hidden or closed. Returns false if the browser cannot store it.
 */
export function useDraft(store: GridStore, { instanceId, bossId }: BatchTarget): boolean {
  const isFirstRun = useRef(true)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let written = store.getState().rows
    let isBlank = filledRows(written).length === 0

    function write() {
      clearTimeout(timer)
      const { rows } = store.getState()
      if (rows === written) return
      written = rows
      const filled = toDraftRows(rows)
      isBlank = filled.rows.length === 0
      const savedAt = new Date().toISOString()
      drafts.write(isBlank ? null : { savedAt, instanceId, bossId, ...filled })
    }

    // The effect runs again if the target has changed, and stores the same rows with the new target.
    if (!isFirstRun.current && !isBlank) {
      written = []
      write()
    }
    isFirstRun.current = false

    const unsubscribe = store.subscribe(() => {
      // The first change is written at once: the tab needs a lock for it, which takes a moment and
      // which it cannot get while it is being closed.
      if (isBlank) return write()
      clearTimeout(timer)
      timer = setTimeout(write, WRITE_DELAY_MS)
    })
    // Phones close a hidden tab without another event, so the draft is written when the tab is hidden.
    window.addEventListener('pagehide', write)
    document.addEventListener('visibilitychange', write)
    return () => {
      write()
      unsubscribe()
      window.removeEventListener('pagehide', write)
      document.removeEventListener('visibilitychange', write)
    }
  }, [store, instanceId, bossId])

  return !useSyncExternalStore(drafts.subscribe, drafts.hasFailed)
}

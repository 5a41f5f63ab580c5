import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { drafts, toDraftRows } from './draft'
import type { GridChecks } from '../grid/grid-checks'
import type { GridRow } from '../grid/grid-rows'
import type { GridStore } from '../grid/grid-store'

/** The delay between the last change and writing the draft, in milliseconds. */
const WRITE_DELAY_MS = 300

/**
 * Stores the grid as the draft of this tab whenever it changes, and clears the draft when no row is
 * new or changed. Also writes when the page is hidden or closed. Returns false if the browser
 * cannot store it.
 */
export function useDraft(store: GridStore, checks: GridChecks): boolean {
  const { instanceId, bossId } = checks.target
  const isFirstRun = useRef(true)
  const hasWork = useEffectEvent((rows: readonly GridRow[]) =>
    rows.some((row) => checks.isSent(row)),
  )

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let written = store.getState().rows
    let isBlank = !hasWork(written)

    function write() {
      clearTimeout(timer)
      const { rows } = store.getState()
      if (rows === written) return
      written = rows
      isBlank = !hasWork(rows)
      const savedAt = new Date().toISOString()
      drafts.write(isBlank ? null : { savedAt, instanceId, bossId, ...toDraftRows(rows) })
    }

    // The effect runs again if the target has changed, and stores the same rows with the new
    // target.
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
    // Phones close a hidden tab without another event, so the draft is written when the tab is
    // hidden.
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

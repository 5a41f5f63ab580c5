import { useEffect, useRef, useState } from 'react'
import type { BatchTarget } from './batch-types'
import { clearDraft, writeDraft } from './draft'
import { filledRows } from './grid-rows'
import type { GridStore } from './grid-store'

/** The delay between the last change and writing the draft, in milliseconds. */
const WRITE_DELAY_MS = 300

/**
 * Stores the grid as a draft whenever it changes, and clears the draft when the grid is empty. Also
 * writes when the page is hidden or closed. Returns false if the browser cannot store the draft.
 */
export function useDraft(store: GridStore, { instanceId, bossId }: BatchTarget): boolean {
  const [isStored, setStored] = useState(true)
  const isFirstRun = useRef(true)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let written = store.getState().rows

    function write() {
      clearTimeout(timer)
      const { rows } = store.getState()
      if (rows === written) return
      written = rows
      const filled = filledRows(rows).map(({ cells }) => [...cells])
      if (filled.length === 0) {
        clearDraft()
        return setStored(true)
      }
      const savedAt = new Date().toISOString()
      setStored(writeDraft({ savedAt, instanceId, bossId, rows: filled }))
    }

    // The effect runs again if the target has changed, and stores the same rows with the new target.
    if (!isFirstRun.current && filledRows(written).length > 0) {
      written = []
      write()
    }
    isFirstRun.current = false

    const unsubscribe = store.subscribe(() => {
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

  return isStored
}

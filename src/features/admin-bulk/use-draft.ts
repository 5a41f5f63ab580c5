import { useEffect, useRef, useState } from 'react'
import { clearDraft, writeDraft } from './draft'
import { filledRows, type GridStore } from './grid-store'

/** How long after the last change the draft is written, in milliseconds. */
const WRITE_AFTER_MS = 300

/**
 * Keeps what is in the grid in the browser until the grid is empty again, also when the tab is
 * closed in the middle. The answer is false when the browser does not keep it.
 */
export function useDraft(
  store: GridStore,
  { instanceId, bossId }: { instanceId: string; bossId: string },
): boolean {
  const [isKept, setKept] = useState(true)
  const isOpening = useRef(true)

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
        return setKept(true)
      }
      const savedAt = new Date().toISOString()
      setKept(writeDraft({ savedAt, instanceId, bossId, rows: filled }))
    }

    // The same rows for another boss are another draft.
    if (!isOpening.current && filledRows(written).length > 0) {
      written = []
      write()
    }
    isOpening.current = false

    const stop = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(write, WRITE_AFTER_MS)
    })
    // A closed tab gives no later chance; phones close it without a word once it is hidden.
    window.addEventListener('pagehide', write)
    document.addEventListener('visibilitychange', write)
    return () => {
      write()
      stop()
      window.removeEventListener('pagehide', write)
      document.removeEventListener('visibilitychange', write)
    }
  }, [store, instanceId, bossId])

  return isKept
}

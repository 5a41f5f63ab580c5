import { useCallback, useRef } from 'react'

/**
 * Returns a function that runs an action unless the previous one is still running. It ignores the
 * second of two clicks within one frame, before the button can be disabled. Errors are rethrown.
 */
export function useOneAtATime() {
  const isRunning = useRef(false)
  return useCallback(async (action: () => Promise<unknown>) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await action()
    } finally {
      isRunning.current = false
    }
  }, [])
}

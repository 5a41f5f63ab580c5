import { useCallback, useRef } from 'react'

/**
 * Runs an action unless the one before is still under way: two clicks within a frame, which a
 * disabled button comes too late for, are one. The action's failure is the caller's to handle.
 */
export function useOneAtATime() {
  const isUnderWay = useRef(false)
  return useCallback(async (action: () => Promise<unknown>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await action()
    } finally {
      isUnderWay.current = false
    }
  }, [])
}

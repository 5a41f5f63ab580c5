import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls `action` after a dialog has closed. A closing dialog returns the focus to the element that
 * opened it in a later task, so an action that moves the focus must run after that.
 */
export function useAfterClosing(isOpen: boolean, action: () => void) {
  const wasOpen = useRef(false)
  const act = useEffectEvent(action)
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return
    const timer = setTimeout(() => act())
    return () => clearTimeout(timer)
  }, [isOpen])
}

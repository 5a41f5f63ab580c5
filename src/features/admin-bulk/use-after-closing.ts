import { useEffect, useRef } from 'react'

/**
 * Does something once a dialog has closed and has given the focus back to what opened it, which it
 * does a moment later. Whoever moves the focus sooner loses it again.
 */
export function useAfterClosing(isOpen: boolean, action: () => void) {
  const wasOpen = useRef(false)
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen
    wasOpen.current = isOpen
    if (!hasClosed) return
    const timer = setTimeout(() => latest.current())
    return () => clearTimeout(timer)
  }, [isOpen])
}

import { useCallback, useEffect, useRef, useState } from 'react'

/** How long a ticked wish keeps its place, so that a second press on the same place unticks it. */
const RECENT_MS = 2000

/**
 * `recent`: the ids of the wishes that were ticked as obtained in the last two seconds. `onTick` adds
 * and removes an id, and calls `keepFocus` before it expires.
 */
export function useRecentTicks() {
  const [recent, setRecent] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running.values()) clearTimeout(timer)
    }
  }, [])
  const onTick = useCallback((id: string, isObtained: boolean, keepFocus: () => void) => {
    const forget = () => {
      timers.current.delete(id)
      setRecent((before) => new Set([...before].filter((other) => other !== id)))
    }
    clearTimeout(timers.current.get(id))
    keepFocus()
    if (!isObtained) {
      forget()
      return
    }
    setRecent((before) => new Set([...before, id]))
    timers.current.set(
      id,
      setTimeout(() => {
        if (document.activeElement !== document.body) keepFocus()
        forget()
      }, RECENT_MS),
    )
  }, [])
  return { recent, onTick }
}

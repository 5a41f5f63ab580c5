import type { WishId } from '@/contract/ids'
import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * How long ticked wishes keep their positions after the last tick, so that a second press on the same
 * position unticks, and no row moves below the finger of somebody who ticks several.
 */
const RECENT_MS = 4000

/**
 * `recent`: the ids of the wishes that were ticked as obtained, until four seconds after the last
 * tick. `onTick` adds and removes an id, and calls `keepFocus` before it expires.
 */
export function useRecentTicks() {
  const [recent, setRecent] = useState<ReadonlySet<string>>(new Set())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  /** `keepFocus` of each recent wish, the last tick last. */
  const keepers = useRef(new Map<string, () => void>())
  const onTick = useCallback((id: WishId, isObtained: boolean, keepFocus: () => void) => {
    keepFocus()
    keepers.current.delete(id)
    if (isObtained) keepers.current.set(id, keepFocus)
    setRecent(new Set(keepers.current.keys()))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (document.activeElement !== document.body)
        for (const keep of keepers.current.values()) keep()
      keepers.current.clear()
      setRecent(new Set())
    }, RECENT_MS)
  }, [])
  return { recent, onTick }
}

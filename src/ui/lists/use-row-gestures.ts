import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { RowGestures } from './row-gestures'

/** Screens on which the rows take gestures. */
const TOUCH = '(any-pointer: coarse)'

/**
 * Long presses and swipes on the rows in an element, on touch screens. Their code is loaded as soon
 * as the rows are shown: the first press of a visit may be one. Offer the same by other controls as
 * well.
 *
 * @example useRowGestures(groupRef, { onHold: lift, onSwipe: ({ dataset }) => open(dataset.id) })
 */
export function useRowGestures(
  groupRef: RefObject<HTMLElement | null>,
  { onHold, onSwipe }: RowGestures,
) {
  const hold = useEffectEvent(onHold)
  const swipe = useEffectEvent(onSwipe)
  useEffect(() => {
    if (!window.matchMedia(TOUCH).matches) return undefined
    let stop: (() => void) | undefined
    let isUnmounted = false
    const load = async () => {
      const { listenToRows } = await import('./row-gestures')
      const group = groupRef.current
      if (isUnmounted || !group) return
      stop = listenToRows(group, {
        onHold: (row, pointer) => hold(row, pointer),
        onSwipe: (row) => swipe(row),
      })
    }
    // Without the code, the sheet of a row still offers everything.
    void load().catch(() => undefined)
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [groupRef])
}

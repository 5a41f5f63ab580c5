import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A swipe closes from this part of the panel's height, or from this speed in pixels per
 * millisecond.
 */
const CLOSING_PART = 0.3
const CLOSING_SPEED = 0.5
/** After this time without a movement, the finger rests. */
const REST_MS = 100
const RETURN = 'translate 150ms var(--ease-out)'

/**
 * Lets a swipe down close a panel at the bottom edge of the screen; the panel follows the finger.
 * Does nothing for panels elsewhere, and for touches that scroll the panel's content.
 * @returns the ref of the panel
 */
export function useSwipeDown(isEnabled: boolean, onClose: () => void) {
  const latest = useRef(onClose)
  useLayoutEffect(() => {
    latest.current = onClose
  })
  return useCallback(
    (panel: HTMLElement | null) =>
      panel && isEnabled ? followSwipes(panel, () => latest.current()) : undefined,
    [isEnabled],
  )
}

/** Listens to touches on a panel. Returns a function that stops. */
function followSwipes(panel: HTMLElement, onClose: () => void): () => void {
  /** The touch that may become a swipe. */
  let touch: { x: number; y: number; isSwipe: boolean } | null = null
  let last = { y: 0, time: 0, speed: 0 }

  function onStart({ touches, target, timeStamp }: TouchEvent) {
    const [first] = touches
    touch = null
    if (!first || touches.length > 1 || !isAtBottom(panel) || isUsed(target, panel)) return
    touch = { x: first.clientX, y: first.clientY, isSwipe: false }
    last = { y: first.clientY, time: timeStamp, speed: 0 }
  }

  function onMove(event: TouchEvent) {
    const [first] = event.touches
    if (!touch || !first) return
    const { clientX: x, clientY: y } = first
    if (!touch.isSwipe) {
      // The first movement decides between a swipe, scrolling, and a movement to the side.
      if (y - touch.y <= Math.abs(x - touch.x)) {
        touch = null
        return
      }
      touch.isSwipe = true
      panel.style.transition = 'none'
    }
    event.preventDefault()
    panel.style.translate = `0 ${Math.max(0, y - touch.y)}px`
    const time = event.timeStamp
    last = { y, time, speed: (y - last.y) / Math.max(1, time - last.time) }
  }

  function onEnd(event: TouchEvent) {
    if (!touch?.isSwipe) return
    const isFar = last.y - touch.y > panel.clientHeight * CLOSING_PART
    const isFast = last.speed > CLOSING_SPEED && event.timeStamp - last.time < REST_MS
    touch = null
    if (event.type === 'touchend' && (isFar || isFast)) onClose()
    // Afterwards, because React renders the change before this runs. The panel may also have stayed
    // open.
    queueMicrotask(() => {
      if (panel.dataset.state === 'closed') return
      panel.style.transition = RETURN
      panel.style.translate = ''
    })
  }

  panel.addEventListener('touchstart', onStart, { passive: true })
  panel.addEventListener('touchmove', onMove, { passive: false })
  panel.addEventListener('touchend', onEnd)
  panel.addEventListener('touchcancel', onEnd)
  return () => {
    panel.removeEventListener('touchstart', onStart)
    panel.removeEventListener('touchmove', onMove)
    panel.removeEventListener('touchend', onEnd)
    panel.removeEventListener('touchcancel', onEnd)
  }
}

function isAtBottom(panel: HTMLElement): boolean {
  const { top, bottom } = panel.getBoundingClientRect()
  return top > 0 && bottom >= window.innerHeight - 1
}

/**
 * Whether a touch belongs to the content: to a list of options, or to a part that is scrolled down.
 */
function isUsed(target: EventTarget | null, panel: HTMLElement): boolean {
  let element = target instanceof Element ? target : null
  if (element?.closest('[role=listbox], [role=menu]')) return true
  for (; element && panel.contains(element); element = element.parentElement) {
    if (element.scrollTop > 0) return true
  }
  return false
}

import type { HeldPointer } from './use-drag-order'

/** A finger that rests on a row for this time holds it. */
const HOLD_MS = 400
/** A finger that moves less than this rests, in pixels. */
const REST_PX = 10
/** A finger that moves to the left by this swipes, in pixels. */
const SWIPE_PX = 32
/** Controls that use touches themselves. */
const OWN_TOUCHES = '[data-move-handle], input, [role="menu"]'

export interface RowGestures {
  /** A finger rests on a row: it may be moved now, until the finger lifts. False refuses. */
  onHold: (row: HTMLElement, pointer: HeldPointer) => boolean
  /** A finger has swiped a row to the left. */
  onSwipe: (row: HTMLElement) => void
}

/**
 * Listens to fingers on the rows (`data-row`) in an element. Rows need `touch-action: pan-y`, so
 * that the browser scrolls and leaves swipes to the page. Returns a function that stops.
 */
export function listenToRows(group: HTMLElement, { onHold, onSwipe }: RowGestures): () => void {
  const abort = new AbortController()
  const { signal } = abort
  let press: { pointerId: number; x: number; y: number; row: HTMLElement } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHolding = false
  /** Whether the click that follows the gesture is not meant as a press. */
  let isGesture = false

  function forget() {
    clearTimeout(timer)
    press = null
  }

  group.addEventListener(
    'pointerdown',
    ({ pointerType, isPrimary, pointerId, clientX: x, clientY: y, target }) => {
      forget()
      isGesture = false
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null
      if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element) || !row) return
      if (target.closest(OWN_TOUCHES)) return
      press = { pointerId, x, y, row }
      timer = setTimeout(() => {
        isHolding = onHold(row, { pointerId, clientY: y })
        isGesture = isHolding
        // oxlint-disable-next-line no-restricted-properties -- Safari has no haptics; nothing is lost.
        if (isHolding) navigator.vibrate?.(10)
        press = null
      }, HOLD_MS)
    },
    { signal },
  )
  group.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (!press) return
      const left = press.x - clientX
      const vertical = Math.abs(press.y - clientY)
      if (left > SWIPE_PX && left > 2 * vertical) {
        isGesture = true
        onSwipe(press.row)
        forget()
      } else if (vertical > REST_PX) forget()
      else if (Math.abs(left) > REST_PX) clearTimeout(timer)
    },
    { signal },
  )
  for (const type of ['pointerup', 'pointercancel'] as const) {
    window.addEventListener(
      type,
      () => {
        forget()
        isHolding = false
      },
      { signal },
    )
  }
  // Registered before the touch begins: only then can it keep the browser from scrolling.
  group.addEventListener('touchmove', (event) => isHolding && event.preventDefault(), {
    signal,
    passive: false,
  })
  group.addEventListener(
    'contextmenu',
    (event) => {
      if (press || isHolding) event.preventDefault()
    },
    { signal },
  )
  group.addEventListener(
    'click',
    (event) => {
      if (!isGesture) return
      isGesture = false
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  return () => {
    forget()
    abort.abort()
  }
}

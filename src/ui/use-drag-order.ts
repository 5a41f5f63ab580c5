import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

/** How near to the edge of the window a drag starts to scroll it, and how fast, in pixels. */
const EDGE = 72
const SCROLL_STEP = 12

interface Drag {
  row: HTMLElement
  rows: HTMLElement[]
  /** How far each row is moved from where it lies. */
  shifts: number[]
  from: number
  to: number
  /** Of the pointer on the page, from where the row lay. */
  startY: number
  clientY: number
  frame: number
}

interface DragOrderOptions {
  /** The list; its children are the rows. */
  listRef: RefObject<HTMLElement | null>
  /** A row was let go at another place; both count from 0. */
  onDrop: (from: number, to: number) => void
}

/**
 * Reordering by mouse or finger. Rows are moved by style alone, so a drag costs no render however
 * long the list is; the order changes once, on letting go. Escape puts everything back. It is never
 * the only way: keys and a menu have to do the same.
 *
 * @example
 * const { onPointerDown } = useDragOrder({ listRef, onDrop })
 * <IconButton label="Drag" className="touch-none" onPointerDown={onPointerDown} />
 */
export function useDragOrder({ listRef, onDrop }: DragOrderOptions) {
  const drag = useRef<Drag | null>(null)
  useEffect(() => () => finish(drag.current), [])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const list = listRef.current
    const rows = [...(list?.children ?? [])].filter((child) => child instanceof HTMLElement)
    const from = rows.findIndex((row) => row.contains(event.currentTarget))
    const row = rows[from]
    if (!row || event.button !== 0 || drag.current) return
    // No text selection, no scrolling by the finger that drags.
    event.preventDefault()
    const handle: HTMLElement = event.currentTarget
    handle.setPointerCapture(event.pointerId)
    const started: Drag = {
      row,
      rows,
      shifts: [],
      from,
      to: from,
      startY: event.clientY + window.scrollY - row.offsetTop,
      clientY: event.clientY,
      frame: 0,
    }
    drag.current = started
    row.dataset.dragging = ''
    const step = () => {
      scrollNearEdge(started.clientY)
      paint(started)
      started.frame = requestAnimationFrame(step)
    }
    started.frame = requestAnimationFrame(step)

    const stop = new AbortController()
    const end = (isDrop: boolean) => {
      stop.abort()
      if (isDrop) paint(started)
      finish(started)
      drag.current = null
      if (isDrop && started.to !== started.from) onDrop(started.from, started.to)
    }
    const { signal } = stop
    handle.addEventListener('pointermove', (move) => (started.clientY = move.clientY), { signal })
    handle.addEventListener('pointerup', () => end(true), { signal })
    handle.addEventListener('pointercancel', () => end(false), { signal })
    window.addEventListener(
      'keydown',
      (key) => {
        if (key.key === 'Escape') end(false)
      },
      { signal },
    )
  }

  return { onPointerDown }
}

function scrollNearEdge(clientY: number) {
  if (clientY < EDGE) window.scrollBy(0, -SCROLL_STEP)
  if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP)
}

/** Puts the dragged row under the pointer and makes room where it would go. */
function paint(drag: Drag) {
  // Where they lie apart from being moved. Read anew: rows far away get their height as they appear.
  const offset = drag.clientY + window.scrollY - drag.startY - drag.row.offsetTop
  const middles = drag.rows.map((row) => row.offsetTop + row.offsetHeight / 2)
  drag.to = placeOf(middles, drag.from, (middles[drag.from] ?? 0) + offset)
  const height = drag.row.offsetHeight
  for (const [index, row] of drag.rows.entries()) {
    const isPassedDown = index > drag.from && index <= drag.to
    const isPassedUp = index < drag.from && index >= drag.to
    const shift = index === drag.from ? offset : isPassedDown ? -height : isPassedUp ? height : 0
    if (shift === drag.shifts[index]) continue
    drag.shifts[index] = shift
    row.style.transform = shift === 0 ? '' : `translateY(${shift}px)`
  }
}

/** The place among the others of a row whose middle has come to lie there. */
export function placeOf(middles: readonly number[], from: number, middle: number): number {
  const above = middles.filter((other, index) => index !== from && other < middle)
  return above.length
}

function finish(drag: Drag | null) {
  if (!drag) return
  cancelAnimationFrame(drag.frame)
  delete drag.row.dataset.dragging
  for (const row of drag.rows) row.style.transform = ''
}

import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

/** Distance from the edge of the window within which a drag scrolls the page, in pixels. */
const EDGE = 72
/** Pixels scrolled per frame. */
const SCROLL_STEP = 12

/** Classes for the rows of the list: the style of a row while it is dragged. */
export const DRAGGED_ROW_STYLES =
  'data-dragging:relative data-dragging:z-10 data-dragging:bg-raised data-dragging:shadow-overlay data-dragging:transition-none'

interface Drag {
  row: HTMLElement
  rows: HTMLElement[]
  /** Current offset of each row from its position in the layout, in pixels. */
  shifts: number[]
  from: number
  to: number
  /** Distance of the pointer from the top of the dragged row at the start, in pixels. */
  startY: number
  clientY: number
  frame: number
  /** Removes the listeners. */
  stop: AbortController
}

interface DragOrderOptions {
  /** The list element. Its children are the rows. */
  listRef: RefObject<HTMLElement | null>
  /** Called with the old and new index when a row was dropped at a different position. */
  onDrop: (from: number, to: number) => void
}

/**
 * Reorders the rows of a list by dragging with mouse or finger. The drag moves rows by setting their
 * style, without rendering; `onDrop` is called once at the end. Escape cancels the drag. Provide
 * reordering by keyboard as well (MoveHandle).
 *
 * @example
 * const { onPointerDown } = useDragOrder({ listRef, onDrop })
 * <ul ref={listRef}><li className={DRAGGED_ROW_STYLES}>
 *   <IconButton label="Drag" className="touch-none" onPointerDown={onPointerDown} />
 * </li></ul>
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
    // Prevents text selection and touch scrolling.
    event.preventDefault()
    const { pointerId } = event
    event.currentTarget.setPointerCapture(pointerId)
    const started: Drag = {
      row,
      rows,
      shifts: [],
      from,
      to: from,
      startY: event.clientY + window.scrollY - row.offsetTop,
      clientY: event.clientY,
      frame: 0,
      stop: new AbortController(),
    }
    drag.current = started
    row.dataset.dragging = ''
    const step = () => {
      scrollNearEdge(started.clientY)
      paint(started)
      started.frame = requestAnimationFrame(step)
    }
    started.frame = requestAnimationFrame(step)

    const end = (isDrop: boolean) => {
      if (isDrop) paint(started)
      finish(started)
      drag.current = null
      if (isDrop && started.to !== started.from) onDrop(started.from, started.to)
    }
    const { signal } = started.stop
    // On the window, because a handle that is unmounted meanwhile gets no events any more.
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      handle: (next: globalThis.PointerEvent) => void,
    ) => {
      window.addEventListener(type, (next) => next.pointerId === pointerId && handle(next), {
        signal,
      })
    }
    listen('pointermove', (move) => (started.clientY = move.clientY))
    listen('pointerup', () => end(true))
    listen('pointercancel', () => end(false))
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

/** Moves the dragged row to the pointer and shifts the rows between its old and new position. */
function paint(drag: Drag) {
  // Layout positions, without the offsets. Read in each frame, because rows that are rendered only
  // near the viewport can change their height.
  const offset = drag.clientY + window.scrollY - drag.startY - drag.row.offsetTop
  const middles = drag.rows.map((row) => row.offsetTop + row.offsetHeight / 2)
  drag.to = dropIndex(middles, drag.from, (middles[drag.from] ?? 0) + offset)
  const height = drag.row.offsetHeight
  const [first, last] = [drag.rows[0], drag.rows.at(-1)]
  if (!first || !last) return
  // The row itself stays within the list: outside, it could be clipped.
  const lowest = last.offsetTop + last.offsetHeight - height - drag.row.offsetTop
  const ownShift = Math.min(Math.max(offset, first.offsetTop - drag.row.offsetTop), lowest)
  for (const [index, row] of drag.rows.entries()) {
    const isPassedDown = index > drag.from && index <= drag.to
    const isPassedUp = index < drag.from && index >= drag.to
    const shift = index === drag.from ? ownShift : isPassedDown ? -height : isPassedUp ? height : 0
    if (shift === drag.shifts[index]) continue
    drag.shifts[index] = shift
    row.style.transform = shift === 0 ? '' : `translateY(${shift}px)`
  }
}

/**
 * Returns the new index of a dragged row.
 *
 * @param middles vertical middle of each row in the layout, in pixels
 * @param from index of the dragged row
 * @param middle its current middle
 */
export function dropIndex(middles: readonly number[], from: number, middle: number): number {
  const above = middles.filter((other, index) => index !== from && other < middle)
  return above.length
}

function finish(drag: Drag | null) {
  if (!drag) return
  drag.stop.abort()
  cancelAnimationFrame(drag.frame)
  delete drag.row.dataset.dragging
  for (const row of drag.rows) row.style.transform = ''
}

import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

/**
 * Distance from the edge of the window within which a drag scrolls the page, in pixels; more where
 * bars cover the edge (`scroll-padding`).
 */
const EDGE = 80
/**
 * How far the pointer has moved towards an edge before that edge scrolls, in pixels: a finger that
 * holds a row near the edge is not still.
 */
const LEAST_MOVE = 8
/** Pixels scrolled per frame. */
const SCROLL_STEP = 12

/** Classes for the rows of the list: the style of a row while it is dragged. */
export const DRAGGED_ROW_STYLES =
  'data-dragging:relative data-dragging:z-10 data-dragging:bg-raised data-dragging:shadow-overlay data-dragging:transition-none'

/**
 * Classes for the list: a frame where the row would be dropped. The list must be the offset parent
 * of its rows.
 */
export const DRAG_LIST_STYLES = 'relative drop-place'

interface Drag {
  list: HTMLElement
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

/** The pointer that holds a row. */
export interface HeldPointer {
  pointerId: number
  /** In the window, in pixels. */
  clientY: number
}

interface DragOrderOptions {
  /** The list element. Its children are the rows. */
  listRef: RefObject<HTMLElement | null>
  /**
   * Called with the old and the new index of a dragged row whenever it would be dropped at another
   * one, and with null when the drag ends.
   */
  onOver?: (move: { from: number; to: number } | null) => void
  /** Called with the old and new index when a row was dropped at a different position. */
  onDrop: (from: number, to: number) => void
}

/**
 * Reorders the rows of a list by dragging with mouse or finger. The drag moves rows by setting
 * their style, without rendering; `onDrop` is called once at the end. Escape cancels the drag.
 * Provide reordering by keyboard as well (MoveHandle).
 *
 * @example
 * const { onPointerDown } = useDragOrder({ listRef, onDrop })
 * <ul ref={listRef} className={DRAG_LIST_STYLES}><li className={DRAGGED_ROW_STYLES}>
 *   <IconButton label="Drag" className="touch-none" onPointerDown={onPointerDown} />
 * </li></ul>
 */
export function useDragOrder({ listRef, onOver, onDrop }: DragOrderOptions) {
  const drag = useRef<Drag | null>(null)
  useEffect(() => () => finish(drag.current), [])

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const { currentTarget: handle, pointerId } = event
    if (event.button !== 0 || !lift(handle, event)) return
    // Prevents text selection and touch scrolling.
    event.preventDefault()
    handle.setPointerCapture(pointerId)
  }

  /**
   * Starts to drag the row of an element, e.g. after a long press. Returns false if it is not in
   * the list.
   */
  function lift(element: Element, { pointerId, clientY }: HeldPointer): boolean {
    const list = listRef.current
    const rows = [...(list?.children ?? [])].filter((child) => child instanceof HTMLElement)
    const from = rows.findIndex((row) => row.contains(element))
    const row = rows[from]
    if (!list || !row || drag.current) return false
    const edges = readEdges(clientY)
    const started: Drag = {
      list,
      row,
      rows,
      shifts: [],
      from,
      to: -1,
      startY: clientY + window.scrollY - row.offsetTop,
      clientY,
      frame: 0,
      stop: new AbortController(),
    }
    drag.current = started
    row.dataset.dragging = ''
    const show = () => {
      const { to } = started
      paint(started)
      if (started.to === to) return
      frameDropPlace(started)
      onOver?.({ from, to: started.to })
    }
    const step = () => {
      scrollNearEdge(started.clientY, edges)
      show()
      started.frame = requestAnimationFrame(step)
    }
    started.frame = requestAnimationFrame(step)

    const end = (isDrop: boolean) => {
      if (isDrop) paint(started)
      finish(started)
      drag.current = null
      onOver?.(null)
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
    return true
  }

  return { onPointerDown, lift }
}

/** Where in the window a drag that started at `clientY` scrolls: above `top`, below `bottom`. */
function readEdges(clientY: number) {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  return {
    top: Math.min(edgeOf(scrollPaddingTop), clientY - LEAST_MOVE),
    bottom: Math.max(window.innerHeight - edgeOf(scrollPaddingBottom), clientY + LEAST_MOVE),
  }
}

function edgeOf(padding: string): number {
  return Math.max(EDGE, Number.parseFloat(padding) || 0)
}

function scrollNearEdge(clientY: number, { top, bottom }: ReturnType<typeof readEdges>) {
  if (clientY < top) window.scrollBy(0, -SCROLL_STEP)
  if (clientY > bottom) window.scrollBy(0, SCROLL_STEP)
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

/** Frames the position to which the row would be dropped, which the other rows have left. */
function frameDropPlace({ list, row, rows, from, to }: Drag) {
  const other = rows[to]
  if (!other) return
  const shift = to > from ? other.offsetHeight - row.offsetHeight : 0
  list.dataset.sorting = ''
  list.style.setProperty('--drop-top', `${other.offsetTop + shift}px`)
  list.style.setProperty('--drop-height', `${row.offsetHeight}px`)
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
  delete drag.list.dataset.sorting
  for (const name of ['--drop-top', '--drop-height']) drag.list.style.removeProperty(name)
  for (const row of drag.rows) row.style.transform = ''
}

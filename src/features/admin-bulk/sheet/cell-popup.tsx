import { closestLandmark } from '@/ui/closest-landmark'
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react'
import { createPortal } from 'react-dom'
import { useGrid } from './grid-context'

/** The distances to the cell and to the edges of the window, in pixels. */
const GAP = 2
const MARGIN = 8

interface CellPopupProps {
  cell: RefObject<HTMLInputElement | null>
  /**
   * Places the popup beside the cell, if it has room there, so that it does not cover the cells
   * below: they often have errors, too.
   */
  isBeside: boolean
  children: ReactNode
}

/**
 * A popup of the active cell: beside or below it or, without room above the bar of the page, above
 * it. It lies above the page and not in the grid, which would clip it, and does not cover the names
 * in the first column.
 */
export function CellPopup({ cell, isBeside, children }: CellPopupProps) {
  const { focus } = useGrid()
  const popup = useRef<HTMLDivElement>(null)

  function updatePosition() {
    const element = popup.current
    const gridCell = cell.current?.closest('[role="gridcell"]')
    const names = gridCell?.parentElement?.querySelector('[role="gridcell"]')
    const frame = focus.frame?.getBoundingClientRect()
    if (!element || !gridCell || !names || !frame) return
    const box = gridCell.getBoundingClientRect()
    const leftMin = names.getBoundingClientRect().right + GAP
    const { innerWidth, innerHeight } = window
    const widthMax = innerWidth - leftMin - MARGIN
    element.style.maxWidth = `${widthMax}px`
    element.style.minWidth = isBeside ? '' : `${Math.min(box.width, widthMax)}px`
    const { offsetWidth: width, offsetHeight: height } = element
    const leftMax = innerWidth - width - MARGIN
    const sides = isBeside ? [box.right + GAP, box.left - width - GAP] : []
    const side = sides.find((left) => left >= leftMin && left <= leftMax)
    const left = side ?? Math.max(leftMin, Math.min(box.left, leftMax))
    const below = side === undefined ? box.bottom + GAP : box.top
    const above = side === undefined ? box.top - height - GAP : box.bottom - height
    const bar = document.querySelector('[data-bottom-bar]')?.getBoundingClientRect()
    // Without room above, it covers the bar rather than its cell.
    const end = above < MARGIN ? innerHeight - MARGIN : Math.min(innerHeight, bar?.top ?? Infinity)
    element.style.left = `${left}px`
    element.style.top = `${below + height > end ? Math.max(MARGIN, above) : below}px`
    // The cell is scrolled out of the grid.
    const isOutside = box.bottom < frame.top || box.top > frame.bottom
    // The user is in find and replace, which may lie below the popup.
    const isCovering = document.activeElement?.closest('form, [role="listbox"]') != null
    element.style.visibility = isOutside || isCovering ? 'hidden' : ''
  }

  // After every render, because a change of the choices changes the height.
  useLayoutEffect(updatePosition)
  const onMove = useEffectEvent(updatePosition)
  useEffect(() => {
    const follow = () => onMove()
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    window.addEventListener('resize', follow)
    document.addEventListener('focusin', follow)
    // The edge of a column is dragged.
    const resized = new ResizeObserver(follow)
    const row = cell.current?.closest('[role="row"]')
    for (const each of row?.querySelectorAll('[role="gridcell"]') ?? []) resized.observe(each)
    return () => {
      resized.disconnect()
      window.removeEventListener('scroll', follow, { capture: true })
      window.removeEventListener('resize', follow)
      document.removeEventListener('focusin', follow)
    }
  }, [cell])

  return createPortal(
    <div
      ref={popup}
      className="fixed z-50 w-max rounded-md border border-line bg-raised text-sm font-normal shadow-overlay"
    >
      {children}
    </div>,
    closestLandmark(focus.frame) ?? document.body,
  )
}

import { cx } from 'class-variance-authority'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useGrid } from '../grid-context'

/** A popup of the active cell, placed above or below it, wherever the grid has more room. */
export function CellPopup({ children }: { children: ReactNode }) {
  const { focus } = useGrid()
  const popup = useRef<HTMLDivElement>(null)
  const [isAbove, setAbove] = useState(false)
  const [isAtEnd, setAtEnd] = useState(false)

  useLayoutEffect(() => {
    const cell = popup.current?.parentElement?.getBoundingClientRect()
    const frame = focus.frame?.getBoundingClientRect()
    if (!popup.current || !cell || !frame) return
    setAbove(frame.bottom - cell.bottom < cell.top - frame.top)
    setAtEnd(cell.left + popup.current.offsetWidth > frame.right)
  }, [focus])

  return (
    <div
      ref={popup}
      className={cx(
        'absolute w-max max-w-64 min-w-full rounded-md border border-line bg-raised text-sm font-normal shadow-overlay',
        isAtEnd ? 'right-0' : '-left-px',
        isAbove ? 'bottom-full mb-0.5' : 'top-full mt-0.5',
      )}
    >
      {children}
    </div>
  )
}

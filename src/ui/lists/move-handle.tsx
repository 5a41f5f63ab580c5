import { cx } from 'class-variance-authority'
import { GripVertical } from 'lucide-react'
import { memo, type KeyboardEvent, type PointerEvent } from 'react'

import type { Move } from '@/lib/move-within-list'

/** The move that each key makes while the handle has focus. */
const KEYS: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'top',
  End: 'bottom',
}

interface MoveHandleProps {
  id?: string
  /** Name of the row, part of the accessible name. */
  name: string
  /** Id of the element that explains the keys. */
  helpId: string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onMove: (move: Move) => void
  tabIndex?: number
  className?: string
}

/**
 * Handle that moves a row within its list by dragging, or with the arrow keys, Home and End.
 *
 * @example
 * <MoveHandle id={handleId} name={boss.name} helpId={helpId} onPointerDown={onPointerDown}
 *   onMove={move} />
 */
export const MoveHandle = memo(function MoveHandle(props: MoveHandleProps) {
  const { id, name, helpId, onPointerDown, onMove, tabIndex, className } = props
  function onKeyDown(event: KeyboardEvent) {
    const move = KEYS[event.key]
    if (!move) return
    // Prevents the page from scrolling.
    event.preventDefault()
    onMove(move)
  }

  return (
    <button
      id={id}
      type="button"
      data-move-handle
      tabIndex={tabIndex}
      aria-label={`Move ${name}`}
      aria-describedby={helpId}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      className={cx(
        'relative grid h-9 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-md text-faint hover:text-text active:cursor-grabbing touch:size-touch',
        className,
      )}
    >
      <GripVertical aria-hidden className="size-4.5" />
    </button>
  )
})

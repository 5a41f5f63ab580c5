import { GripVertical } from 'lucide-react'
import { memo, type KeyboardEvent, type PointerEvent, type Ref } from 'react'

import type { Move } from '@/lib/move-in-order'

/** What the keys do while the handle has the focus. */
const KEYS: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'top',
  End: 'bottom',
}

interface MoveHandleProps {
  id?: string
  /** What it moves; with it the handle is named. */
  name: string
  /** The id of the text that explains the keys. */
  helpId: string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onMove: (move: Move) => void
  ref?: Ref<HTMLButtonElement>
}

/**
 * Takes a row to another place: dragged, or with the arrow keys, Home and End.
 *
 * @example <MoveHandle id={handleId} name={boss.name} helpId={helpId} onPointerDown={onPointerDown} onMove={move} />
 */
export const MoveHandle = memo(function MoveHandle(props: MoveHandleProps) {
  const { id, name, helpId, onPointerDown, onMove, ref } = props
  function onKeyDown(event: KeyboardEvent) {
    const move = KEYS[event.key]
    if (!move) return
    // The page must not scroll along.
    event.preventDefault()
    onMove(move)
  }

  return (
    <button
      ref={ref}
      id={id}
      type="button"
      aria-label={`Move ${name}`}
      aria-describedby={helpId}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      className="grid h-9 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-md text-faint hover:text-text active:cursor-grabbing touch:h-touch touch:w-8"
    >
      <GripVertical aria-hidden className="size-4.5" />
    </button>
  )
})

import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Move } from '../order'

/** What the keys do while the handle has the focus. */
const KEYS: Record<string, Move> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'top',
  End: 'bottom',
}

interface MoveHandleProps {
  id: string
  itemName: string
  /** The id of the text that explains the keys. */
  helpId: string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onMove: (move: Move) => void
}

/** Takes a wish to another place: dragged, or with the arrow keys, Home and End. */
export function MoveHandle({ id, itemName, helpId, onPointerDown, onMove }: MoveHandleProps) {
  function onKeyDown(event: KeyboardEvent) {
    const move = KEYS[event.key]
    if (!move) return
    // The page must not scroll along.
    event.preventDefault()
    onMove(move)
  }

  return (
    <button
      id={id}
      type="button"
      aria-label={`Move ${itemName}`}
      aria-describedby={helpId}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      className="grid h-9 w-6 shrink-0 cursor-grab touch-none place-items-center rounded-md text-faint hover:text-text active:cursor-grabbing touch:h-touch touch:w-8"
    >
      <GripVertical aria-hidden className="size-4.5" />
    </button>
  )
}

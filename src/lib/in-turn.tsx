import type { ReactNode } from 'react'
import { useTurn } from './use-turn'

/**
 * Taller than any page, in pixels, so that the router can restore the scroll position while the placeholder is
 * shown.
 */
const PLACEHOLDER_MIN_HEIGHT = 20_000

interface InTurnProps {
  /** Shown until it is the turn of the children. Must be the last part of the page, because of its height. */
  placeholder: ReactNode
  children: ReactNode
}

/**
 * Renders the rest of a page in a frame of its own (use-turn.ts), so that opening a large page does not block the
 * browser for long.
 *
 * @example <InTurn placeholder={<RowsSkeleton count={6} />}><LongList /></InTurn>
 */
export function InTurn({ placeholder, children }: InTurnProps) {
  const hasTurn = useTurn(true)
  if (hasTurn) return children
  return (
    <div aria-busy style={{ minHeight: PLACEHOLDER_MIN_HEIGHT }}>
      {placeholder}
    </div>
  )
}

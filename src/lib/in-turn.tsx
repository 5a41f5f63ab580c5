import type { ReactNode } from 'react'
import { useTurn } from './use-turn'

/**
 * Pixels, more than a page has: the router restores the scroll position when the page has its frame, which must be
 * possible before the part is rendered.
 */
const PLACEHOLDER_MIN_HEIGHT = 20_000

interface InTurnProps {
  /** Shown before. Nothing else is below it. */
  placeholder: ReactNode
  children: ReactNode
}

/**
 * The rest of a page, rendered in a frame of its own (use-turn.ts), so that opening a large page does not block the
 * browser for long.
 *
 * @example <InTurn placeholder={<RowsSkeleton count={6} />}><LongList /></InTurn>
 */
export function InTurn({ placeholder, children }: InTurnProps) {
  const hasTurn = useTurn(true)
  return hasTurn ? children : <div style={{ minHeight: PLACEHOLDER_MIN_HEIGHT }}>{placeholder}</div>
}

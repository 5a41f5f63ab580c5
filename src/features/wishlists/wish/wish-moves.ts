import type { Move } from '@/lib/move-within-list'
import type { WishPosition } from '../list/order'
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, type LucideIcon } from 'lucide-react'

interface WishMove {
  to: Move & string
  label: string
  Icon: LucideIcon
  /** What a position says if the wish is there already. */
  isAt: keyof WishPosition & `is${string}`
}

export const WISH_MOVES: readonly WishMove[] = [
  { to: 'top', label: 'Move to top', Icon: ArrowUpToLine, isAt: 'isFirst' },
  { to: 'up', label: 'Move up', Icon: ArrowUp, isAt: 'isFirst' },
  { to: 'down', label: 'Move down', Icon: ArrowDown, isAt: 'isLast' },
  {
    to: 'bottom',
    label: 'Move to bottom',
    Icon: ArrowDownToLine,
    isAt: 'isLast',
  },
]

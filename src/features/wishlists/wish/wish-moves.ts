import type { Move } from '@/lib/move-within-list'
import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, type LucideIcon } from 'lucide-react'

interface WishMove {
  to: Move & string
  label: string
  Icon: LucideIcon
  /** Whether a wish is there already. */
  isAt: (at: { rank: number; last: number }) => boolean
}

export const WISH_MOVES: readonly WishMove[] = [
  { to: 'top', label: 'Move to top', Icon: ArrowUpToLine, isAt: ({ rank }) => rank === 1 },
  { to: 'up', label: 'Move up', Icon: ArrowUp, isAt: ({ rank }) => rank === 1 },
  { to: 'down', label: 'Move down', Icon: ArrowDown, isAt: ({ rank, last }) => rank === last },
  {
    to: 'bottom',
    label: 'Move to bottom',
    Icon: ArrowDownToLine,
    isAt: ({ rank, last }) => rank === last,
  },
]

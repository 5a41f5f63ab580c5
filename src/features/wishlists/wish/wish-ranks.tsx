import type { WishId } from '@/contract/ids'
import { createContext, use, useDeferredValue, type ReactNode } from 'react'

type Ranks = ReadonlyMap<string, number>

/**
 * A context, because a move or a tick changes the ranks of many wishes, and only the rows near the
 * window show theirs.
 */
const RanksContext = createContext<Ranks>(new Map())

/**
 * Provides the ranks for the rows of wishes. The rows show a move or a tick first, and the ranks
 * that it changes in the next frame.
 */
export function WishRanks({ rankOf, children }: { rankOf: Ranks; children: ReactNode }) {
  const earlier = useDeferredValue(rankOf)
  // A wish that is new in the order has its rank at once, because its row is wider with it.
  const shown = rankOf.size > earlier.size ? rankOf : earlier
  return <RanksContext value={shown}>{children}</RanksContext>
}

/** The rank of a wish; null if it is obtained. */
export function useRank(id: WishId): number | null {
  return use(RanksContext).get(id) ?? null
}

/** Whether a wish is wanted, and not the first one of the wanted ones. */
export function useCanMoveUp(id: WishId): boolean {
  const [first] = use(RanksContext).keys()
  return useRank(id) !== null && first !== id
}

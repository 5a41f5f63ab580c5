import type { ItemGain } from '@/contract/sim'
import type { WishlistItem } from '@/contract/wishlist'
import { placeWanted } from '@/contract/wish-order'
import { isUpgrade, type GainOf } from '@/features/sims/gains'
import { plural } from '@/lib/format'
import { splitWishes } from './order'

/**
 * The ids of a list with its wanted wishes by gain, best first. Wishes that were not simulated count
 * as 0: they follow the gains in their order, then come the losses.
 */
export function orderByGain(items: readonly WishlistItem[], gainOf: GainOf): string[] {
  const { wanted } = splitWishes(items)
  const valueOf = ({ lootItem, slot }: WishlistItem) => gainOf(lootItem, slot)?.percent ?? 0
  const sorted = wanted.toSorted((one, other) => valueOf(other) - valueOf(one))
  return placeWanted(
    items,
    sorted.map(({ id }) => id),
  )
}

/**
 * Says how many wishes that were not simulated `orderByGain` moves below others, such as a tier
 * piece below a small gain; null if it moves none.
 */
export function describeOrder(items: readonly WishlistItem[], gainOf: GainOf): string | null {
  const gains = splitWishes(items).wanted.map(({ lootItem, slot }) => gainOf(lootItem, slot))
  const lastGain = gains.findLastIndex((gain) => gain && gain.percent > 0)
  const count = gains.slice(0, Math.max(0, lastGain)).filter((gain) => !gain).length
  if (count === 0) return null
  const wishes = plural(
    count,
    'wish that was not simulated comes',
    'wishes that were not simulated come',
  )
  return `By gain, ${wishes} after those with a gain`
}

/** The number of upgrades whose item is not on the list. */
export function countMissing(gains: readonly ItemGain[], items: readonly WishlistItem[]): number {
  return gains.filter(
    (gain) =>
      isUpgrade(gain) &&
      !items.some(
        ({ lootItem, slot }) =>
          lootItem.id === gain.lootItemId && (!lootItem.isTokenItem || slot === gain.slot),
      ),
  ).length
}

import type { ItemGain } from '@/contract/sim'
import type { WishlistItem } from '@/contract/wishlist'
import { isWithinNoise, type GainOf } from '@/features/sims/gains'
import { splitWishes } from './order'

/**
 * The ids of a list with its wanted wishes by gain, best first. Wishes that were not simulated count
 * as 0: they follow the gains in their order, then come the losses, then the obtained wishes.
 */
export function orderByGain(items: readonly WishlistItem[], gainOf: GainOf): string[] {
  const { wanted, obtained } = splitWishes(items)
  const valueOf = ({ lootItem, slot }: WishlistItem) => gainOf(lootItem, slot)?.percent ?? 0
  const sorted = wanted.toSorted((one, other) => valueOf(other) - valueOf(one))
  return [...sorted, ...obtained].map(({ id }) => id)
}

/** The least gain of an upgrade in percent, unless the player enters another one. */
export const UPGRADE_PERCENT = 1

/** The number of gains that are upgrades and whose item is not on the list. */
export function countMissing(gains: readonly ItemGain[], items: readonly WishlistItem[]): number {
  return gains.filter(
    (gain) =>
      gain.percent >= UPGRADE_PERCENT &&
      !isWithinNoise(gain) &&
      !items.some(
        ({ lootItem, slot }) =>
          lootItem.id === gain.lootItemId && (!lootItem.isTokenItem || slot === gain.slot),
      ),
  ).length
}

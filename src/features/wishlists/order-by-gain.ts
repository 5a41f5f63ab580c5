import type { WishlistItem } from '@/contract/wishlist'
import { isWithinNoise, type GainOf } from '@/features/sims/gains'
import { splitWishes } from './order'
import type { PickerItem } from './picker-items'

/**
 * The ids of a list with its wanted wishes by gain, best first. Wishes that were not simulated follow in their
 * order, then the obtained ones.
 */
export function orderByGain(items: readonly WishlistItem[], gainOf: GainOf): string[] {
  const { wanted, obtained } = splitWishes(items)
  const valueOf = ({ lootItem, slot }: WishlistItem) =>
    gainOf(lootItem, slot)?.percent ?? Number.NEGATIVE_INFINITY
  const sorted = wanted.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)]
    return a === b ? 0 : b - a
  })
  return [...sorted, ...obtained].map(({ id }) => id)
}

/**
 * The picker items that are not on the list and whose gain is at least `percent` and larger than its error, best
 * first.
 */
export function upgradesAbove(
  percent: number,
  pickerItems: readonly PickerItem[],
  items: readonly WishlistItem[],
  gainOf: GainOf,
): PickerItem[] {
  const wished = new Set(items.map(({ lootItem, slot }) => `${lootItem.id}:${slot}`))
  return pickerItems
    .flatMap((pickerItem) => {
      const gain = gainOf(pickerItem.item, pickerItem.slot)
      const isUpgrade =
        gain !== undefined &&
        gain.percent > 0 &&
        gain.percent >= percent &&
        !isWithinNoise(gain) &&
        pickerItem.isOffered &&
        !wished.has(pickerItem.key)
      return isUpgrade ? [{ pickerItem, value: gain.percent }] : []
    })
    .toSorted((one, other) => other.value - one.value)
    .map(({ pickerItem }) => pickerItem)
}

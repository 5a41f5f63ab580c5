import type { WishlistItem } from '@/contract/wishlist'
import { isUpgrade, type GainOf } from '@/features/sims/gains'
import { newId } from '@/lib/new-id'
import type { AddEdit } from '../edits/edits'
import { splitWishes } from '../list/order'
import { orderByGain } from '../list/order-by-gain'
import type { PickerItem } from './picker-items'

/** The upgrades of at least `percent` that the picker offers and the list lacks, best first. */
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
      const isAdded =
        gain !== undefined &&
        isUpgrade(gain) &&
        gain.percent >= percent &&
        pickerItem.isOffered &&
        !wished.has(pickerItem.key)
      return isAdded ? [{ pickerItem, value: gain.percent }] : []
    })
    .toSorted((one, other) => other.value - one.value)
    .map(({ pickerItem }) => pickerItem)
}

/**
 * The edits that add upgrades: if the wanted wishes are ordered by gain, in their places, otherwise
 * at the end.
 */
export function addUpgrades(
  upgrades: readonly PickerItem[],
  items: readonly WishlistItem[],
  gainOf: GainOf,
): AddEdit[] {
  const { wanted } = splitWishes(items)
  const isOrdered =
    wanted.some(({ lootItem, slot }) => gainOf(lootItem, slot)) &&
    orderByGain(wanted, gainOf).every((id, index) => id === wanted[index]?.id)
  let ids = items.map(({ id }) => id)
  return upgrades.map(({ item, slot }) => {
    const add: AddEdit = { type: 'add', id: newId(), lootItem: item, slot }
    const percent = gainOf(item, slot)?.percent ?? 0
    const next =
      isOrdered && wanted.find((wish) => (gainOf(wish.lootItem, wish.slot)?.percent ?? 0) < percent)
    if (!next) return add
    const index = ids.indexOf(next.id)
    ids = ids.toSpliced(index, 0, add.id)
    return { ...add, priority: index + 1 }
  })
}

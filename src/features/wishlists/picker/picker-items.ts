import type { BossId } from '@/contract/ids'
import type { BossWithLoot, LootItem } from '@/contract/loot-item'
import type { WishlistItem } from '@/contract/wishlist'
import { offeredSlots, slotsOf } from '@/game/eligibility'
import type { Slot } from '@/game/items'
import { rankRows, toLootText, type SearchText } from '@/game/word-search'

/** A loot item in one slot, as the picker lists it. A tier token has one entry for each slot. */
export interface PickerItem {
  key: string
  item: LootItem
  slot: Slot
  bossId: BossId
  /** Whether the item is offered to the class and specialization of the list. */
  isOffered: boolean
  /** Whether the entry stands for all slots of the item (`mergeSlots`). */
  hasAllSlots?: boolean
  text: SearchText
}

interface Wearer {
  className: string
  specialization: string
}

export function toPickerItem(
  item: LootItem,
  slot: Slot,
  { isOffered }: Pick<PickerItem, 'isOffered'>,
): PickerItem {
  return {
    key: `${item.id}:${slot}`,
    item,
    slot,
    bossId: item.bossId,
    isOffered,
    text: toLootText(item, [slot]),
  }
}

/**
 * Builds the search index of an instance: all loot items in boss order, once for each slot in
 * which they can be wished for. Built once per list, so that a search only compares words.
 */
export function indexPickerItems(bosses: readonly BossWithLoot[], wearer: Wearer): PickerItem[] {
  return bosses.flatMap(({ items, ...boss }) =>
    items.flatMap((item) => {
      const { slots, isOffered } = listedSlots(item, wearer)
      return slots.map((slot) =>
        toPickerItem({ ...item, boss: item.boss ?? boss }, slot, { isOffered }),
      )
    }),
  )
}

/**
 * The slots for which the picker lists an item: those for which it is offered, otherwise its own.
 */
export function listedSlots(item: LootItem, { className, specialization }: Wearer) {
  const offered = offeredSlots(item, className, specialization)
  const isOffered = offered.length > 0
  return { slots: isOffered ? offered : slotsOf(item), isOffered }
}

/** The filters of a search. An undefined filter has no effect. */
export interface PickerItemFilter {
  search: string
  slot?: Slot
  bossId?: BossId
  itemType?: string
  includesOtherSpecs?: boolean
}

/** The picker items that match, the best match first; without a search in boss order. */
export function searchPickerItems(
  pickerItems: readonly PickerItem[],
  filter: PickerItemFilter,
): PickerItem[] {
  const filtered = pickerItems.filter(
    ({ item, slot, bossId, isOffered }) =>
      (filter.includesOtherSpecs || isOffered) &&
      (!filter.slot || slot === filter.slot) &&
      (!filter.bossId || bossId === filter.bossId) &&
      (!filter.itemType || item.itemType === filter.itemType),
  )
  return rankRows(filtered, filter.search, ({ text }) => text)
}

/**
 * One entry for each tier token that is on the list without a slot: the backend does not say for
 * which one, and has it once.
 */
export function mergeSlots(
  pickerItems: readonly PickerItem[],
  wishes: readonly WishlistItem[],
): readonly PickerItem[] {
  const itemIds = new Set(wishes.flatMap(({ slot, lootItem }) => (slot === '' ? lootItem.id : [])))
  if (itemIds.size === 0) return pickerItems
  const shown = new Set<string>()
  return pickerItems.flatMap((pickerItem) => {
    const { id } = pickerItem.item
    if (!itemIds.has(id)) return pickerItem
    if (shown.has(id)) return []
    shown.add(id)
    return { ...pickerItem, hasAllSlots: true }
  })
}

/** The number of different loot items per boss id that are offered to the list. */
export function countDrops(pickerItems: readonly PickerItem[]): ReadonlyMap<string, number> {
  const itemIds = new Map<string, Set<string>>()
  for (const { item, bossId, isOffered } of pickerItems) {
    if (isOffered) itemIds.set(bossId, (itemIds.get(bossId) ?? new Set()).add(item.id))
  }
  return new Map([...itemIds].map(([bossId, ids]) => [bossId, ids.size]))
}

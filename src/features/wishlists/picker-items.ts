import type { BossWithLoot, LootItem } from '@/contract/loot-item'
import { offeredSlots, slotsOf } from '@/game/eligibility'
import { slotLabel, SLOTS, type Slot } from '@/game/items'
import { SLOT_SYNONYMS } from '@/game/slot-synonyms'
import { matchScore, toWords } from '@/game/word-search'

/** A loot item in one slot, as the picker lists it. A tier token has one entry for each slot. */
export interface PickerItem {
  key: string
  item: LootItem
  slot: Slot
  bossId: string
  /** Whether the item is offered to the class and specialization of the list. */
  isOffered: boolean
  /** The words that the search matches: name, type, slot with synonyms, boss. */
  words: readonly string[]
  nameWords: readonly string[]
}

interface Wearer {
  className: string
  specialization: string
}

/** The words by which an item in a slot is found: name, type, slot with synonyms, boss. */
export function wordsOf(item: LootItem, slot: string, bossName: string): string[] {
  const synonyms = SLOTS.flatMap((known) => (known === slot ? SLOT_SYNONYMS[known] : []))
  const tier = item.isTokenItem ? `tier set token ${item.tokenCategory ?? ''}` : ''
  const text = `${item.name} ${item.itemType ?? ''} ${slotLabel(slot)} ${synonyms.join(' ')} ${bossName} ${tier}`
  return toWords(text)
}

/** Returns a loot item as the picker item of one slot. */
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
    words: wordsOf(item, slot, item.boss?.name ?? ''),
    nameWords: toWords(item.name),
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

/** The slots for which the picker lists an item: those for which it is offered, otherwise its own. */
export function listedSlots(item: LootItem, { className, specialization }: Wearer) {
  const offered = offeredSlots(item, className, specialization)
  const isOffered = offered.length > 0
  return { slots: isOffered ? offered : slotsOf(item), isOffered }
}

/** The filters of a search. An undefined filter has no effect. */
export interface PickerItemFilter {
  search: string
  slot?: Slot
  bossId?: string
  itemType?: string
  /** Include items that are not offered to the class and specialization. */
  includesOtherSpecs?: boolean
}

/** The picker items that match, the best match first; without a search in boss order. */
export function searchPickerItems(
  pickerItems: readonly PickerItem[],
  filter: PickerItemFilter,
): PickerItem[] {
  const query = toWords(filter.search)
  const matches = pickerItems.flatMap((pickerItem) => {
    const passes =
      (filter.includesOtherSpecs || pickerItem.isOffered) &&
      (!filter.slot || pickerItem.slot === filter.slot) &&
      (!filter.bossId || pickerItem.bossId === filter.bossId) &&
      (!filter.itemType || pickerItem.item.itemType === filter.itemType)
    const score = passes ? matchScore(query, pickerItem.words) : 0
    if (score === 0) return []
    return [{ pickerItem, score, nameScore: matchScore(query, pickerItem.nameWords) }]
  })
  // Equal matches are sorted by how well the name matches, then in boss order (the sort is stable).
  return matches
    .toSorted((a, b) => b.score - a.score || b.nameScore - a.nameScore)
    .map(({ pickerItem }) => pickerItem)
}

/** The number of different loot items per boss id that are offered to the list. */
export function countDrops(pickerItems: readonly PickerItem[]): ReadonlyMap<string, number> {
  const itemIds = new Map<string, Set<string>>()
  for (const { item, bossId, isOffered } of pickerItems) {
    if (isOffered) itemIds.set(bossId, (itemIds.get(bossId) ?? new Set()).add(item.id))
  }
  return new Map([...itemIds].map(([bossId, ids]) => [bossId, ids.size]))
}

/** The number of different loot items. A tier token is listed once for each slot. */
export function countItems(pickerItems: readonly PickerItem[]): number {
  return new Set(pickerItems.map(({ item }) => item.id)).size
}

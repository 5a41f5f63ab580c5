import type { BossWithLoot, LootItem } from '@/contract/loot-item'
import { isOfferedFor, slotsOf } from '@/game/eligibility'
import { slotLabel, SLOTS, type Slot } from '@/game/items'
import { matchScore, toWords } from '@/lib/fuzzy-search'

/** Something that can be wished for: an item in one slot. A token stands once for each of its slots. */
export interface PickerItem {
  key: string
  item: LootItem
  slot: Slot
  bossId: string
  /** Whether this class and specialization can have it. */
  isOffered: boolean
  words: readonly string[]
}

/** For whom a list is. */
interface Wearer {
  className: string
  specialization: string
}

/** How people type what the game spells differently. */
const SLOT_SYNONYMS: Partial<Record<Slot, string>> = {
  HEAD: 'helm helmet',
  SHOULDER: 'shoulders',
  CHEST: 'robe tunic',
  WAIST: 'belt',
  FEET: 'boots',
  WRIST: 'bracers wrists',
  HANDS: 'gloves',
  FINGER: 'ring',
  BACK: 'cloak cape',
  MAIN_HAND: 'weapon 1h',
  TWO_HAND: 'weapon 2h',
  RANGED: 'weapon',
}

function wordsOf(item: LootItem, slot: Slot, bossName: string): string[] {
  const tier = item.isTokenItem ? `tier set token ${item.tokenCategory ?? ''}` : ''
  const text = `${item.name} ${item.itemType ?? ''} ${slotLabel(slot)} ${SLOT_SYNONYMS[slot] ?? ''} ${bossName} ${tier}`
  return toWords(text)
}

/** An item for one slot, with the words it is found by. */
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
  }
}

/**
 * Everything that drops in a raid, once for each slot it can be wished for, in encounter order, with
 * the words it is found by. Made once per raid and list; searching is then a walk over words.
 */
export function indexPickerItems(
  bosses: readonly BossWithLoot[],
  { className, specialization }: Wearer,
): PickerItem[] {
  return bosses.flatMap(({ items, ...boss }) =>
    items.flatMap((item) => {
      const offered = SLOTS.filter((slot) => isOfferedFor(item, slot, className, specialization))
      const isOffered = offered.length > 0
      const slots = isOffered ? offered : slotsOf(item)
      return slots.map((slot) =>
        toPickerItem({ ...item, boss: item.boss ?? boss }, slot, { isOffered }),
      )
    }),
  )
}

/** What narrows the picker; undefined means any. */
export interface PickerItemFilter {
  search: string
  slot?: Slot
  bossId?: string
  itemType?: string
  /** Also what this class and specialization cannot use. */
  isEverything?: boolean
}

/** The drops that pass, best match first; without a search in encounter order. */
export function searchPickerItems(
  drops: readonly PickerItem[],
  filter: PickerItemFilter,
): PickerItem[] {
  const query = toWords(filter.search)
  const scored = drops.flatMap((drop) => {
    const passes =
      (filter.isEverything || drop.isOffered) &&
      (!filter.slot || drop.slot === filter.slot) &&
      (!filter.bossId || drop.bossId === filter.bossId) &&
      (!filter.itemType || drop.item.itemType === filter.itemType)
    const score = passes ? matchScore(query, drop.words) : 0
    return score > 0 ? [{ drop, score }] : []
  })
  // A stable sort: equal matches keep the encounter order.
  return scored.toSorted((a, b) => b.score - a.score).map(({ drop }) => drop)
}

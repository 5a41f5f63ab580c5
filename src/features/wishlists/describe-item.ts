import type { LootItem } from '@/contract/loot-item'
import { RARITIES, SLOTS, slotLabel, type Rarity, type Slot } from '@/game/items'

/** What an item is for somebody who wishes for it in that slot: "Trinket", "Your head tier piece". */
export function describeItem(item: LootItem, slot: string): string {
  if (item.isTokenItem) return `Your ${slotLabel(slot).toLowerCase()} tier piece`
  return item.itemType ?? slotLabel(slot)
}

/** The slot whose sign stands for an item; an unknown one is shown by the most general sign. */
export function signOf(slot: string): Slot {
  return SLOTS.find((known) => known === slot) ?? 'TRINKET'
}

/** The rarity whose colour an item takes; an unknown one is plain. */
export function rarityOf({ rarity }: LootItem): Rarity {
  return RARITIES.find((known) => known === rarity) ?? 'COMMON'
}

import type { LootItem } from '@/contract/loot-item'
import { slotLabel } from '@/game/items'

/** Describes an item in a slot: its type ("Trinket"), or for a tier token "Your head tier piece". */
export function describeItem(item: LootItem, slot: string): string {
  if (item.isTokenItem) return `Your ${slotLabel(slot).toLowerCase()} tier piece`
  return item.itemType ?? slotLabel(slot)
}

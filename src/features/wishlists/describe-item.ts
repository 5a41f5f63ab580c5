import type { LootItem } from '@/contract/loot-item'
import { RARITIES, SLOTS, slotLabel, type Rarity, type Slot } from '@/game/items'

/** Describes an item in a slot: its type ("Trinket"), or for a tier token "Your head tier piece". */
export function describeItem(item: LootItem, slot: string): string {
  if (item.isTokenItem) return `Your ${slotLabel(slot).toLowerCase()} tier piece`
  return item.itemType ?? slotLabel(slot)
}

/** The slot whose glyph is shown for a wish; an unknown slot has the trinket glyph. */
export function glyphSlotOf(slot: string): Slot {
  return SLOTS.find((known) => known === slot) ?? 'TRINKET'
}

/** The rarity that colours an item; an unknown rarity counts as common. */
export function rarityOf({ rarity }: LootItem): Rarity {
  return RARITIES.find((known) => known === rarity) ?? 'COMMON'
}

/** What a wish's row says about its item: slot, token and boss. */
export function wishFacts(item: LootItem, slot: string): string[] {
  const facts = [
    slotLabel(slot),
    item.isTokenItem ? describeItem(item, slot) : null,
    item.boss?.name,
  ]
  return facts.filter((fact) => fact != null)
}

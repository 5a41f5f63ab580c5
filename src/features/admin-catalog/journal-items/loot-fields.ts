import type { JournalItem } from '@/contract/admin/admin-journal'
import type { LootRow } from '@/contract/loot-item'

/** The fields of a loot item that the game's data says; all others are missing. */
export function toLootFields(item: JournalItem): LootRow {
  const fields = {
    name: item.name,
    itemSlot: item.itemSlot,
    itemType: item.itemType,
    rarity: item.rarity,
    primaryStat: item.primaryStat,
    itemId: item.id,
    isTokenItem: item.kind === 'token',
    tokenCategory: item.tokenCategory,
    classes: item.classes,
    lootSpecializationIds: item.lootSpecializationIds,
  }
  // The names and types are those of a loot item of the contract.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value != null)) as LootRow
}

import { newLootRow, type LootRow } from '@/contract/loot-item'
import type * as z from 'zod/mini'
import type { lootItems } from '../database/schema'
import { planUpdate, type PlannedUpdate } from './diff-columns'
import { toNewLootColumns, toUpdatedLootColumns } from './to-columns'

/** A stored loot item. */
export type LootItemRow = typeof lootItems.$inferSelect

/** The outcome of a valid row. `existing` is the stored item that the row matches. */
export type PlannedLoot =
  | { outcome: 'new'; columns: ReturnType<typeof toNewLootColumns<z.output<typeof newLootRow>>> }
  | PlannedUpdate<LootItemRow>

/** Plans a row. `existing` is the item that it matches; undefined if there is none. */
export function planLootRow(row: LootRow, existing: LootItemRow | undefined): PlannedLoot {
  if (!existing) return { outcome: 'new', columns: toNewLootColumns(newLootRow.parse(row)) }
  return planUpdate(existing, toUpdatedLootColumns(existing, row))
}

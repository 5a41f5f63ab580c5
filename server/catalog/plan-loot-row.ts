import { newLootRow, slotAndTypeProblems, type LootRow } from '@/contract/loot-item'
import type * as z from 'zod/mini'
import type { lootItems } from '../database/schema'
import { planUpdate, type Columns, type PlannedUpdate } from './diff-columns'
import { toNewLootColumns, toUpdatedLootColumns } from './to-columns'

export type LootItemRow = typeof lootItems.$inferSelect

/** The outcome of a valid row. `existing` is the stored item that the row matches. */
export type PlannedLoot =
  | { outcome: 'new'; columns: ReturnType<typeof toNewLootColumns<z.output<typeof newLootRow>>> }
  | PlannedUpdate<LootItemRow>

const SLOT_AND_TYPE = ['isTokenItem', 'itemSlot', 'itemType'] as const

/**
 * Messages for the fields that are checked together, as they are after the changes. Changes of none
 * of them are not rejected because of what is stored.
 */
export function problemsOfChange(existing: LootItemRow, changes: Columns): Record<string, string> {
  const isChecked = SLOT_AND_TYPE.some((field) => field in changes)
  return isChecked ? slotAndTypeProblems({ ...existing, ...changes }) : {}
}

/** Plans a row. `existing` is the item that it matches; undefined if there is none. */
export function planLootRow(row: LootRow, existing: LootItemRow | undefined): PlannedLoot {
  if (!existing) return { outcome: 'new', columns: toNewLootColumns(newLootRow.parse(row)) }
  return planUpdate(existing, toUpdatedLootColumns(existing, row))
}

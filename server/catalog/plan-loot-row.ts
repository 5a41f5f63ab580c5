import { newLootRow, type LootRow } from '@/contract/loot-item'
import { randomUUID } from 'node:crypto'
import type * as z from 'zod/mini'
import { lootColumns, newLootColumns, updatedLootColumns } from './columns'
import type { lootItems } from '../database/schema'
import { groupBy } from '../lib/group-by'
import { changesOf, describeChanges, type Columns } from './row-changes'

type LootItem = typeof lootItems.$inferSelect

/** What becomes of a row: `existing` is the item it stands for, if there is one. */
export type PlannedLoot =
  | { outcome: 'new'; columns: ReturnType<typeof newLootColumns<z.output<typeof newLootRow>>> }
  | { outcome: 'duplicate'; existing: LootItem }
  | { outcome: 'changed'; existing: LootItem; changes: Columns; fields: Record<string, string> }

/** Plans what one row makes of the item it stands for, or of none. */
export function planLootRow(row: LootRow, existing: LootItem | undefined): PlannedLoot {
  if (!existing) return { outcome: 'new', columns: newLootColumns(newLootRow.parse(row)) }
  const changes = changesOf(existing, updatedLootColumns(existing, row))
  if (Object.keys(changes).length === 0) return { outcome: 'duplicate', existing }
  return { outcome: 'changed', existing, changes, fields: describeChanges(existing, changes) }
}

/** What a row or an item is known by: its item id if it has one, and its name in any case. */
export function identityOf(item: LootRow | LootItem) {
  return { name: item.name.toLowerCase(), itemId: lootColumns(item).itemId ?? null }
}

type KeyOf = (identity: ReturnType<typeof identityOf>) => string | number | null

/** By id; by name where neither has an id; by name where one of them has none. */
const KEYS: KeyOf[] = [
  ({ itemId }) => itemId,
  ({ itemId, name }) => (itemId === null ? name : null),
  ({ name }) => name,
]

/**
 * Finds for each row the item of its boss that it stands for. An item stands for one row at most: a
 * boss may drop two that are known by the same, and of these the rows take their equals first.
 */
export function pairWithLoot(
  rows: readonly LootRow[],
  existing: readonly LootItem[],
): Map<LootRow, LootItem> {
  const pairs = new Map<LootRow, LootItem>()
  const free = new Set(existing)
  for (const onlyEquals of [true, false]) {
    for (const keyOf of KEYS) {
      const candidates = groupBy([...free], (item) => keyOf(identityOf(item)))
      for (const row of rows) {
        const identity = identityOf(row)
        const key = keyOf(identity)
        if (key === null || pairs.has(row)) continue
        const found = candidates.get(key)?.find((item) => {
          const { itemId } = identityOf(item)
          if (!free.has(item)) return false
          if (itemId !== null && identity.itemId !== null && itemId !== identity.itemId)
            return false
          return !onlyEquals || planLootRow(row, item).outcome === 'duplicate'
        })
        if (!found) continue
        pairs.set(row, found)
        free.delete(found)
      }
    }
  }
  return pairs
}

/** The items that planned rows make or change, as they are to be written. */
export function toWrite(
  planned: readonly (PlannedLoot | { outcome: 'duplicate' | 'invalid' })[],
  place: { bossId: string; batchId?: string },
): (typeof lootItems.$inferInsert)[] {
  return planned.flatMap((one): (typeof lootItems.$inferInsert)[] => {
    if (one.outcome === 'new') return [{ ...one.columns, ...place, id: randomUUID() }]
    return one.outcome === 'changed' ? [{ ...one.existing, ...one.changes }] : []
  })
}

import type { BossWithLoot } from '@/contract/loot-item'
import { LootIdentityIndex, type LootIdentity } from '@/game/loot-identity'
import { isBlankRow, type CellMessages, type GridRow } from './grid-rows'

/**
 * Returns warnings, by row id, for items that occur twice in the grid or that their boss already has.
 * These are not errors: the server leaves an existing item unchanged or updates it.
 */
export function findDuplicates(
  rows: readonly GridRow[],
  toIdentity: (row: GridRow) => LootIdentity,
  loot: readonly BossWithLoot[],
): Map<number, CellMessages> {
  const warnings = new Map<number, CellMessages>()
  const existing = new LootIdentityIndex<true>()
  for (const { id: bossId, items } of loot) {
    for (const { name, itemId } of items) existing.add({ bossId, name, itemId }, true)
  }

  const rowsAbove = new LootIdentityIndex<number>()
  for (const [index, row] of rows.entries()) {
    if (isBlankRow(row)) continue
    const identity = toIdentity(row)
    if (identity.name === '') continue
    const first = rowsAbove.find(identity)
    if (first !== undefined) warnings.set(row.id, { name: `Same item as in row ${first + 1}` })
    else if (!row.source && existing.find(identity)) {
      warnings.set(row.id, { name: 'This boss already has this item' })
    }
    rowsAbove.add(identity, index)
  }
  return warnings
}

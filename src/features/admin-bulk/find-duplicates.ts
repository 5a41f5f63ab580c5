import type { BossWithLoot } from '@/contract/loot-item'
import { LootIdentityIndex, type LootIdentity } from '@/game/loot-identity'
import { isBlankRow, type CellMessages, type GridRow } from './grid-rows'

/** Returns an index of the existing loot of an instance. */
export function indexLoot(loot: readonly BossWithLoot[]): LootIdentityIndex<true> {
  const index = new LootIdentityIndex<true>()
  for (const { id: bossId, items } of loot) {
    for (const { name, itemId } of items) index.add({ bossId, name, itemId }, true)
  }
  return index
}

/**
 * Returns warnings, by row id, for items that occur twice in the grid or that their boss already has.
 * These are not errors: the server leaves an existing item unchanged or updates it.
 */
export function findDuplicates(
  rows: readonly GridRow[],
  toIdentity: (row: GridRow) => LootIdentity,
  existing: LootIdentityIndex<true>,
): Map<number, CellMessages> {
  const warnings = new Map<number, CellMessages>()
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

import type { BossWithLoot } from '@/contract/loot-item'
import { isBlankRow, type CellMessages, type GridRow } from './grid-rows'

/** The fields that identify a loot item. */
export interface LootIdentity {
  bossId: string
  name: string
  itemId?: number | null
}

/**
 * Finds added items by identity. Two items are the same if they have the same boss and the same item
 * id, or the same name if either has no id. Of several added items the first is found.
 */
class LootIdentityIndex<Value> {
  readonly #byId = new Map<string, Value>()
  readonly #byName = new Map<string, Value>()
  readonly #byNameWithoutId = new Map<string, Value>()

  find({ bossId, name, itemId }: LootIdentity): Value | undefined {
    const nameKey = `${bossId} ${name.toLowerCase()}`
    if (itemId == null) return this.#byName.get(nameKey)
    return this.#byId.get(`${bossId} ${itemId}`) ?? this.#byNameWithoutId.get(nameKey)
  }

  add({ bossId, name, itemId }: LootIdentity, value: Value) {
    const nameKey = `${bossId} ${name.toLowerCase()}`
    if (itemId == null) setOnce(this.#byNameWithoutId, nameKey, value)
    else setOnce(this.#byId, `${bossId} ${itemId}`, value)
    setOnce(this.#byName, nameKey, value)
  }
}

function setOnce<Value>(map: Map<string, Value>, key: string, value: Value) {
  if (!map.has(key)) map.set(key, value)
}

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
    else if (existing.find(identity)) {
      warnings.set(row.id, { name: 'This boss already has this item' })
    }
    rowsAbove.add(identity, index)
  }
  return warnings
}

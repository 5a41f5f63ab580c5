import type { BossId } from '@/contract/ids'
import type { LootRow } from '@/contract/loot-item'
import { fillItemIds, isSameLootItem, type LootIdentity } from '@/game/loot-sheet/loot-identity'
import { nameKey } from '@/game/names'
import { groupBy } from '../lib/group-by'
import { planLootRow, type LootItemRow } from './plan-loot-row'

/**
 * The identity of a row or stored item of a boss. If all its ids are equal, they are the item id.
 */
export function toLootIdentity(bossId: BossId, item: LootRow | LootItemRow): LootIdentity {
  const { itemId } = { ...item, ...fillItemIds(item) }
  return { bossId, name: nameKey(item.name), itemId: itemId ?? null }
}

/**
 * The ways in which a row and an item can be the same, best match first: same id, same name and
 * both without id, same name and one of them without id.
 */
const KEYS: ((identity: LootIdentity) => string | number | null)[] = [
  ({ itemId }) => itemId ?? null,
  ({ itemId, name }) => (itemId === null ? name : null),
  ({ name }) => name,
]

/**
 * Matches the rows of a boss with the boss's stored items. Each item is matched with at most one
 * row. If several items have the same identity, rows are first matched with items that they do not
 * change.
 */
export function matchLootRows(
  rows: readonly LootRow[],
  bossId: BossId,
  existing: readonly LootItemRow[],
): Map<LootRow, LootItemRow> {
  const matches = new Map<LootRow, LootItemRow>()
  const unmatched = new Set(existing)
  for (const onlyUnchanged of [true, false]) {
    for (const keyOf of KEYS) {
      const candidates = groupBy([...unmatched], (item) => keyOf(toLootIdentity(bossId, item)))
      for (const row of rows) {
        const identity = toLootIdentity(bossId, row)
        const key = keyOf(identity)
        if (key === null || matches.has(row)) continue
        const found = candidates
          .get(key)
          ?.find(
            (item) =>
              unmatched.has(item) &&
              isSameLootItem(identity, toLootIdentity(bossId, item)) &&
              (!onlyUnchanged || planLootRow(row, item).outcome === 'duplicate'),
          )
        if (!found) continue
        matches.set(row, found)
        unmatched.delete(found)
      }
    }
  }
  return matches
}

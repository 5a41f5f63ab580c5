import { BATCH_ROWS_MAX } from '@/contract/admin/admin-loot-batch'
import { listAllLoot, type LootQuery } from '@/features/admin-catalog/admin-catalog.api'
import { lootSource, type LootSource } from '../columns/loot-source'

export interface OpenedLoot {
  items: LootSource[]
  /** The number of all items that match the filters; can be more than the grid holds. */
  total: number
  /** Whether the loot table was sorted. Otherwise the items follow the order of the bosses. */
  isSorted: boolean
}

/**
 * Reads the loot items that match the filters of the loot table, in its order, as many as the grid
 * holds.
 * @param ids the items that are selected among them; all by default
 */
export async function loadOpenedLoot(
  filters: NonNullable<LootQuery>,
  ids?: readonly string[],
): Promise<OpenedLoot> {
  const all = await listAllLoot(filters)
  const chosen = ids ? all.filter(({ id }) => ids.includes(id)) : all
  return {
    // Leaves out the fields that the grid does not show, to keep the draft small.
    items: chosen.slice(0, BATCH_ROWS_MAX).map((item) => lootSource.parse(item)),
    total: chosen.length,
    isSorted: filters.sort !== undefined,
  }
}

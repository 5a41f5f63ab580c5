import { BATCH_ROWS_MAX } from '@/contract/admin/admin-loot-batch'
import { send } from '@/api/client'
import { listLoot } from '@/contract/admin/admin-loot-item'
import type { LootQuery } from '@/features/admin-catalog/admin-catalog.api'
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
  const items: LootSource[] = []
  for (let page = 1; ; page += 1) {
    const answer = await send(listLoot, { query: { ...filters, page, pageSize: BATCH_ROWS_MAX } })
    const chosen = ids ? answer.items.filter(({ id }) => ids.includes(id)) : answer.items
    // Leaves out the fields that the grid does not show, to keep the draft small.
    for (const item of chosen) items.push(lootSource.parse(item))
    if (ids && answer.items.length === BATCH_ROWS_MAX) continue
    const total = ids ? items.length : answer.total
    const isSorted = filters.sort !== undefined
    return { items: items.slice(0, BATCH_ROWS_MAX), total, isSorted }
  }
}

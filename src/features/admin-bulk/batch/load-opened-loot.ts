import { listLoot, type LootQuery } from '@/features/admin-catalog/admin-catalog.api'
import { GRID_ROWS_MAX } from '../grid/grid-rows'
import { lootSource, type LootSource } from './loot-source'

/** The number of items per request. */
const PAGE_SIZE = 500

/** Loot items to open in the grid. */
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
    const answer = await listLoot({ ...filters, page, pageSize: PAGE_SIZE })
    // Leaves out the fields that the grid does not show, to keep the draft small.
    for (const item of answer.items) items.push(lootSource.parse(item))
    const isComplete = answer.items.length < PAGE_SIZE || items.length >= GRID_ROWS_MAX
    if (!isComplete) continue
    const opened = ids ? items.filter(({ id }) => ids.includes(id)) : items
    const total = ids ? opened.length : answer.total
    return { items: opened, total, isSorted: filters.sort !== undefined }
  }
}

import { listAllLoot } from '@/features/admin-catalog/admin-catalog.api'
import type { GridRow } from '../columns/grid-rows'
import { lootSource, toSourceCells } from '../columns/loot-source'
import type { RowTarget } from '../columns/parse-grid-row'
import { withStored } from '../columns/row-conflicts'
import type { GridStore } from '../sheet/state/grid-store'

/**
 * Reads the items of rows again, so that these show the values that another admin has entered, and
 * the next check compares with these. Keeps the changes of the rows. Without an answer, the rows
 * stay as they are; those of items that the instance does not have any more get an error.
 * @returns the number of such items
 */
export async function refreshSources(
  store: GridStore,
  rows: readonly GridRow[],
  { instanceId, bosses }: RowTarget,
): Promise<number> {
  const ids = new Set(rows.flatMap(({ source }) => source?.id ?? []))
  const loot = ids.size > 0 ? await listAllLoot({ instanceId }).catch(() => null) : null
  if (!loot) return 0
  const byId = new Map(loot.map((item) => [item.id, lootSource.parse(item)]))
  store.annotate((row) => {
    if (!row.source || !ids.has(row.source.id)) return row
    const source = byId.get(row.source.id)
    if (!source) return { ...row, dryRun: undefined, isMissing: true }
    const [opened, stored] = [toSourceCells(row.source, bosses), toSourceCells(source, bosses)]
    const { isDeleted } = row
    return { ...withStored(row, opened, stored), source, ...(isDeleted && { isDeleted }) }
  })
  return [...ids].filter((id) => !byId.has(id)).length
}

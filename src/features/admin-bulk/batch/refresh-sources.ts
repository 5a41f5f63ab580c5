import type { InstanceId, LootItemId } from '@/contract/ids'
import { send } from '@/api/client'
import { listLoot } from '@/contract/admin/admin-loot-item'
import type { GridRow } from '../columns/grid-rows'
import { toSourceCells, type LootSource } from '../columns/loot-source'
import type { RowTarget } from '../columns/parse-grid-row'
import { withStored } from '../columns/row-conflicts'
import type { GridStore } from '../sheet/state/grid-store'
import { loadOpenedLoot } from './load-opened-loot'

/** More items than this are read with all others of the instance. */
const SINGLE_MAX = 20

/**
 * Reads the items of rows again, so that these show the values that another admin has entered, and the
 * next check compares with these. Keeps the changes of the rows. An item that cannot be read stays
 * as it is; the rows of deleted ones get an error.
 * @returns the number of deleted items
 */
export async function refreshSources(
  store: GridStore,
  rows: readonly GridRow[],
  { instanceId, bosses }: RowTarget,
): Promise<number> {
  const ids = rows.flatMap(({ source }) => source?.id ?? [])
  const byId = await readSources(ids, instanceId)
  store.annotate((row) => {
    const source = byId.get(row.source?.id ?? '')
    if (!row.source || source === undefined) return row
    if (source === null) return { ...row, dryRun: undefined, isMissing: true }
    const [opened, stored] = [toSourceCells(row.source, bosses), toSourceCells(source, bosses)]
    const { isDeleted } = row
    return { ...withStored(row, opened, stored), source, ...(isDeleted && { isDeleted }) }
  })
  return [...byId.values()].filter((source) => source === null).length
}

/** By id; null for deleted items. Items that cannot be read are left out. */
async function readSources(ids: readonly LootItemId[], instanceId: InstanceId) {
  const byId = new Map<string, LootSource | null>()
  if (ids.length > SINGLE_MAX) {
    const loot = await loadOpenedLoot({ instanceId }, ids).catch(() => null)
    for (const item of loot?.items ?? []) byId.set(item.id, item)
    return byId
  }
  const answers = await Promise.allSettled(ids.map((id) => send(listLoot, { query: { id } })))
  for (const [index, answer] of answers.entries()) {
    if (answer.status === 'fulfilled') byId.set(ids[index] ?? '', answer.value.items[0] ?? null)
  }
  return byId
}

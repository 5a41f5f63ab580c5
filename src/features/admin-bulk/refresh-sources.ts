import type { DryRunRow } from '@/contract/admin-dry-run'
import { listLoot } from '@/features/admin-catalog/admin-catalog.api'
import type { Choice } from './columns'
import type { GridRow } from './grid-rows'
import type { GridStore } from './grid-store'
import { toSourceCells, type LootSource } from './loot-source'

/** The maximum number of conflicts that are read again. The user can open the items of the others again. */
const ITEMS_MAX = 20

/**
 * Reads the items again that the server would not change, so that the next check compares the rows with the values
 * that another admin has entered. Keeps the changes of the rows. An item that cannot be read stays as it is.
 */
export async function refreshSources(
  store: GridStore,
  rows: readonly GridRow[],
  results: readonly DryRunRow[],
  bosses: readonly Choice[],
): Promise<void> {
  const ids = results
    .flatMap(({ index, outcome }) => (outcome === 'invalid' ? (rows[index]?.source?.id ?? []) : []))
    .slice(0, ITEMS_MAX)
  const answers = await Promise.allSettled(ids.map((id) => listLoot({ id })))
  const byId = new Map<string, LootSource>()
  for (const answer of answers) {
    for (const item of answer.status === 'fulfilled' ? answer.value.items : [])
      byId.set(item.id, item)
  }
  if (byId.size === 0) return
  store.annotate((row) => {
    const source = byId.get(row.source?.id ?? '')
    if (!row.source || !source) return row
    const [before, now] = [toSourceCells(row.source, bosses), toSourceCells(source, bosses)]
    // The cells that the user has not changed show the new values.
    const cells = row.cells.map((text, column) =>
      text === before[column] ? (now[column] ?? '') : text,
    )
    return { ...row, cells, source }
  })
}

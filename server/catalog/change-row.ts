import type { CatalogKind } from '@/contract/catalog-kinds'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import { bosses, instances, lootItems, seasons } from '../database/schema'
import { diffColumns, type Columns } from './diff-columns'
import { recordChange, type Author, type Parents } from './history/record-change'
import { toRowChange } from './row-changes'

const TABLES = { instance: instances, boss: bosses, item: lootItems, season: seasons }

/**
 * Writes the given columns of a locked row that differ, and records this, if there are any.
 * @returns the changed columns
 */
export async function changeRow(
  transaction: Database,
  by: Author,
  kind: CatalogKind,
  existing: Columns & { id: string; name: string },
  given: Columns & { name?: string | undefined },
  parents?: Parents,
): Promise<Columns> {
  const columns = diffColumns(existing, given)
  // Drizzle throws on an update without columns.
  if (Object.keys(columns).length === 0) return columns
  const table = TABLES[kind]
  await transaction.update(table).set(columns).where(eq(table.id, existing.id))
  await recordChange(transaction, by, {
    action: 'changed',
    kind,
    name: given.name ?? existing.name,
    ...(parents && { parents }),
    changes: [toRowChange(existing, columns)],
  })
  return columns
}

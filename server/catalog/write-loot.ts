import { sql, type SQL } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import type { Database } from '../database/client'
import { lootItems } from '../database/schema'

/** Twenty columns each; Postgres takes 65,535 parameters in a statement. */
const ROWS_PER_STATEMENT = 1000

/** What of an item a row can change. */
const LOOT_COLUMNS = [
  'name',
  'description',
  'itemSlot',
  'itemType',
  'rarity',
  'primaryStat',
  'itemId',
  'blizzardItemId',
  'wowheadId',
  'iconUrl',
  'isTokenItem',
  'tokenCategory',
  'tokenSlots',
  'classes',
  'lootSpecializationIds',
] as const

/** Makes new items and brings those that are there up to date, a thousand to a statement. */
export async function writeLoot(
  transaction: Database,
  rows: readonly (typeof lootItems.$inferInsert)[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await transaction
      .insert(lootItems)
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({ target: lootItems.id, set: excluded(LOOT_COLUMNS) })
  }
}

/** Sets columns to what the insert would have put there. */
export function excluded<Column extends string>(columns: readonly Column[]) {
  // Object.fromEntries forgets which keys it was given.
  return Object.fromEntries(
    columns.map((column) => [column, sql`excluded.${sql.identifier(toSnakeCase(column))}`]),
  ) as Record<Column, SQL>
}

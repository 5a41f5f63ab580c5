import type { CharacterId } from '@/contract/ids'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { GearSource } from '../database/tables/gear-tables'
import { gearItems } from '../database/schema'

/** An item as its source names it, without where it is stored. */
export type StoredItem = Omit<
  typeof gearItems.$inferInsert,
  'characterId' | 'source' | 'position' | 'description'
> & { description?: string | null }

/** Stores what a source says that a character owns, in place of what it said before. */
export async function storeGear(
  transaction: Database,
  characterId: CharacterId,
  source: GearSource,
  items: readonly StoredItem[],
): Promise<void> {
  await transaction
    .delete(gearItems)
    .where(and(eq(gearItems.characterId, characterId), eq(gearItems.source, source)))
  if (items.length === 0) return
  await transaction
    .insert(gearItems)
    .values(items.map((item, position) => ({ ...item, characterId, source, position })))
}

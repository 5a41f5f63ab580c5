import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database } from '../../../server/database/database'
import { bosses, lootItems, wishlistItems, wishlists } from '../../../server/database/schema'

interface WishlistRows {
  characterId: string
  instanceId: string
  count: number
  /** Wishes of each list; none unless given. */
  wishCount?: number
}

/** Stores wishlists that are not main, without the limits of the calls; returns their ids. */
export async function insertWishlists(
  database: Database,
  { characterId, instanceId, count, wishCount = 0 }: WishlistRows,
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID())
  await database.insert(wishlists).values(
    ids.map((id, index) => ({
      id,
      characterId,
      instanceId,
      name: `List ${index + 1}`,
      difficulty: 'Normal' as const,
      specialization: 'fury',
      isMainWishlist: false,
    })),
  )
  if (wishCount === 0) return ids
  const items = await insertLoot(database, instanceId, wishCount)
  for (const wishlistId of ids) await insertWishes(database, wishlistId, items)
  return ids
}

/** Stores a wish for each loot item, below those with the ranks up to `after`. */
export async function insertWishes(
  database: Database,
  wishlistId: string,
  lootItemIds: string[],
  after = 0,
): Promise<void> {
  await database.insert(wishlistItems).values(
    lootItemIds.map((lootItemId, index) => ({
      id: randomUUID(),
      wishlistId,
      lootItemId,
      slot: 'HEAD' as const,
      priority: after + index + 1,
      isObtained: false,
    })),
  )
}

/**
 * Deletes the wishlists with the default name of `createWishlist`, of which a raid allows only 20.
 */
export async function deleteCreatedWishlists(database: Database): Promise<void> {
  await database.delete(wishlists).where(eq(wishlists.name, 'A list'))
}

/** Stores a boss of the instance with that many loot items; returns their ids. */
export async function insertLoot(database: Database, instanceId: string, count: number) {
  const bossId = randomUUID()
  await database.insert(bosses).values({
    id: bossId,
    instanceId,
    name: 'The Hoarder',
    slug: 'the-hoarder',
    encounterOrder: 50,
    isOptional: false,
  })
  const ids = Array.from({ length: count }, () => randomUUID())
  await database.insert(lootItems).values(
    ids.map((id, index) => ({
      id,
      bossId,
      name: `Hoarded Helm ${index + 1}`,
      itemSlot: 'HEAD' as const,
      itemType: 'Plate Armor' as const,
      rarity: 'EPIC' as const,
      isTokenItem: false,
      tokenSlots: [],
      classes: [],
    })),
  )
  return ids
}

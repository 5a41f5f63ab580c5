import type { UserId, WishlistId } from '@/contract/ids'
import type { WishlistSim } from '@/contract/sim'
import { desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/database'
import {
  bosses,
  characters,
  instances,
  lootItems,
  simGains,
  sims,
  wishlists,
} from '../database/schema'
import { ownWishlist } from '../wishlists/own-wishlist'
import type { CreditableItem } from './credit-gains'
import { ofSelection } from './of-selection'

/**
 * Returns the latest simulation for the selection of a wishlist; null if there is none, undefined
 * if the user does not have the wishlist. Two statements.
 */
export async function selectWishlistSim(
  database: Database,
  userId: UserId,
  wishlistId: WishlistId,
): Promise<WishlistSim | null | undefined> {
  const [row] = await database
    .select({ sim: getTableColumns(sims), currentItemLevel: characters.itemLevel })
    .from(wishlists)
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .leftJoin(sims, ofSelection)
    .where(ownWishlist(userId, wishlistId))
  if (!row?.sim) return row && null
  const { createdAt, simulatedAt, ...sim } = row.sim
  const { simId: __, ...gainColumns } = getTableColumns(simGains)
  const gains = await database
    .select({ ...gainColumns, name: lootItems.name })
    .from(simGains)
    .innerJoin(lootItems, eq(lootItems.id, simGains.lootItemId))
    .where(eq(simGains.simId, sim.id))
    .orderBy(desc(simGains.gain), simGains.lootItemId, simGains.slot)
  return {
    ...sim,
    simulatedAt: simulatedAt?.toISOString() ?? null,
    importedAt: createdAt.toISOString(),
    currentItemLevel: row.currentItemLevel,
    gains,
  }
}

const gameItemId = sql<
  number | null
>`coalesce(${lootItems.blizzardItemId}, ${lootItems.itemId}, ${lootItems.wowheadId})`

/**
 * The loot items of the raids, and those with one of the item ids. All ids are the game's. One
 * statement.
 */
export async function selectCreditableItems(
  database: Database,
  { raidIds, itemIds }: { raidIds: readonly number[]; itemIds: readonly number[] },
): Promise<CreditableItem[]> {
  return database
    .select({
      id: lootItems.id,
      name: lootItems.name,
      itemId: gameItemId,
      itemSlot: lootItems.itemSlot,
      itemType: lootItems.itemType,
      primaryStat: lootItems.primaryStat,
      isTokenItem: lootItems.isTokenItem,
      tokenCategory: lootItems.tokenCategory,
      tokenSlots: lootItems.tokenSlots,
      classes: lootItems.classes,
      lootSpecializationIds: lootItems.lootSpecializationIds,
      instanceId: instances.id,
      instanceName: instances.name,
      blizzardInstanceId: instances.blizzardInstanceId,
      blizzardEncounterId: bosses.blizzardEncounterId,
      availableDifficulties: instances.availableDifficulties,
    })
    .from(lootItems)
    .innerJoin(bosses, eq(bosses.id, lootItems.bossId))
    .innerJoin(instances, eq(instances.id, bosses.instanceId))
    .where(
      or(inArray(instances.blizzardInstanceId, [...raidIds]), inArray(gameItemId, [...itemIds])),
    )
    .orderBy(instances.sortOrder, bosses.encounterOrder, lootItems.id)
}

import type { InstanceId, LootItemId, WishId, WishlistId } from '@/contract/ids'
import { wishFieldsOf } from '@/contract/wish-fields'
import { addWishlistItem, listAvailableItems, removeWishlistItem } from '@/contract/wishes'
import { isOfferedFor, slotsOf } from '@/game/eligibility'
import { SLOTS, type Slot } from '@/game/items'
import { and, eq, or } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import type { CatalogMemory } from '../catalog/catalog-memory'
import { selectLootItems } from '../catalog/select-catalog'
import type { Database } from '../database/database'
import { bosses, characters, lootItems, wishlistItems, wishlists } from '../database/schema'
import { requireUnlocked } from '../guilds/raid-locks'
import { conflict, invalid, notFound } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { insertAtRank, setRanks } from './ranks'
import { lockOwnWishlist, ownWishlist } from './own-wishlist'
import { selectWishlistItems } from './select-wishlists'
import { toColumns } from './wish-columns'
import { requireRoomForWish } from './wishlist-limits'

/**
 * The items of a wishlist: list the available ones, add, remove. Edits are part of
 * `updateWishlist`.
 */
export function wishlistItemRoutes(
  app: Hono<AppEnv>,
  { database, now }: Services,
  catalog: CatalogMemory,
) {
  handle(app, listAvailableItems, async ({ user, params, context }) => {
    const slot = SLOTS.find((known) => known === params.slot)
    if (!slot) throw invalid({ slot: 'Unknown slot' })
    const [list] = await database
      .select({
        instanceId: wishlists.instanceId,
        specialization: wishlists.specialization,
        className: characters.className,
      })
      .from(wishlists)
      .innerJoin(characters, eq(characters.id, wishlists.characterId))
      .where(ownWishlist(user.id, params.wishlistId))
    if (!list) throw notFound('Wishlist')
    const { instanceId, className, specialization } = list
    const key = [instanceId, slot, className, specialization]
    return catalog.answer(context, listAvailableItems, key, async () => {
      const items = await selectLootItems(
        database,
        and(eq(bosses.instanceId, instanceId), possibleFor(slot)),
      )
      return items.filter((item) => isOfferedFor(item, slot, className, specialization))
    })
  })

  handle(app, addWishlistItem, async ({ user, params, body, context, transactOnce }) =>
    transactOnce(database, async (transaction) => {
      const id = body.id ?? randomUUID()
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      const existing = await findItem(transaction, list.id, id)
      if (existing) {
        context.status(200)
        return existing
      }
      if (list.isMainWishlist) await requireUnlocked(transaction, list, now())
      await requireWishable(transaction, list, body)
      const itemCount = await requireRoomForWish(transaction, list.id)
      const inserted = await transaction
        .insert(wishlistItems)
        .values({
          id,
          wishlistId: list.id,
          lootItemId: body.lootItemId,
          slot: body.slot,
          priority: itemCount + 1,
          ...wishFieldsOf(toColumns(body)),
        })
        .onConflictDoNothing()
        .returning({ id: wishlistItems.id })
      if (inserted.length === 0) throw conflict('This item is already on the wishlist')
      if (body.priority && body.priority <= itemCount) {
        await insertAtRank(transaction, list.id, id, body.priority)
      }
      await setUpdatedAt(transaction, list.id)
      const item = await findItem(transaction, list.id, id)
      if (!item) throw notFound('Wishlist item')
      return item
    }),
  )

  handle(app, removeWishlistItem, async ({ user, params }) => {
    await database.transaction(async (transaction) => {
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      const removed = await transaction
        .delete(wishlistItems)
        .where(and(eq(wishlistItems.wishlistId, list.id), eq(wishlistItems.id, params.itemId)))
        .returning({ id: wishlistItems.id })
      if (removed.length === 0) throw notFound('Wishlist item')
      if (list.isMainWishlist) await requireUnlocked(transaction, list, now())
      await setRanks(transaction, list.id)
      await setUpdatedAt(transaction, list.id)
    })
  })

  async function setUpdatedAt(transaction: Database, wishlistId: WishlistId) {
    await transaction
      .update(wishlists)
      .set({ updatedAt: new Date(now()) })
      .where(eq(wishlists.id, wishlistId))
  }
}

/**
 * Limits the query to items that could go in the slot; `isOfferedFor` decides. No limit for the off
 * hand, which also takes one-handed weapons.
 */
function possibleFor(slot: Slot) {
  if (slot === 'OFF_HAND') return undefined
  return or(eq(lootItems.itemSlot, slot), eq(lootItems.isTokenItem, true))
}

async function findItem(database: Database, wishlistId: WishlistId, id: WishId) {
  const [item] = await selectWishlistItems(
    database,
    and(eq(wishlistItems.wishlistId, wishlistId), eq(wishlistItems.id, id)),
  )
  return item
}

/** Throws 400 if the item does not drop in the wishlist's instance or does not fit the slot. */
async function requireWishable(
  transaction: Database,
  list: { instanceId: InstanceId; className: string; specialization: string },
  wish: { lootItemId: LootItemId; slot: Slot },
) {
  const [item] = await selectLootItems(
    transaction,
    and(eq(lootItems.id, wish.lootItemId), eq(bosses.instanceId, list.instanceId)),
  )
  if (!item) throw invalid({ lootItemId: 'This item does not drop in this raid' })
  const isFitting =
    slotsOf(item).includes(wish.slot) ||
    isOfferedFor(item, wish.slot, list.className, list.specialization)
  if (!isFitting) throw invalid({ slot: 'This item does not fit that slot' })
}

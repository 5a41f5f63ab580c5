import {
  addWishlistItem,
  automaticName,
  createWishlist,
  deleteWishlist,
  duplicateWishlist,
  getWishlist,
  listAvailableItems,
  listCharacterWishlists,
  listWishlists,
  removeWishlistItem,
  updateWishlist,
  WISHLIST_ITEMS_MAX,
  WISHLIST_NAME_MAX,
} from '@/contract/wishlist'
import { wishFieldsOf } from '@/contract/wish-fields'
import { findSpecialization, specializationLabel } from '@/game/classes'
import { isOfferedFor, slotsOf } from '@/game/eligibility'
import { SLOTS } from '@/game/items'
import { and, count, eq, or } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { selectLootItems } from '../catalog/select-catalog'
import { ownCharacter } from '../characters/characters'
import type { Database } from '../database/client'
import {
  bosses,
  characters,
  instances,
  lootItems,
  wishlistItems,
  wishlists,
} from '../database/schema'
import { conflict, invalid, notFound } from '../http/errors'
import { handle, type AppEnv } from '../http/handle'
import { etagCache } from '../http/etag-cache'
import type { Services } from '../services'
import { NOT_COPIED_COLUMNS, toColumns } from './wish-columns'
import {
  clearMainWishlist,
  lockOwnWishlist,
  ownWishlist,
  renumberItems,
  selectWishlistItems,
  selectWishlists,
  selectWishlistsWithItems,
} from './wishlists'

/** Wishlists and the wishes on them. */
export function wishlistRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(app, listCharacterWishlists, async ({ user, params }) => {
    await requireCharacter(user.id, params.characterId)
    return selectWishlists(database, eq(wishlists.characterId, params.characterId))
  })

  handle(app, createWishlist, async ({ user, params, body }) => {
    const character = await requireCharacter(user.id, params.characterId)
    const [instance] = await database
      .select({ isActive: instances.isActive, difficulties: instances.availableDifficulties })
      .from(instances)
      .where(eq(instances.id, body.instanceId))
    if (!instance?.isActive) throw invalid({ instanceId: 'Please select an instance' })
    if (!instance.difficulties.includes(body.difficulty)) {
      throw invalid({ difficulty: 'This raid does not have that difficulty' })
    }
    requireSpecialization(character.className, body.specialization)
    const list = { id: randomUUID(), characterId: character.id, ...body }
    await database.transaction(async (transaction) => {
      if (list.isMainWishlist) await clearMainWishlist(transaction, list)
      await transaction.insert(wishlists).values(list)
    })
    return readOwn(user.id, list.id)
  })

  handle(app, listWishlists, async ({ user, query }) =>
    selectWishlistsWithItems(
      database,
      and(
        eq(characters.userId, user.id),
        query.main && eq(wishlists.isMainWishlist, query.main === 'true'),
        query.currentTier && eq(instances.isCurrentTier, query.currentTier === 'true'),
      ),
    ),
  )

  handle(app, getWishlist, async ({ user, params }) => {
    const [list] = await selectWishlistsWithItems(database, ownWishlist(user.id, params.wishlistId))
    if (!list) throw notFound('Wishlist')
    return list
  })

  handle(app, updateWishlist, async ({ user, params, body }) => {
    await database.transaction(async (transaction) => {
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      if (body.isMainWishlist) await clearMainWishlist(transaction, list)
      for (const { id, ...fields } of body.items ?? []) {
        const columns = toColumns(fields)
        // An UPDATE without columns is a syntax error.
        if (Object.keys(columns).length === 0) continue
        const changed = await transaction
          .update(wishlistItems)
          .set(columns)
          .where(and(eq(wishlistItems.wishlistId, list.id), eq(wishlistItems.id, id)))
          .returning({ id: wishlistItems.id })
        if (changed.length === 0) throw notFound('Wishlist item')
      }
      if (body.itemOrder) await renumberItems(transaction, list.id, body.itemOrder)
      await transaction
        .update(wishlists)
        .set({ name: body.name, isMainWishlist: body.isMainWishlist, updatedAt: new Date(now()) })
        .where(eq(wishlists.id, list.id))
    })
    return readOwn(user.id, params.wishlistId)
  })

  handle(app, deleteWishlist, async ({ user, params }) => {
    await database.transaction(async (transaction) => {
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      await transaction.delete(wishlists).where(eq(wishlists.id, list.id))
    })
  })

  handle(app, duplicateWishlist, async ({ user, params, body }) => {
    const id = randomUUID()
    await database.transaction(async (transaction) => {
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      const difficulty = body.difficulty ?? list.difficulty
      const specialization = body.specialization ?? list.specialization
      requireSpecialization(list.className, specialization)
      const [instance] = await transaction
        .select({ name: instances.name, difficulties: instances.availableDifficulties })
        .from(instances)
        .where(eq(instances.id, list.instanceId))
      if (!instance?.difficulties.includes(difficulty)) {
        throw invalid({ difficulty: 'This raid does not have that difficulty' })
      }
      const isVariant = difficulty !== list.difficulty || specialization !== list.specialization
      const name =
        body.name ??
        (isVariant
          ? automaticName({
              instanceName: instance.name,
              difficulty,
              specializationLabel: specializationLabel(list.className, specialization),
            })
          : copyName(list.name))
      await transaction.insert(wishlists).values({
        id,
        characterId: list.characterId,
        instanceId: list.instanceId,
        name,
        difficulty,
        specialization,
        isMainWishlist: false,
      })
      const items = await transaction
        .select()
        .from(wishlistItems)
        .where(eq(wishlistItems.wishlistId, list.id))
      if (items.length === 0) return
      await transaction.insert(wishlistItems).values(
        items.map(({ createdAt: _, ...item }) => ({
          ...item,
          ...NOT_COPIED_COLUMNS,
          wishlistId: id,
          id: randomUUID(),
        })),
      )
    })
    return readOwn(user.id, id)
  })

  app.use(listAvailableItems.path, ...etagCache)
  handle(app, listAvailableItems, async ({ user, params }) => {
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
    // What can only be elsewhere need not leave the database. Weapons of either hand go in the off
    // hand by rules of their own, and tokens by theirs.
    const canBeThere =
      slot === 'OFF_HAND'
        ? undefined
        : or(eq(lootItems.itemSlot, slot), eq(lootItems.isTokenItem, true))
    const items = await selectLootItems(
      database,
      and(eq(bosses.instanceId, list.instanceId), canBeThere),
    )
    return items.filter((item) => isOfferedFor(item, slot, list.className, list.specialization))
  })

  handle(app, addWishlistItem, async ({ user, params, body, context }) => {
    const id = body.id ?? randomUUID()
    const outcome = await database.transaction(async (transaction) => {
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      const isResent = await findItem(transaction, list.id, id)
      if (isResent) return 'there'
      await requireWishable(transaction, list, body)
      const [existing] = await transaction
        .select({ itemCount: count() })
        .from(wishlistItems)
        .where(eq(wishlistItems.wishlistId, list.id))
      const itemCount = existing?.itemCount ?? 0
      if (itemCount >= WISHLIST_ITEMS_MAX) {
        throw conflict(`A wishlist holds at most ${WISHLIST_ITEMS_MAX} items`)
      }
      const added = await transaction
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
      if (added.length === 0) throw conflict('This item is already on the wishlist')
      if (body.priority && body.priority <= itemCount) {
        await moveToRank(transaction, list.id, id, body.priority)
      }
      await touch(transaction, list.id)
      return 'added'
    })
    if (outcome === 'there') context.status(200)
    const item = await findItem(database, params.wishlistId, id)
    if (!item) throw notFound('Wishlist item')
    return item
  })

  handle(app, removeWishlistItem, async ({ user, params }) => {
    await database.transaction(async (transaction) => {
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      const removed = await transaction
        .delete(wishlistItems)
        .where(and(eq(wishlistItems.wishlistId, list.id), eq(wishlistItems.id, params.itemId)))
        .returning({ id: wishlistItems.id })
      if (removed.length === 0) throw notFound('Wishlist item')
      await renumberItems(transaction, list.id)
      await touch(transaction, list.id)
    })
  })

  async function requireCharacter(userId: string, characterId: string) {
    const [character] = await database
      .select({ id: characters.id, className: characters.className })
      .from(characters)
      .where(ownCharacter(userId, characterId))
    if (!character) throw notFound('Character', 'CHARACTER_NOT_FOUND')
    return character
  }

  async function readOwn(userId: string, wishlistId: string) {
    const [list] = await selectWishlists(database, ownWishlist(userId, wishlistId))
    if (!list) throw notFound('Wishlist')
    return list
  }

  async function touch(transaction: Database, wishlistId: string) {
    await transaction
      .update(wishlists)
      .set({ updatedAt: new Date(now()) })
      .where(eq(wishlists.id, wishlistId))
  }
}

function requireSpecialization(className: string, specialization: string) {
  if (!findSpecialization(className, specialization)) {
    throw invalid({ specialization: `${className} has no such specialization` })
  }
}

/** "Name (copy)", shortened to fit: a duplicate must never fail over its own proposal. */
function copyName(name: string): string {
  const suffix = ' (copy)'
  // Half of an emoji is no text (contract/fields).
  const kept = name.slice(0, WISHLIST_NAME_MAX - suffix.length).replace(/[\uD800-\uDBFF]$/, '')
  return `${kept}${suffix}`
}

async function findItem(database: Database, wishlistId: string, id: string) {
  const [item] = await selectWishlistItems(
    database,
    and(eq(wishlistItems.wishlistId, wishlistId), eq(wishlistItems.id, id)),
  )
  return item
}

/** The item must drop in the list's instance, and for a slot it can be worn in. */
async function requireWishable(
  transaction: Database,
  list: { instanceId: string; className: string; specialization: string },
  wish: { lootItemId: string; slot: (typeof SLOTS)[number] },
) {
  const [item] = await selectLootItems(
    transaction,
    and(eq(lootItems.id, wish.lootItemId), eq(bosses.instanceId, list.instanceId)),
  )
  if (!item) throw invalid({ lootItemId: 'This item does not drop in this raid' })
  const fits =
    slotsOf(item).includes(wish.slot) ||
    isOfferedFor(item, wish.slot, list.className, list.specialization)
  if (!fits) throw invalid({ slot: 'This item does not go in that slot' })
}

async function moveToRank(
  transaction: Database,
  wishlistId: string,
  id: string,
  rank: number,
): Promise<void> {
  const items = await transaction
    .select({ id: wishlistItems.id })
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistId, wishlistId))
    .orderBy(wishlistItems.priority, wishlistItems.createdAt)
  const order = items.map((item) => item.id).filter((other) => other !== id)
  await renumberItems(transaction, wishlistId, order.toSpliced(rank - 1, 0, id))
}

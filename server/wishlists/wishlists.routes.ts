import {
  createWishlist,
  deleteWishlist,
  duplicateWishlist,
  getWishlist,
  listCharacterWishlists,
  listWishlists,
  updateWishlist,
} from '@/contract/wishlist'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { ownCharacter } from '../characters/select-characters'
import { characters, deletedWishes, instances, wishlistItems, wishlists } from '../database/schema'
import { forgetTickingAwards } from '../guilds/award-wishes'
import { requireUnlocked, selectLock } from '../guilds/locks'
import { notFound } from '../http/errors'
import type { AnswerMemory } from '../http/answer-memory'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { copyWishlist } from './copy-wishlist'
import { lockOwnWishlist } from './lock-wishlist'
import { clearMainWishlist } from './main-wishlist'
import { setRanks } from './ranks'
import { requireAvailableInstance, requireSpecialization } from './require-valid-wishlist'
import {
  ownWishlist,
  selectListedWishlists,
  selectWishlists,
  selectWishlistsWithItems,
} from './select-wishlists'
import { selectWishlistVersion } from './select-wishlist-version'
import { toColumns } from './wish-columns'
import { requireRoomForWishlist } from './wishlist-limits'

/** The user's wishlists: list, read, create, update, delete, duplicate. */
export function wishlistRoutes(
  app: Hono<AppEnv>,
  { database, now }: Services,
  answers: AnswerMemory,
) {
  handle(app, listCharacterWishlists, async ({ user, params }) => {
    await requireCharacter(user.id, params.characterId)
    return selectWishlists(database, eq(wishlists.characterId, params.characterId))
  })

  handle(app, createWishlist, async ({ user, params, body }) => {
    const character = await requireCharacter(user.id, params.characterId)
    await requireAvailableInstance(database, body)
    requireSpecialization(character.className, body.specialization)
    const list = { id: randomUUID(), characterId: character.id, ...body }
    await database.transaction(async (transaction) => {
      await requireRoomForWishlist(transaction, list)
      if (list.isMainWishlist) {
        await requireUnlocked(transaction, list, now())
        await clearMainWishlist(transaction, list)
      }
      await transaction.insert(wishlists).values(list)
    })
    return readOwn(user.id, list.id)
  })

  handle(app, listWishlists, async ({ user, query }) =>
    selectListedWishlists(
      database,
      and(
        eq(characters.userId, user.id),
        query.main && eq(wishlists.isMainWishlist, query.main === 'true'),
        query.currentTier && eq(instances.isCurrentTier, query.currentTier === 'true'),
      ),
    ),
  )

  handle(app, getWishlist, async ({ user, params }) => {
    const { wishlistId } = params
    const version = await selectWishlistVersion(database, user.id, wishlistId)
    if (version === null) throw notFound('Wishlist')
    return answers.answer(getWishlist, [user.id, wishlistId], version, () =>
      readWithWishes(user.id, wishlistId),
    )
  })

  handle(app, updateWishlist, async ({ user, params, body }) => {
    await database.transaction(async (transaction) => {
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      const { isMainWishlist = list.isMainWishlist } = body
      const changesMain = isMainWishlist !== list.isMainWishlist
      if (changesMain || (list.isMainWishlist && body.itemOrder)) {
        await requireUnlocked(transaction, list, now())
      }
      if (body.isMainWishlist) await clearMainWishlist(transaction, list)
      for (const { id, ...fields } of body.items ?? []) {
        const columns = toColumns(fields)
        // Drizzle throws on an update without columns.
        if (Object.keys(columns).length === 0) continue
        const updated = await transaction
          .update(wishlistItems)
          .set(columns)
          .where(and(eq(wishlistItems.wishlistId, list.id), eq(wishlistItems.id, id)))
          .returning({ id: wishlistItems.id })
        if (updated.length === 0) throw notFound('Wishlist item')
      }
      const ticked = (body.items ?? []).filter(({ isObtained }) => isObtained !== undefined)
      await forgetTickingAwards(
        transaction,
        list.id,
        ticked.map(({ id }) => id),
      )
      if (body.itemOrder) await setRanks(transaction, list.id, body.itemOrder)
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
      if (list.isMainWishlist) await requireUnlocked(transaction, list, now())
      await transaction.delete(wishlists).where(eq(wishlists.id, list.id))
      // Wishes that an admin's deletion has removed from it must not be kept either.
      await transaction.delete(deletedWishes).where(eq(deletedWishes.wishlistId, list.id))
    })
  })

  handle(app, duplicateWishlist, async ({ user, params, body }) => {
    const id = await database.transaction(async (transaction) => {
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      return copyWishlist(transaction, list, body)
    })
    return readOwn(user.id, id)
  })

  async function requireCharacter(userId: string, characterId: string) {
    const [character] = await database
      .select({ id: characters.id, className: characters.className })
      .from(characters)
      .where(ownCharacter(userId, characterId))
    if (!character) throw notFound('Character', 'CHARACTER_NOT_FOUND')
    return character
  }

  async function readWithWishes(userId: string, wishlistId: string) {
    const [list] = await selectWishlistsWithItems(database, ownWishlist(userId, wishlistId))
    if (!list) throw notFound('Wishlist')
    if (!list.isMainWishlist) return { ...list, lock: null }
    const lists = { characterId: list.character.id, instanceId: list.instance.id }
    return { ...list, lock: await selectLock(database, lists) }
  }

  async function readOwn(userId: string, wishlistId: string) {
    const [list] = await selectWishlists(database, ownWishlist(userId, wishlistId))
    if (!list) throw notFound('Wishlist')
    return list
  }
}

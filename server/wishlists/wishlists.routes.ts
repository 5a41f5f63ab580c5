import type { UserId, WishlistId } from '@/contract/ids'
import {
  createWishlist,
  deleteWishlist,
  duplicateWishlist,
  getWishlist,
  listCharacterWishlists,
  listWishlists,
  restoreWishlist,
  updateWishlist,
} from '@/contract/wishlist'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { randomUUID } from 'node:crypto'
import { requireEditableCharacter, requireOwnCharacter } from '../characters/own-character'
import type { Database } from '../database/database'
import { characters, instances, wishlists } from '../database/schema'
import { requireUnlocked, selectLock } from '../guilds/raid-locks'
import { notFound } from '../http/http-errors'
import { handle, type AppEnv } from '../http/handle'
import type { Services } from '../services'
import { changeWishlist } from './change-wishlist'
import { copyWishlist } from './copy-wishlist'
import { removeWishlist, restoreOwnWishlist } from './deleted-wishlists'
import { clearMainWishlist } from './main-wishlist'
import { requireAvailableInstance, requireSpecialization } from './require-valid-wishlist'
import { lockOwnWishlist, ownWishlist } from './own-wishlist'
import {
  selectListedWishlists,
  selectWishlists,
  selectWishlistsWithItems,
} from './select-wishlists'
import { requireRoomForWishlist } from './wishlist-limits'

/** The user's wishlists: list, read, create, update, delete, duplicate. */
export function wishlistRoutes(app: Hono<AppEnv>, { database, now }: Services) {
  handle(app, listCharacterWishlists, async ({ user, params }) => {
    await requireOwnCharacter(database, user.id, params.characterId)
    return selectWishlists(database, eq(wishlists.characterId, params.characterId))
  })

  handle(app, createWishlist, async ({ user, params, body, transactOnce }) =>
    transactOnce(database, async (transaction) => {
      const character = await requireEditableCharacter(transaction, user.id, params.characterId)
      await requireAvailableInstance(transaction, body)
      requireSpecialization(character.className, body.specialization)
      const list = { id: randomUUID(), characterId: character.id, ...body }
      await requireRoomForWishlist(transaction, list)
      if (list.isMainWishlist) {
        await requireUnlocked(transaction, list, now())
        await clearMainWishlist(transaction, list)
      }
      await transaction.insert(wishlists).values(list)
      return readOwn(transaction, user.id, list.id)
    }),
  )

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
    const own = ownWishlist(user.id, params.wishlistId)
    const [list] = await selectWishlistsWithItems(database, own)
    if (!list) throw notFound('Wishlist')
    if (!list.isMainWishlist) return { ...list, lock: null }
    const lists = { characterId: list.character.id, instanceId: list.instance.id }
    return { ...list, lock: await selectLock(database, lists) }
  })

  handle(app, updateWishlist, async ({ user, params, body }) => {
    await database.transaction(async (transaction) => {
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      await changeWishlist(transaction, list, body, now())
    })
    return readOwn(database, user.id, params.wishlistId)
  })

  handle(app, deleteWishlist, async ({ user, params }) => {
    await database.transaction(async (transaction) => {
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      if (list.isMainWishlist) await requireUnlocked(transaction, list, now())
      await removeWishlist(transaction, list, now())
    })
  })

  handle(app, restoreWishlist, async ({ user, params }) => {
    await database.transaction((transaction) =>
      restoreOwnWishlist(transaction, user.id, params.wishlistId, now()),
    )
    return readOwn(database, user.id, params.wishlistId)
  })

  handle(app, duplicateWishlist, async ({ user, params, body, transactOnce }) =>
    transactOnce(database, async (transaction) => {
      const list = await lockOwnWishlist(transaction, user.id, params.wishlistId)
      const id = await copyWishlist(transaction, list, body)
      return readOwn(transaction, user.id, id)
    }),
  )
}

async function readOwn(database: Database, userId: UserId, wishlistId: WishlistId) {
  const [list] = await selectWishlists(database, ownWishlist(userId, wishlistId))
  if (!list) throw notFound('Wishlist')
  return list
}

import { createWishlist } from '@/contract/wishlist'
import { addWishlistItem, listAvailableItems } from '@/contract/wishes'
import type { TestBackend } from '../../../support/backend/backend'
import { make } from '../../../support/backend/backend-calls'

/** An imported character, as it has to be stored. */
export interface Imported {
  id: string
  tag: string
  gameId: number
  listId: string
  /** The ids of the wishes of its main list, in order. */
  order: string[]
  /** False after a transfer to another account. */
  isOwned: boolean
  isShared: boolean
  /** It was shared when it left the guild. */
  wasShared: boolean
  /** Why a lock concerns it: it shared when the lock began, or has shared since. */
  lockedSince: 'start' | 'later' | null
}

interface MainListOf {
  characterId: string
  instanceId: string
  specialization: string
}

/** Creates a main list with two wishes for a character without one. */
export async function createMainList(
  backend: TestBackend,
  token: string,
  { characterId, ...list }: MainListOf,
): Promise<Pick<Imported, 'listId' | 'order'>> {
  const { id: wishlistId } = await make(backend, createWishlist, {
    token,
    params: { characterId },
    body: { ...list, difficulty: 'Heroic', name: 'Main', isMainWishlist: true },
  })
  const slot = 'TRINKET'
  const params = { wishlistId, slot }
  const offered = await make(backend, listAvailableItems, { token, params })
  const order: string[] = []
  for (const { id: lootItemId } of offered.slice(0, 2)) {
    const body = { lootItemId, slot }
    const call = { token, params: { wishlistId }, body }
    order.push((await make(backend, addWishlistItem, call)).id)
  }
  return { listId: wishlistId, order }
}

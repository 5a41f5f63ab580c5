import { deleteAccount } from '@/contract/account'
import { listCharacters, removeCharacter, type Character } from '@/contract/character'
import { listActiveInstances } from '@/contract/instance'
import {
  createWishlist,
  getWishlist,
  type CreateWishlistRequest,
  type WishlistItem,
} from '@/contract/wishlist'
import { addWishlistItem, listAvailableItems } from '@/contract/wishes'
import type { Slot } from '@/game/items'
import type { TestBackend } from './backend/backend'
import { callsOf, make } from './backend/backend-calls'

/** An instance of the current season, with tier tokens by armor type. */
export const CURRENT_RAID = 'the-venomous-abyss'
/** An instance of the previous season, with tier tokens by category. */
export const OLDER_RAID = 'manaforge-omega'

/** A signed-in user, with functions to make calls and to create test data. */
export interface Person extends ReturnType<typeof callsOf> {
  token: string
  character: (name: string) => Promise<Character>
  /** Creates a wishlist, by default empty and not main. */
  createWishlist: (
    characterName: string,
    changes?: Partial<CreateWishlistRequest> & { instanceSlug?: string },
  ) => Promise<string>
  removeCharacter: (name: string) => Promise<void>
  deleteAccount: () => Promise<void>
  /** Adds the first available items of a slot; returns the ids of the wishes by rank. */
  addItems: (wishlistId: string, slot: Slot, count: number) => Promise<string[]>
  /** Reads the wishes of a wishlist by rank. */
  readItems: (
    wishlistId: string,
  ) => Promise<({ id: string; name: string } & Pick<WishlistItem, 'priority' | 'claim' | 'note'>)[]>
}

/** Signs in with a sandbox account. */
export async function signInPerson(backend: TestBackend, battleTag: string): Promise<Person> {
  const token = await backend.signIn(battleTag)

  async function character(name: string) {
    const characters = await make(backend, listCharacters, { token })
    const found = characters.find((one) => one.name === name)
    if (!found) throw new Error(`${battleTag} has no ${name}`)
    return found
  }

  return {
    ...callsOf(backend, token),
    token,
    character,
    async createWishlist(characterName, { instanceSlug = CURRENT_RAID, ...changes } = {}) {
      const { id: characterId, specialization } = await character(characterName)
      const { id } = await make(backend, createWishlist, {
        token,
        params: { characterId },
        body: {
          instanceId: changes.instanceId ?? (await findInstance(backend, token, instanceSlug)),
          difficulty: 'Heroic',
          specialization: specialization ?? '',
          name: 'A list',
          isMainWishlist: false,
          ...changes,
        },
      })
      return id
    },
    async removeCharacter(name) {
      const { id: characterId } = await character(name)
      await make(backend, removeCharacter, { token, params: { characterId } })
    },
    deleteAccount: () => make(backend, deleteAccount, { token, body: { battleNetTag: battleTag } }),
    async addItems(wishlistId, slot, count) {
      const params = { wishlistId, slot }
      const offered = await make(backend, listAvailableItems, { token, params })
      if (offered.length < count) throw new Error(`Only ${offered.length} items for ${slot}`)
      const ids: string[] = []
      for (const { id: lootItemId } of offered.slice(0, count)) {
        const body = { lootItemId, slot }
        const added = await make(backend, addWishlistItem, { token, params: { wishlistId }, body })
        ids.push(added.id)
      }
      return ids
    },
    async readItems(wishlistId) {
      const { items } = await make(backend, getWishlist, { token, params: { wishlistId } })
      return items.map(({ id, priority, lootItem, claim, note }) => ({
        id,
        priority,
        name: lootItem.name,
        claim,
        note,
      }))
    },
  }
}

/** The id of an active raid. */
export async function findInstance(backend: TestBackend, token: string, slug: string) {
  const instances = await make(backend, listActiveInstances, { token })
  const found = instances.find((instance) => instance.slug === slug)
  if (!found) throw new Error(`No active instance ${slug}`)
  return found.id
}

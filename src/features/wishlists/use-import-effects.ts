import type { OwnedItem } from '@/contract/gear'
import type { WishlistWithItems } from '@/contract/wishlist'
import { hasFeature } from '@/features/session/use-feature'
import { indexGains } from '@/features/sims/gains'
import type { ImportedSim } from '@/features/sims/sim-target'
import { useQueryClient } from '@tanstack/react-query'
import {
  describeEffects,
  effectsOfGains,
  effectsOfGear,
  type ImportEffect,
} from './list/import-effect'
import { mainWishlistsQuery } from './wishlists.queries'

/**
 * Returns the functions that say what an import for a character means for its main wishlists; null
 * if it concerns none, or if they cannot be read.
 */
export function useImportEffects(characterId: string) {
  const queryClient = useQueryClient()

  async function describe(effectsOf: (list: WishlistWithItems) => ImportEffect[]) {
    if (!hasFeature(queryClient, 'wishlist-overview')) return null
    const lists = await queryClient.query(mainWishlistsQuery()).catch(() => [])
    const own = lists.filter(({ character }) => character.id === characterId)
    return describeEffects(own.flatMap(effectsOf))
  }

  return {
    ofGear: (owned: readonly OwnedItem[]) =>
      describe((list) => effectsOfGear(list.items, owned, list)),
    ofSim: ({ raids, specialization }: ImportedSim) =>
      describe(({ items, ...list }) => {
        const gains = raids.find(
          ({ instanceId, difficulty }) =>
            instanceId === list.instance.id && difficulty === list.difficulty,
        )
        const isOfList = specialization === list.specialization
        return effectsOfGains(items, indexGains(isOfList ? gains : null))
      }),
  }
}

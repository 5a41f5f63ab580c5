import type { OwnedItem } from '@/contract/gear'
import type { WishlistWithItems } from '@/contract/wishlist'
import { hasFeature } from '@/features/session/use-feature'
import { indexGains } from '@/features/sims/gains'
import type { ImportedSim } from '@/features/sims/sim-target'
import { useQueryClient } from '@tanstack/react-query'
import { describeEffect, effectOfGains, effectOfGear } from './list/import-effect'
import type { ImportEffect } from './list/import-effect'
import { mainWishlistsQuery } from './wishlists.queries'

/**
 * Returns the functions that say what an import for a character means for its main wishlists; null
 * if it concerns none, or if they cannot be read.
 */
export function useImportEffects(characterId: string) {
  const queryClient = useQueryClient()

  async function describe(effectOf: (list: WishlistWithItems) => ImportEffect) {
    if (!hasFeature(queryClient, 'wishlist-overview')) return null
    const lists = await queryClient.query(mainWishlistsQuery()).catch(() => [])
    const own = lists.filter(({ character }) => character.id === characterId)
    return describeEffect(addEffects(own.map(effectOf)))
  }

  return {
    ofGear: (owned: readonly OwnedItem[]) =>
      describe((list) => effectOfGear(list.items, owned, list)),
    ofSim: ({ raids, specialization }: ImportedSim) =>
      describe(({ items, ...list }) => {
        const gains = raids.find(
          ({ instanceId, difficulty }) =>
            instanceId === list.instance.id && difficulty === list.difficulty,
        )
        const isOfList = specialization === list.specialization
        return effectOfGains(items, indexGains(isOfList ? gains : null))
      }),
  }
}

/** What an import means for several lists together. */
function addEffects(effects: readonly ImportEffect[]): ImportEffect {
  const none: ImportEffect = { obtained: 0, owned: 0, upgrades: 0, others: 0 }
  return effects.reduce(
    (sum, effect) => ({
      obtained: sum.obtained + effect.obtained,
      owned: sum.owned + effect.owned,
      upgrades: sum.upgrades + effect.upgrades,
      others: sum.others + effect.others,
    }),
    none,
  )
}

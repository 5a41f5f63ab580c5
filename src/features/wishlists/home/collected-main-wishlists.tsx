import type { ListedWishlist, WishlistWithItems } from '@/contract/wishlist'
import { activeInstancesQuery } from '@/features/catalog/catalog.queries'
import { charactersQuery } from '@/features/characters/characters.queries'
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { isResolved } from '../resolve-wishes'
import { MainWishlistsView, type MainWishlistsProps } from './main-wishlists-view'
import { characterWishlistsQuery, wishlistQuery } from '../wishlists.queries'

/**
 * The main wishlists of the current tier: the lists of each character, and the wishes of those that
 * were sent without.
 */
export function CollectedMainWishlists(props: MainWishlistsProps) {
  const characters = useQuery(charactersQuery())
  const instances = useQuery(activeInstancesQuery())
  const listed = useQueries({
    queries: (characters.data ?? []).map(({ id }) => characterWishlistsQuery(id)),
    combine,
  })
  const currentIds = new Set(
    instances.data?.filter(({ isCurrentTier }) => isCurrentTier).map(({ id }) => id),
  )
  const main = listed.data
    .flat()
    .filter(({ isMainWishlist, instance }) => isMainWishlist && currentIds.has(instance.id))
  const withoutItems = main.filter((list) => !hasItems(list))
  const details = useQueries({
    queries: withoutItems.map(({ id }) => wishlistQuery(id)),
    combine,
  })
  const wishlists = main.flatMap((list) =>
    hasItems(list) ? [list] : details.data.filter(({ id }) => id === list.id),
  )
  const parts = [characters, instances, listed, details]
  return (
    <MainWishlistsView
      {...props}
      wishlists={wishlists}
      isPending={parts.some(({ isPending }) => isPending)}
      error={parts.map(({ error }) => error).find((error) => error !== null) ?? null}
      retry={() => {
        if (characters.isError) void characters.refetch()
        if (instances.isError) void instances.refetch()
        listed.retry()
        details.retry()
      }}
    />
  )
}

function hasItems(list: ListedWishlist): list is WishlistWithItems {
  return list.items?.every(isResolved) === true
}

/** The data of the queries that have some, and the state of the others. */
function combine<Data>(results: UseQueryResult<Data>[]) {
  const missing = results.filter(({ data }) => data === undefined)
  return {
    data: results.flatMap(({ data }) => (data === undefined ? [] : [data])),
    isPending: missing.some(({ isPending }) => isPending),
    error: missing.find(({ isError }) => isError)?.error ?? null,
    retry: () => {
      for (const result of missing) if (result.isError) void result.refetch()
    },
  }
}

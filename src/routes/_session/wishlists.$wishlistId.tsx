import { orNotFound } from '@/app/or-not-found'
import { WISHLIST_VIEWS } from '@/features/wishlists/views'
import { WishlistPage } from '@/features/wishlists/components/wishlist-page'
import { WishlistSkeleton } from '@/features/wishlists/components/wishlist-skeleton'
import { wishlistQuery } from '@/features/wishlists/wishlists.queries'
import { SLOTS } from '@/game/items'
import { pageTitle } from '@/lib/page-title'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'

const search = z.object({
  view: z.catch(z.optional(z.enum(WISHLIST_VIEWS)), undefined),
  /** The slot the picker is at. */
  slot: z.catch(z.optional(z.enum(SLOTS)), undefined),
})

export const Route = createFileRoute('/_session/wishlists/$wishlistId')({
  validateSearch: search,
  loader: async ({ context: { queryClient }, params: { wishlistId } }) => {
    const wishlist = await orNotFound(queryClient.query(wishlistQuery(wishlistId)))
    return { title: `${wishlist.difficulty} – ${wishlist.instance.name}` }
  },
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? 'Wishlist'),
  pendingComponent: WishlistSkeleton,
  component: Wishlist,
})

function Wishlist() {
  const { wishlistId } = Route.useParams()
  const { view = 'priority', slot = 'HEAD' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const setSearch = (change: z.output<typeof search>) =>
    void navigate({
      search: (current) => ({ ...current, ...change }),
      replace: true,
      resetScroll: false,
    })
  return (
    <WishlistPage
      key={wishlistId}
      wishlistId={wishlistId}
      view={view}
      slot={slot}
      onViewChange={(next) => setSearch({ view: next })}
      onSlotChange={(next) => setSearch({ slot: next })}
      onDeleted={(characterId) =>
        void navigate({
          to: '/characters/$characterId/wishlists',
          params: { characterId },
          replace: true,
        })
      }
      onDuplicated={(id) =>
        void navigate({ to: '/wishlists/$wishlistId', params: { wishlistId: id } })
      }
    />
  )
}

import { loadQuery, tryQuery } from '@/app/load-query'
import { notFoundOn404 } from '@/app/not-found-on-404'
import { wishlistGearQuery } from '@/features/gear/gear.queries'
import { hasFeature } from '@/features/session/use-feature'
import { WISHLIST_VIEWS } from '@/features/wishlists/list/wishlist-view'
import { WishlistPage } from '@/features/wishlists/list/wishlist-page'
import { WishlistSkeleton } from '@/features/wishlists/components/page-skeletons'
import { pickerFilterSchema } from '@/features/wishlists/picker/picker-filter'
import { wishlistQuery } from '@/features/wishlists/wishlists.queries'
import { pageTitle } from '@/app/page-title'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import * as z from 'zod/mini'

const search = z.extend(pickerFilterSchema, {
  view: z.catch(z.optional(z.enum(WISHLIST_VIEWS)), undefined),
})

export const Route = createFileRoute('/_session/wishlists/$wishlistId')({
  validateSearch: search,
  loader: async ({ context: { queryClient }, params: { wishlistId } }) => {
    const [wishlist] = await Promise.all([
      notFoundOn404(loadQuery(queryClient, wishlistQuery(wishlistId))),
      // The note above the list would shift it if it came later.
      hasFeature(queryClient, 'gear') && tryQuery(queryClient, wishlistGearQuery(wishlistId)),
    ])
    return { title: `${wishlist.difficulty} – ${wishlist.instance.name}` }
  },
  head: ({ loaderData }) => pageTitle(loaderData?.title ?? 'Wishlist'),
  pendingComponent: WishlistSkeleton,
  component: Wishlist,
})

function Wishlist() {
  const { wishlistId } = Route.useParams()
  const { view = 'priority', ...filter } = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const queryClient = useQueryClient()
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
      filter={filter}
      onViewChange={(next) => setSearch({ view: next })}
      onFilterChange={setSearch}
      onNotFound={() => {
        // The loader runs again, gets a 404 and shows Not Found.
        void queryClient.invalidateQueries({ ...wishlistQuery(wishlistId), refetchType: 'none' })
        void router.invalidate()
      }}
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

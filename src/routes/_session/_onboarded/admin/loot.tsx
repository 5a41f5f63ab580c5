import {
  adminBossesQuery,
  adminInstancesQuery,
  adminLootItemQuery,
  adminLootQuery,
} from '@/features/admin-catalog/admin-catalog.queries'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { AdminSkeleton } from '@/features/admin-catalog/components/admin-skeleton'
import { LootPage } from '@/features/admin-catalog/components/loot-page'
import {
  lootSearch,
  type LootSearch,
  toLootFilters,
  navigationOf,
} from '@/features/admin-catalog/table-search-params'
import { pageTitle } from '@/lib/page-title'
import { parsedByPage } from '@/lib/parsed-by-page'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/admin/loot')({
  // With its loader: nothing of the admin pages belongs into a player's first load.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  validateSearch: parsedByPage<LootSearch>(),
  loader: async ({ context: { queryClient }, location, cause }) => {
    // Once here the table asks for what it shows, and shows itself what went wrong.
    if (cause === 'stay') return
    const search = lootSearch.parse(location.search)
    await Promise.all([
      queryClient.query(adminInstancesQuery()),
      queryClient.query(adminBossesQuery()),
      queryClient.query(adminLootQuery(toLootFilters(search), 1)),
      search.edit && queryClient.query(adminLootItemQuery(search.edit)),
    ])
  },
  head: () => pageTitle('Loot', 'Admin'),
  pendingComponent: AdminSkeleton,
  errorComponent: AdminError,
  component: AdminLoot,
})

function AdminLoot() {
  const navigate = Route.useNavigate()
  return (
    <LootPage
      search={Route.useSearch({ select: lootSearch.parse, structuralSharing: true })}
      onSearchChange={(change, options) => void navigate(navigationOf(change, options))}
    />
  )
}

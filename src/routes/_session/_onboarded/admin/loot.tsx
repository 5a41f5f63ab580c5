import { loadQuery } from '@/app/load-query'
import {
  adminBossesQuery,
  adminInstancesQuery,
  adminLootItemQuery,
  adminLootQuery,
  toLootFilters,
} from '@/features/admin-catalog/admin-catalog.queries'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import type { ToCsv } from '@/features/admin-catalog/loot/loot-export'
import { LootPage } from '@/features/admin-catalog/loot/loot-page'
import { lootSearch } from '@/features/admin-catalog/table-search'
import { toTablePage } from '@/features/admin-catalog/table-page'
import { pageTitle } from '@/app/page-title'
import { TablePageSkeleton } from '@/ui/messages/page-skeleton'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/admin/loot')({
  validateSearch: lootSearch,
  loader: async ({ context: { queryClient }, location, cause }) => {
    // When only the parameters change, the table fetches its rows and shows its own errors.
    if (cause === 'stay') return
    // location.search holds the parameters before validation.
    const search = lootSearch.parse(location.search)
    await Promise.all([
      loadQuery(queryClient, adminInstancesQuery()),
      loadQuery(queryClient, adminBossesQuery()),
      loadQuery(queryClient, adminLootQuery(toLootFilters(search), 1)),
      search.edit && loadQuery(queryClient, adminLootItemQuery(search.edit)),
    ])
  },
  head: () => pageTitle('Loot', 'Admin'),
  pendingComponent: TablePageSkeleton,
  errorComponent: AdminError,
  component: AdminLoot,
})

function AdminLoot() {
  return <LootPage {...toTablePage(Route.useSearch(), Route.useNavigate())} toCsv={toCsv} />
}

/** Lazy-loaded, because most visits export nothing. */
const toCsv: ToCsv = async (...loot) =>
  (await import('@/features/admin-bulk/columns/loot-csv')).lootToCsv(...loot)

import { loadQuery } from '@/app/load-query'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { HistoryPage } from '@/features/admin-catalog/history/history-page'
import {
  adminHistoryQuery,
  toHistoryFilters,
} from '@/features/admin-catalog/history/history.queries'
import { historySearch } from '@/features/admin-catalog/table-search'
import { toTablePage } from '@/features/admin-catalog/table-page'
import { requireAdminFeature } from '@/features/session/guards'
import { pageTitle } from '@/app/page-title'
import { TablePageSkeleton } from '@/ui/messages/page-skeleton'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/admin/history')({
  validateSearch: historySearch,
  beforeLoad: ({ context }) => requireAdminFeature(context.queryClient, 'admin-history'),
  loader: async ({ context: { queryClient }, location, cause }) => {
    // When only the parameters change, the page fetches its entries and shows its own errors.
    if (cause === 'stay') return
    // location.search holds the parameters before validation.
    const filters = toHistoryFilters(historySearch.parse(location.search))
    await loadQuery(queryClient, adminHistoryQuery(filters))
  },
  head: () => pageTitle('History', 'Admin'),
  pendingComponent: TablePageSkeleton,
  errorComponent: AdminError,
  component: AdminHistory,
})

function AdminHistory() {
  return <HistoryPage {...toTablePage(Route.useSearch(), Route.useNavigate())} />
}

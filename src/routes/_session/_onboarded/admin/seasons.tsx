import { loadQuery } from '@/app/load-query'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { SeasonsPage } from '@/features/admin-catalog/seasons/seasons-page'
import { seasonsQuery } from '@/features/admin-catalog/seasons/seasons.queries'
import { navigationOf } from '@/features/admin-catalog/table-search-params'
import { requireAdminFeature } from '@/features/session/guards'
import { pageTitle } from '@/lib/page-title'
import { TablePageSkeleton } from '@/ui/messages/page-skeleton'
import { createFileRoute } from '@tanstack/react-router'
import { seasonsSearch } from './-table-search'

export const Route = createFileRoute('/_session/_onboarded/admin/seasons')({
  validateSearch: seasonsSearch,
  beforeLoad: ({ context }) => requireAdminFeature(context.queryClient, 'gear'),
  loader: ({ context: { queryClient } }) => loadQuery(queryClient, seasonsQuery()),
  head: () => pageTitle('Seasons', 'Admin'),
  pendingComponent: TablePageSkeleton,
  errorComponent: AdminError,
  component: AdminSeasons,
})

function AdminSeasons() {
  const navigate = Route.useNavigate()
  const search = Route.useSearch()
  return (
    <SeasonsPage
      search={search}
      onSearchChange={(change, options) => void navigate(navigationOf(search, change, options))}
    />
  )
}

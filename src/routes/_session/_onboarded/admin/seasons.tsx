import { loadQuery } from '@/app/load-query'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { SeasonsPage } from '@/features/admin-catalog/seasons/seasons-page'
import { seasonsQuery } from '@/features/admin-catalog/seasons/seasons.queries'
import { seasonsSearch } from '@/features/admin-catalog/table-search'
import { toTablePage } from '@/features/admin-catalog/table-page'
import { requireAdminFeature } from '@/features/session/guards'
import { pageTitle } from '@/app/page-title'
import { TablePageSkeleton } from '@/ui/messages/page-skeleton'
import { createFileRoute } from '@tanstack/react-router'

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
  return <SeasonsPage {...toTablePage(Route.useSearch(), Route.useNavigate())} />
}

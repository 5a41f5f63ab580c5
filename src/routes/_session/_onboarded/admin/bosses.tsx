import { loadQuery } from '@/app/load-query'
import {
  adminBossesQuery,
  adminInstancesQuery,
} from '@/features/admin-catalog/admin-catalog.queries'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { BossesPage } from '@/features/admin-catalog/bosses/bosses-page'
import { bossesSearch } from '@/features/admin-catalog/table-search'
import { toTablePage } from '@/features/admin-catalog/table-page'
import { pageTitle } from '@/app/page-title'
import { TablePageSkeleton } from '@/ui/messages/page-skeleton'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/admin/bosses')({
  validateSearch: bossesSearch,
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadQuery(queryClient, adminBossesQuery()),
      loadQuery(queryClient, adminInstancesQuery()),
    ]),
  head: () => pageTitle('Bosses', 'Admin'),
  pendingComponent: TablePageSkeleton,
  errorComponent: AdminError,
  component: AdminBosses,
})

function AdminBosses() {
  return <BossesPage {...toTablePage(Route.useSearch(), Route.useNavigate())} />
}

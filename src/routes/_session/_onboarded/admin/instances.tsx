import { loadQuery } from '@/app/load-query'
import { adminInstancesQuery } from '@/features/admin-catalog/admin-catalog.queries'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { InstancesPage } from '@/features/admin-catalog/components/instances-page'
import { instancesSearch } from '@/features/admin-catalog/table-search'
import { toTablePage } from '@/features/admin-catalog/table-page'
import { pageTitle } from '@/app/page-title'
import { TablePageSkeleton } from '@/ui/messages/page-skeleton'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/admin/instances')({
  validateSearch: instancesSearch,
  loader: ({ context }) => loadQuery(context.queryClient, adminInstancesQuery()),
  head: () => pageTitle('Instances', 'Admin'),
  pendingComponent: TablePageSkeleton,
  errorComponent: AdminError,
  component: AdminInstances,
})

function AdminInstances() {
  return <InstancesPage {...toTablePage(Route.useSearch(), Route.useNavigate())} />
}

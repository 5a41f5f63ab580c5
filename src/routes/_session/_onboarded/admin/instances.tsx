import { adminInstancesQuery } from '@/features/admin-catalog/admin-catalog.queries'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { AdminSkeleton } from '@/features/admin-catalog/components/admin-skeleton'
import { InstancesPage } from '@/features/admin-catalog/components/instances-page'
import {
  instancesSearch,
  type InstancesSearch,
  navigationOf,
} from '@/features/admin-catalog/table-search-params'
import { pageTitle } from '@/lib/page-title'
import { parsedByPage } from '@/lib/parsed-by-page'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/admin/instances')({
  // With its loader: nothing of the admin pages belongs into a player's first load.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  validateSearch: parsedByPage<InstancesSearch>(),
  loader: ({ context }) => context.queryClient.query(adminInstancesQuery()),
  head: () => pageTitle('Instances', 'Admin'),
  pendingComponent: AdminSkeleton,
  errorComponent: AdminError,
  component: AdminInstances,
})

function AdminInstances() {
  const navigate = Route.useNavigate()
  return (
    <InstancesPage
      search={Route.useSearch({ select: instancesSearch.parse, structuralSharing: true })}
      onSearchChange={(change, options) => void navigate(navigationOf(change, options))}
    />
  )
}

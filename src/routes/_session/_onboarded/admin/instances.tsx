import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { adminInstancesQuery } from '@/features/admin-catalog/admin-catalog.queries'
import { AdminPage } from '@/features/admin-catalog/components/admin-page'
import { InstancesTable } from '@/features/admin-catalog/components/instances-table'
import { AdminSkeleton } from '@/features/admin-catalog/components/admin-skeleton'
import { pageTitle } from '@/lib/page-title'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/admin/instances')({
  // With its loader: nothing of the admin pages belongs into a player's first load.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context }) => context.queryClient.query(adminInstancesQuery()),
  head: () => pageTitle('Instances', 'Admin'),
  pendingComponent: AdminSkeleton,
  errorComponent: AdminError,
  component: AdminInstances,
})

function AdminInstances() {
  const { data: instances } = useSuspenseQuery(adminInstancesQuery())
  return (
    <AdminPage title="Instances">
      <InstancesTable instances={instances} />
    </AdminPage>
  )
}

import { AdminError } from '@/features/admin-catalog/components/admin-error'
import {
  adminBossesQuery,
  adminInstancesQuery,
} from '@/features/admin-catalog/admin-catalog.queries'
import { AdminPage } from '@/features/admin-catalog/components/admin-page'
import { BossesTable } from '@/features/admin-catalog/components/bosses-table'
import { AdminSkeleton } from '@/features/admin-catalog/components/admin-skeleton'
import { pageTitle } from '@/lib/page-title'
import { useSuspenseQueries } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/admin/bosses')({
  // With its loader: nothing of the admin pages belongs into a player's first load.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.query(adminBossesQuery()), queryClient.query(adminInstancesQuery())]),
  head: () => pageTitle('Bosses', 'Admin'),
  pendingComponent: AdminSkeleton,
  errorComponent: AdminError,
  component: AdminBosses,
})

function AdminBosses() {
  const [{ data: bosses }, { data: instances }] = useSuspenseQueries({
    queries: [adminBossesQuery(), adminInstancesQuery()],
  })
  return (
    <AdminPage title="Bosses">
      <BossesTable bosses={bosses} instances={instances} />
    </AdminPage>
  )
}

import {
  adminBossesQuery,
  adminInstancesQuery,
} from '@/features/admin-catalog/admin-catalog.queries'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { AdminSkeleton } from '@/features/admin-catalog/components/admin-skeleton'
import { BossesPage } from '@/features/admin-catalog/components/bosses-page'
import {
  bossesSearch,
  type BossesSearch,
  navigationOf,
} from '@/features/admin-catalog/table-search-params'
import { pageTitle } from '@/lib/page-title'
import { parsedByPage } from '@/lib/parsed-by-page'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/admin/bosses')({
  // With its loader: nothing of the admin pages belongs into a player's first load.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  validateSearch: parsedByPage<BossesSearch>(),
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.query(adminBossesQuery()), queryClient.query(adminInstancesQuery())]),
  head: () => pageTitle('Bosses', 'Admin'),
  pendingComponent: AdminSkeleton,
  errorComponent: AdminError,
  component: AdminBosses,
})

function AdminBosses() {
  const navigate = Route.useNavigate()
  return (
    <BossesPage
      search={Route.useSearch({ select: bossesSearch.parse, structuralSharing: true })}
      onSearchChange={(change, options) => void navigate(navigationOf(change, options))}
    />
  )
}

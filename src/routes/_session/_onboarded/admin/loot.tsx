import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { adminLootQuery } from '@/features/admin-catalog/admin-catalog.queries'
import { AdminPage } from '@/features/admin-catalog/components/admin-page'
import { LootTable } from '@/features/admin-catalog/components/loot-table'
import { AdminSkeleton } from '@/features/admin-catalog/components/admin-skeleton'
import { pageTitle } from '@/lib/page-title'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'

const searchSchema = z.object({
  search: z.catch(z.optional(z.string()), undefined),
  page: z.catch(z.optional(z.int().check(z.minimum(1))), undefined),
})

export const Route = createFileRoute('/_session/_onboarded/admin/loot')({
  // With its loader: nothing of the admin pages belongs into a player's first load.
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  validateSearch: searchSchema,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    context.queryClient.query(adminLootQuery(deps.search ?? '', deps.page ?? 1)),
  head: () => pageTitle('Loot', 'Admin'),
  pendingComponent: AdminSkeleton,
  errorComponent: AdminError,
  component: AdminLoot,
})

function AdminLoot() {
  const { search = '', page = 1 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AdminPage title="Loot">
      <LootTable
        search={search}
        page={page}
        onChange={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
      />
    </AdminPage>
  )
}

import { loadQuery } from '@/app/load-query'
import {
  adminBossesQuery,
  adminInstancesQuery,
} from '@/features/admin-catalog/admin-catalog.queries'
import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { AdminHome } from '@/features/admin-catalog/components/admin-home'
import { pageTitle } from '@/app/page-title'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/admin/')({
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      loadQuery(queryClient, adminInstancesQuery()),
      loadQuery(queryClient, adminBossesQuery()),
    ]),
  head: () => pageTitle('Admin'),
  errorComponent: AdminError,
  component: AdminHome,
})

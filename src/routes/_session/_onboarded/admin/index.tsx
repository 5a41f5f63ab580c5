import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { adminInstancesQuery } from '@/features/admin-catalog/admin-catalog.queries'
import { pageTitle } from '@/lib/page-title'
import { Card } from '@/ui/card'
import { Page, PageHeader } from '@/ui/page'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export const Route = createFileRoute('/_session/_onboarded/admin/')({
  // With its loader: nothing of the admin pages belongs into a player's first load.
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  loader: ({ context }) => context.queryClient.query(adminInstancesQuery()),
  head: () => pageTitle('Admin'),
  errorComponent: AdminError,
  component: AdminIndex,
})

function AdminIndex() {
  const { data: instances } = useSuspenseQuery(adminInstancesQuery())
  const total = (key: 'bossCount' | 'itemCount') =>
    instances.reduce((sum, instance) => sum + (instance[key] ?? 0), 0)
  return (
    <Page>
      <PageHeader title="Admin" />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Tile count={instances.length}>
          <Link to="/admin/instances">Instances</Link>
        </Tile>
        <Tile count={total('bossCount')}>
          <Link to="/admin/bosses">Bosses</Link>
        </Tile>
        <Tile count={total('itemCount')}>
          <Link to="/admin/loot">Loot</Link>
        </Tile>
        <Tile>
          <Link to="/admin/loot-bulk">Bulk entry</Link>
        </Tile>
      </ul>
    </Page>
  )
}

function Tile({ count, children }: { count?: number; children: ReactNode }) {
  return (
    <li>
      <Card className="text-lg [&_a]:underline">
        {count !== undefined && <p className="font-display text-4xl tabular-nums">{count}</p>}
        {children}
      </Card>
    </li>
  )
}

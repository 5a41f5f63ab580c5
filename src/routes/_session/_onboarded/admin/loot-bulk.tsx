import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { AdminPage } from '@/features/admin-catalog/components/admin-page'
import { pageTitle } from '@/lib/page-title'
import { buttonStyles } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { createFileRoute, Link } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/_onboarded/admin/loot-bulk')({
  head: () => pageTitle('Bulk entry', 'Admin'),
  errorComponent: AdminError,
  component: AdminLootBulk,
})

function AdminLootBulk() {
  return (
    <AdminPage title="Bulk entry">
      <EmptyState
        title="Bulk entry is not built yet"
        text="Until then the loot table shows what is there."
        action={
          <Link to="/admin/loot" className={buttonStyles()}>
            Open the loot table
          </Link>
        }
      />
    </AdminPage>
  )
}

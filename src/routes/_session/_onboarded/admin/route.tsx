import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { requireAdmin } from '@/features/session/guards'
import { createFileRoute } from '@tanstack/react-router'

/** The guard and the error screen of all admin pages. */
export const Route = createFileRoute('/_session/_onboarded/admin')({
  beforeLoad: ({ context }) => requireAdmin(context.user, context.queryClient),
  errorComponent: AdminError,
})

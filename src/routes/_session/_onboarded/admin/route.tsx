import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { requireAdmin } from '@/features/session/guards'
import { createFileRoute } from '@tanstack/react-router'

/** Every admin page: allow-listed people only, and the admin error screen around them. */
export const Route = createFileRoute('/_session/_onboarded/admin')({
  beforeLoad: ({ context }) => requireAdmin(context.user),
  errorComponent: AdminError,
})

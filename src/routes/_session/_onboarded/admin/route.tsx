import { AdminError } from '@/features/admin-catalog/components/admin-error'
import { NoAdminCalls } from '@/features/admin-catalog/components/no-admin-calls'
import { NoAdminCallsError, requireAdmin } from '@/features/session/guards'
import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router'

/** The guard and the error screen of all admin pages. */
export const Route = createFileRoute('/_session/_onboarded/admin')({
  beforeLoad: ({ context }) => requireAdmin(context.user, context.queryClient),
  errorComponent: AdminFailure,
})

function AdminFailure(props: ErrorComponentProps) {
  return props.error instanceof NoAdminCallsError ? <NoAdminCalls /> : <AdminError {...props} />
}

import { AppFrame } from '@/app/app-frame'
import { requireSession } from '@/features/session/guards'
import { sessionQuery } from '@/features/session/session.queries'
import { UnsentEdits } from '@/features/wishlists/components/unsent-edits'
import { LoadingScreen } from '@/ui/loading-screen'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'

/** Everything that needs a session; the frame stands around all of it. */
export const Route = createFileRoute('/_session')({
  beforeLoad: requireSession,
  pendingComponent: LoadingScreen,
  component: Session,
})

function Session() {
  const { user } = Route.useRouteContext()
  // The query, not the guard's copy: updateProfile changes it (spec section 4).
  const { data } = useQuery(sessionQuery())
  return (
    <AppFrame user={data ?? user}>
      <UnsentEdits />
      <Outlet />
    </AppFrame>
  )
}

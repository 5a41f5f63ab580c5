import { SessionFrame } from '@/app/session-frame'
import { requireSession } from '@/features/session/guards'
import { sessionQuery } from '@/features/session/session.queries'
import { LoadingScreen } from '@/ui/loading-screen'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'

/** All pages that need a session. */
export const Route = createFileRoute('/_session')({
  beforeLoad: requireSession,
  pendingComponent: LoadingScreen,
  component: Session,
})

function Session() {
  const { user } = Route.useRouteContext()
  // `user` is the guard's copy. Only the query's data reflects updateProfile
  // (docs/specification.md, section 4).
  const { data } = useQuery(sessionQuery())
  return (
    <SessionFrame user={data ?? user}>
      <Outlet />
    </SessionFrame>
  )
}

import { guildsQuery } from '@/features/guilds/guilds.queries'
import { SessionFrame } from '@/app/session-frame'
import { requireSession } from '@/features/session/guards'
import { hasFeature, useFeature } from '@/features/session/use-feature'
import { sessionQuery } from '@/features/session/session.queries'
import { lazyComponent } from '@/lib/load-later'
import { useIsVisible } from '@/lib/use-is-visible'
import { LoadingScreen } from '@/ui/messages/loading-screen'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'

const ReceivedTitle = lazyComponent(
  async () => (await import('@/features/guilds/components/received-title')).ReceivedTitle,
)

/** All pages that need a session. */
export const Route = createFileRoute('/_session')({
  beforeLoad: requireSession,
  loader: ({ context: { queryClient } }) => {
    // For the navigation, which the page does not wait for.
    if (hasFeature(queryClient, 'guild-board')) void queryClient.prefetchQuery(guildsQuery())
  },
  pendingComponent: LoadingScreen,
  component: Session,
})

function Session() {
  // Selected, because the context is a new object in each navigation, which must not render the
  // frame again.
  const user = Route.useRouteContext({ select: (context) => context.user })
  // `user` is the guard's copy. Only the query's data reflects updateProfile
  // (docs/specification.md, section 4).
  const { data } = useQuery(sessionQuery())
  const hasNights = useFeature('raid-nights')
  const isVisible = useIsVisible()
  return (
    <SessionFrame user={data ?? user}>
      <Outlet />
      {hasNights && !isVisible && <ReceivedTitle />}
    </SessionFrame>
  )
}

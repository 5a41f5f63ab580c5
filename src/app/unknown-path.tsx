import { token } from '@/api/token'
import { sessionQuery } from '@/features/session/session.queries'
import { LoadingScreen } from '@/ui/messages/loading-screen'
import { useQuery } from '@tanstack/react-query'
import { NotFoundPage } from './not-found-page'
import { SessionFrame } from './session-frame'

/**
 * The page of unknown paths. They have no guard, so this checks the session itself: a signed-in
 * user gets the navigation.
 */
export function UnknownPath() {
  const { data: user, isLoading } = useQuery({
    ...sessionQuery(),
    enabled: token.read() !== null,
  })
  if (isLoading) return <LoadingScreen />
  if (user) {
    return (
      <SessionFrame user={user}>
        <NotFoundPage />
      </SessionFrame>
    )
  }
  return (
    <main>
      <NotFoundPage />
    </main>
  )
}

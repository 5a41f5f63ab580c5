import { completeSignIn } from '@/features/session/sign-in-callback'
import { initSession } from '@/features/session/guards'
import { LoadingScreen } from '@/ui/loading-screen'
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/callback')({
  beforeLoad: async ({ context, location }) => {
    const error = completeSignIn(location)
    if (error !== null) throw redirect({ to: '/login', search: { error }, replace: true })
    // Whoever was signed in before leaves nothing behind.
    context.queryClient.clear()
    const user = await initSession(context)
    // The login page says why: the check failed, or the token is none.
    throw user
      ? redirect({ to: '/auth/success', replace: true })
      : redirect({ to: '/login', replace: true })
  },
  component: Callback,
})

/** Every way on is a redirect; this is what stands there until the next page does. */
function Callback() {
  return <LoadingScreen />
}

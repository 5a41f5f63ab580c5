import { forgetAnswers } from '@/api/answer-cache'
import { completeSignIn } from '@/features/session/sign-in-callback'
import { initSession } from '@/features/session/guards'
import { LoadingScreen } from '@/ui/messages/loading-screen'
import { createFileRoute, redirect } from '@tanstack/react-router'

/** Has no page of its own: the session check ends in a redirect. */
export const Route = createFileRoute('/auth/callback')({
  beforeLoad: async ({ context, location }) => {
    const error = completeSignIn(location)
    if (error !== null) throw redirect({ to: '/login', search: { error }, replace: true })
    // Removes the data of a user who was signed in before.
    context.queryClient.clear()
    await forgetAnswers()
    const user = await initSession(context)
    // The login page shows the error if the session check failed.
    throw user
      ? redirect({ to: '/auth/success', replace: true })
      : redirect({ to: '/login', replace: true })
  },
  pendingComponent: LoadingScreen,
})

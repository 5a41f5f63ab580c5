import { initSession } from '@/features/session/guards'
import { hasToken } from '@/features/session/sign-in-callback'
import { forgetReturnPath, readReturnPath } from '@/features/session/return-path'
import { LoadingScreen } from '@/ui/messages/loading-screen'
import { toast } from '@/ui/messages/toast'
import { createFileRoute, redirect } from '@tanstack/react-router'

/** Has no page of its own: greets with a toast and opens the page that the user asked for. */
export const Route = createFileRoute('/auth/success')({
  beforeLoad: async ({ context, location, preload }) => {
    if (hasToken(location)) {
      const { searchStr, hash } = location
      throw redirect({ href: `/auth/callback${searchStr}#${hash}`, replace: true })
    }
    const user = await initSession(context)
    if (!user) throw redirect({ to: '/login', replace: true })
    const href = readReturnPath()
    if (!preload) {
      forgetReturnPath()
      toast.success(`Welcome, ${user.battleNetTag}`)
    }
    throw redirect({ href, replace: true })
  },
  pendingComponent: LoadingScreen,
})

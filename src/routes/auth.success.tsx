import { SignInSuccess } from '@/features/session/components/sign-in-success'
import { initSession } from '@/features/session/guards'
import { pageTitle } from '@/lib/page-title'
import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/auth/success')({
  beforeLoad: async ({ context }) => {
    const user = await initSession(context)
    if (!user) throw redirect({ to: '/login', replace: true })
    return { user }
  },
  head: () => pageTitle('Welcome'),
  component: Success,
})

function Success() {
  const { user } = Route.useRouteContext()
  return <SignInSuccess user={user} />
}

import { LoginPage } from '@/features/session/components/login-page'
import { initSession } from '@/features/session/guards'
import { pageTitle } from '@/app/page-title'
import { LoadingScreen } from '@/ui/messages/loading-screen'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'

const search = z.object({
  reason: z.catch(z.optional(z.enum(['expired', 'deleted'])), undefined),
  error: z.catch(z.optional(z.string()), undefined),
})

export const Route = createFileRoute('/login')({
  // Not split off: the page is small, and most visits start here.
  codeSplitGroupings: [],
  validateSearch: search,
  beforeLoad: ({ context }) => initSession(context).then(() => undefined),
  head: () => pageTitle('Sign in'),
  pendingComponent: LoadingScreen,
  component: Login,
})

function Login() {
  const { reason, error } = Route.useSearch()
  return <LoginPage reason={reason} error={error} />
}

import { availableCharactersQuery } from '@/features/characters/characters.queries'
import { OnboardingPage } from '@/features/onboarding/components/onboarding-page'
import { requireNotOnboarded } from '@/features/session/guards'
import { pageTitle } from '@/app/page-title'
import { createFileRoute, useNavigate } from '@tanstack/react-router'

export const Route = createFileRoute('/_session/onboarding')({
  beforeLoad: requireNotOnboarded,
  // Not awaited: the page shows its own loading state and errors for this list.
  loader: ({ context }) => void context.queryClient.prefetchQuery(availableCharactersQuery()),
  head: () => pageTitle('Import your characters'),
  component: Onboarding,
})

function Onboarding() {
  const navigate = useNavigate()
  return <OnboardingPage onFinish={() => void navigate({ to: '/', replace: true })} />
}

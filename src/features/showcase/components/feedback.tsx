import { ScrollText } from 'lucide-react'
import { useState } from 'react'

import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { ErrorPanel } from '@/ui/error-panel'
import { InlineMessage } from '@/ui/inline-message'
import { LoadingScreen } from '@/ui/loading-screen'
import { ProgressBar } from '@/ui/progress-bar'
import { Skeleton } from '@/ui/skeleton'
import { Spinner } from '@/ui/spinner'
import { Splash } from '@/ui/splash'
import { toast } from '@/ui/toast'

import { Row, type Specimen } from './specimen'
import { WholePage } from './whole-page'

const VARIANTS = ['ring', 'pulse', 'dots', 'gradient'] as const
const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', 'xxl'] as const

function SpinnerDemo() {
  return VARIANTS.map((variant) => (
    <Row key={variant} caption={`${variant}: xs, sm, base, lg, xl, xxl`}>
      {SIZES.map((size) => (
        <Spinner key={size} size={size} variant={variant} className="text-accent" />
      ))}
    </Row>
  ))
}

function ProgressDemo() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ProgressBar label="Importing" value={3} max={12} valueText="3 of 12" />
      <div data-class="mage">
        <ProgressBar label="Frostelle" value={5} max={7} valueText="5 of 7 obtained" />
      </div>
      <ProgressBar label="Small" size="sm" value={60} />
      <ProgressBar label="Large, no known end" size="lg" />
    </div>
  )
}

function SkeletonDemo() {
  return (
    <div className="flex items-center gap-4" aria-busy>
      <Skeleton className="size-11" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-3 w-1/3" />
      </div>
    </div>
  )
}

function ToastDemo() {
  return (
    <>
      <Row caption="success 4 s, info 4 s, warning 4.5 s, error 6 s, high severity 8 s">
        <Button
          variant="secondary"
          onClick={() => toast.success('Created wishlist: Manaforge Omega')}
        >
          Success toast
        </Button>
        <Button variant="secondary" onClick={() => toast.info('3 characters are up to date')}>
          Info toast
        </Button>
        <Button variant="secondary" onClick={() => toast.warning('Battle.net answers slowly')}>
          Warning toast
        </Button>
        <Button variant="secondary" onClick={() => toast.error('Failed to create wishlist')}>
          Error toast
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            toast.error('Your change was not saved', {
              severity: 'high',
              description: 'The list shows what the server has.',
            })
          }
        >
          High severity toast
        </Button>
      </Row>
      <Row caption="With Undo; loading stays until it is dismissed; Alt+T reaches them by keyboard">
        <Button
          variant="secondary"
          onClick={() =>
            toast.success('Removed Sszorak’s Ferocity', {
              action: { label: 'Undo', onClick: () => toast.info('It is back') },
            })
          }
        >
          Undo toast
        </Button>
        <Button
          variant="secondary"
          onClick={() => toast.loading('Importing characters…', { id: 'showcase-loading' })}
        >
          Loading toast
        </Button>
        <Button variant="outline" onClick={() => toast.dismiss()}>
          Dismiss all
        </Button>
      </Row>
    </>
  )
}

function InlineMessageDemo() {
  return (
    <div className="space-y-3">
      <InlineMessage tone="info">Battle.net updates characters after they log out.</InlineMessage>
      <InlineMessage tone="success">All 12 characters are imported.</InlineMessage>
      <InlineMessage tone="warning">Your session has expired. Please sign in again.</InlineMessage>
      <InlineMessage tone="error">This wishlist could not be deleted.</InlineMessage>
    </div>
  )
}

function EmptyStateDemo() {
  return (
    <EmptyState
      icon={<ScrollText />}
      title="No wishlists yet"
      text="A wishlist holds what this character hopes for in one raid, in the order that counts."
      headingLevel={4}
      action={<Button>Create Wishlist</Button>}
    />
  )
}

function ErrorPanelDemo() {
  const [isPageShown, setPageShown] = useState(false)
  return (
    <>
      <Row caption="page">
        <Button
          variant="secondary"
          aria-expanded={isPageShown}
          onClick={() => setPageShown(!isPageShown)}
        >
          Page error
        </Button>
      </Row>
      {isPageShown && (
        <ErrorPanel variant="page" headingLevel={2} onRetry={() => setPageShown(false)} />
      )}
      <Row caption="card" />
      <ErrorPanel variant="card" onRetry={() => toast.info('Tried again')} />
      <Row caption="inline" />
      <ErrorPanel variant="inline" onRetry={() => toast.info('Tried again')} />
    </>
  )
}

function SplashDemo() {
  return (
    <Row caption="Name and purpose stay where they are, whatever stands below">
      <WholePage name="Splash">
        <Splash>
          <Button size="xl" className="w-full">
            Sign in
          </Button>
        </Splash>
      </WholePage>
    </Row>
  )
}

function LoadingScreenDemo() {
  return (
    <Row caption="The whole page; another message every three seconds">
      <WholePage name="Loading screen">
        <LoadingScreen />
      </WholePage>
    </Row>
  )
}

export const FEEDBACK: readonly Specimen[] = [
  {
    name: 'Spinner',
    rule: 'Something is under way, its end unknown. Ring in buttons, dots in text, pulse on a tile, gradient for a whole page.',
    Demo: SpinnerDemo,
  },
  {
    name: 'ProgressBar',
    rule: 'How much of a known whole is done; it takes the tint around it.',
    Demo: ProgressDemo,
  },
  {
    name: 'Skeleton',
    rule: 'What loads within a page, in the shape of what comes, so that nothing jumps.',
    Demo: SkeletonDemo,
  },
  {
    name: 'Toast',
    rule: 'What has just happened, with Undo where it can be undone. Never for what is wrong with a field.',
    Demo: ToastDemo,
  },
  {
    name: 'InlineMessage',
    rule: 'A sentence about the form or section it stands in, as long as it is true.',
    Demo: InlineMessageDemo,
  },
  {
    name: 'EmptyState',
    rule: 'Nothing is here yet: what will be, and the one next step.',
    Demo: EmptyStateDemo,
  },
  {
    name: 'ErrorPanel',
    rule: 'In the place of what failed: page for a page, card for a section, inline for a line of it.',
    Demo: ErrorPanelDemo,
  },
  {
    name: 'Splash',
    rule: 'The whole page for who is not in the app yet: the sign-in and the loading screen. index.html shows it before either.',
    Demo: SplashDemo,
  },
  {
    name: 'LoadingScreen',
    rule: 'Only while the app itself starts. Everything later is a Skeleton.',
    Demo: LoadingScreenDemo,
  },
]

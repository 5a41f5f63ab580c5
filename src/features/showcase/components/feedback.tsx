import { ScrollText } from 'lucide-react'

import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { ErrorPanel } from '@/ui/messages/error-panel'
import { InlineMessage } from '@/ui/messages/inline-message'
import { LoadingScreen } from '@/ui/messages/loading-screen'
import { ProgressBar } from '@/ui/messages/progress-bar'
import { Skeleton } from '@/ui/messages/skeleton'
import { Spinner } from '@/ui/messages/spinner'
import { Splash } from '@/ui/messages/splash'
import { toast } from '@/ui/messages/toast'

import { Row, type Specimen } from './specimen'
import { WholePage } from './whole-page'

const VARIANTS = ['ring', 'pulse', 'dots', 'gradient'] as const
const SIZES = ['xs', 'sm', 'base', 'lg', 'xl', 'xxl'] as const

function SpinnerDemo() {
  return VARIANTS.map((variant) => (
    <Row key={variant} caption={`${variant}: xs, sm, base, lg, xl, xxl`}>
      {SIZES.map((size) => (
        <Spinner
          key={size}
          size={size}
          variant={variant}
          title={`${variant} ${size}`}
          className="text-accent"
        />
      ))}
    </Row>
  ))
}

function ProgressDemo() {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <div data-class="mage">
        <ProgressBar label="Frostelle" value={5} max={7} valueText="5 of 7 obtained" />
      </div>
      <ProgressBar label="Small" size="sm" value={60} />
      <ProgressBar label="Large, progress unknown" size="lg" />
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

/** What the buttons of the toasts do, by name. */
const TOASTS: Readonly<Record<string, () => void>> = {
  Success: () => toast.success('Created wishlist: Manaforge Omega'),
  Info: () => toast.info('3 characters are up to date'),
  Warning: () => toast.warning('Battle.net answers slowly'),
  Error: () => toast.error('Failed to create wishlist'),
  'High severity': () =>
    toast.error('Your change was not saved', {
      severity: 'high',
      description: 'The list shows the last saved version.',
    }),
  Undo: () =>
    toast.success('Removed Sszorak’s Ferocity', {
      undo: () => toast.info('Restored'),
    }),
  Loading: () => toast.loading('Importing characters…', { id: 'showcase-loading' }),
  Lasting: () =>
    toast.info('New version available', {
      action: { label: 'Reload', onClick: () => toast.info('Reloaded') },
      dismissLabel: 'Later',
    }),
}

function ToastDemo() {
  return (
    <Row caption="success 4 s, info 4 s, warning 4.5 s, error 6 s, high severity 8 s; a loading toast, and one with an action, stay until dismissed; Alt+T moves focus to the toasts, Ctrl+Z undoes">
      {Object.entries(TOASTS).map(([name, show]) => (
        <Button key={name} variant="secondary" onClick={show}>{`${name} toast`}</Button>
      ))}
      <Button variant="outline" onClick={() => toast.dismiss()}>
        Dismiss all
      </Button>
    </Row>
  )
}

function InlineMessageDemo() {
  return (
    <div className="space-y-2">
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
      text="A wishlist ranks the items that this character wants from one raid."
      headingLevel={4}
      action={<Button>Create Wishlist</Button>}
    />
  )
}

const onRetry = () => toast.info('Tried again')

function ErrorPanelDemo() {
  return (
    <>
      <Row caption="page, card, inline">
        <WholePage name="Page error">
          <ErrorPanel variant="page" headingLevel={2} onRetry={onRetry} />
        </WholePage>
      </Row>
      <ErrorPanel variant="card" onRetry={onRetry} />
      <ErrorPanel variant="inline" onRetry={onRetry} />
    </>
  )
}

function SplashDemo() {
  return (
    <WholePage name="Splash">
      <Splash>
        <Button size="xl" className="w-full">
          Sign in
        </Button>
      </Splash>
    </WholePage>
  )
}

function LoadingScreenDemo() {
  return (
    <WholePage name="Loading screen">
      <LoadingScreen />
    </WholePage>
  )
}

export const FEEDBACK: readonly Specimen[] = [
  {
    name: 'Spinner',
    rule: 'Use while an operation runs whose progress is unknown: ring in buttons, dots in text, pulse on a tile, gradient for a whole page.',
    Demo: SpinnerDemo,
  },
  {
    name: 'ProgressBar',
    rule: 'Use for progress towards a known total. It has the inherited tint.',
    Demo: ProgressDemo,
  },
  {
    name: 'Skeleton',
    rule: 'Use while part of a page loads. It has the size of the later content, to avoid layout shifts.',
    Demo: SkeletonDemo,
  },
  {
    name: 'Toast',
    rule: 'Use to report an event, with Undo if it can be undone. Never use it for validation errors.',
    Demo: ToastDemo,
  },
  {
    name: 'InlineMessage',
    rule: 'Use for a message about a form or section, shown as long as it applies.',
    Demo: InlineMessageDemo,
  },
  {
    name: 'EmptyState',
    rule: 'Use when a list has no entries yet: it says what will appear here and offers the next step.',
    Demo: EmptyStateDemo,
  },
  {
    name: 'ErrorPanel',
    rule: 'Use in place of content that failed to load: page, card (a section) or inline (a line).',
    Demo: ErrorPanelDemo,
  },
  {
    name: 'Splash',
    rule: 'Use for the sign-in page and the loading screen. index.html contains the same markup.',
    Demo: SplashDemo,
  },
  {
    name: 'LoadingScreen',
    rule: 'Use only while the app starts. Use Skeletons while a page loads.',
    Demo: LoadingScreenDemo,
  },
]

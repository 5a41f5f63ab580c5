import { cva, cx } from 'class-variance-authority'
import { CircleAlert, RotateCw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'

import { Button } from '../button'
import { MessagePage } from './message-page'

/** Delay between Try Again and clearing the error (docs/specification.md, section 2). */
const RETRY_DELAY_MS = 100

const panelStyles = cva('', {
  variants: {
    variant: {
      card: 'flex flex-col items-center rounded-lg border border-line bg-panel px-4 py-10 text-center',
      inline:
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border border-tint-line bg-tint-ground px-4 py-3',
    },
  },
})

interface ErrorPanelProps {
  variant?: 'page' | 'card' | 'inline'
  /** Clears the error. Called 100 ms after a press on Try Again. */
  onRetry: () => void
  /** Replaces the page reload, for tests. */
  onRefresh?: () => void
  /** Use 2 inside a page that already has an h1. */
  headingLevel?: 1 | 2
  /** The cause of the error, if known, in words for the user. */
  reason?: string
}

/**
 * Shown in place of content that failed to load: `page` for a whole page, `card` for a section,
 * `inline` for a line within a section. Use an EmptyState if there is nothing to show.
 *
 * @example <ErrorPanel variant="card" onRetry={() => void refetch()} />
 */
export function ErrorPanel({
  variant = 'page',
  onRetry,
  onRefresh = refreshPage,
  headingLevel = 1,
  reason,
}: ErrorPanelProps) {
  const { isRetrying, retry } = useDelayedRetry(onRetry)
  const isInline = variant === 'inline'
  const tryAgain = (
    <Button
      variant={variant === 'page' ? 'primary' : isInline ? 'outline' : 'secondary'}
      size={isInline ? 'sm' : 'default'}
      aria-disabled={isRetrying}
      onClick={retry}
    >
      <RotateCw aria-hidden className={isRetrying ? 'animate-spin' : undefined} />
      Try Again
    </Button>
  )
  const cause = reason !== undefined && <p className="mt-2 text-sm text-muted">{reason}</p>
  if (variant === 'page') {
    return (
      <div role="alert">
        <MessagePage
          tone="error"
          icon={<CircleAlert />}
          title="Something went wrong"
          headingLevel={headingLevel}
          text={
            <>
              <p>
                We encountered an unexpected error. Please try refreshing the page or contact
                support if the problem persists.
              </p>
              {cause}
            </>
          }
          actions={
            <>
              {tryAgain}
              <Button variant="outline" onClick={onRefresh}>
                Refresh Page
              </Button>
            </>
          }
        />
      </div>
    )
  }
  return (
    <div role="alert" data-tone="error" className={panelStyles({ variant })}>
      <CircleAlert
        aria-hidden
        className={cx('shrink-0 text-tint-text', isInline ? 'size-5' : 'mb-3 size-6')}
      />
      <div className={isInline ? 'min-w-0 flex-1 basis-40 text-sm' : undefined}>
        <p className="font-semibold text-text">Error loading content</p>
        <p className="text-muted">This section couldn't load properly.</p>
        {cause}
      </div>
      <div className={isInline ? undefined : 'mt-5'}>{tryAgain}</div>
    </div>
  )
}

function refreshPage() {
  window.location.reload()
}

function useDelayedRetry(onRetry: () => void) {
  const [isRetrying, setRetrying] = useState(false)
  const retry = useEffectEvent(onRetry)
  useEffect(() => {
    if (!isRetrying) return undefined
    const timer = setTimeout(() => {
      setRetrying(false)
      retry()
    }, RETRY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isRetrying])
  return { isRetrying, retry: () => setRetrying(true) }
}

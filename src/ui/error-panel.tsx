import { cva } from 'class-variance-authority'
import { CircleAlert, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

import { Button } from './button'

/** Delay between Try Again and clearing the error (docs/specification.md, section 2). */
const RETRY_DELAY_MS = 100

const panelStyles = cva('', {
  variants: {
    variant: {
      page: 'mx-auto flex max-w-prose flex-col items-center px-4 py-16 text-center sm:py-24',
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
  const isPage = variant === 'page'
  const isInline = variant === 'inline'
  const Title = isPage ? (`h${headingLevel}` as const) : 'p'
  return (
    <div role="alert" data-tone="error" className={panelStyles({ variant })}>
      {isInline ? (
        <CircleAlert aria-hidden className="size-5 shrink-0 text-tint-text" />
      ) : (
        <span className="mb-4 grid size-14 place-items-center rounded-full border border-tint-line bg-tint-ground text-tint-text">
          <CircleAlert aria-hidden className="size-6" />
        </span>
      )}
      <div className={isInline ? 'min-w-0 flex-1 basis-40 text-sm' : undefined}>
        <Title className={isPage ? 'font-display text-3xl' : 'font-semibold text-text'}>
          {isPage ? 'Something went wrong' : 'Error loading content'}
        </Title>
        <p className={isInline ? 'text-muted' : 'mt-2 text-muted'}>
          {isPage
            ? 'We encountered an unexpected error. Please try refreshing the page or contact support if the problem persists.'
            : "This section couldn't load properly."}
        </p>
        {reason !== undefined && <p className="mt-2 text-sm text-muted">{reason}</p>}
      </div>
      <div className={isInline ? 'flex gap-3' : 'mt-6 flex flex-wrap justify-center gap-3'}>
        <Button
          variant={isPage ? 'primary' : isInline ? 'outline' : 'secondary'}
          size={isInline ? 'sm' : 'default'}
          aria-disabled={isRetrying}
          onClick={retry}
        >
          <RotateCw aria-hidden className={isRetrying ? 'animate-spin' : undefined} />
          Try Again
        </Button>
        {isPage && (
          <Button variant="outline" onClick={onRefresh}>
            Refresh Page
          </Button>
        )}
      </div>
    </div>
  )
}

function refreshPage() {
  window.location.reload()
}

function useDelayedRetry(onRetry: () => void) {
  const [isRetrying, setRetrying] = useState(false)
  const latest = useRef(onRetry)
  useEffect(() => {
    latest.current = onRetry
  })
  useEffect(() => {
    if (!isRetrying) return undefined
    const timer = setTimeout(() => {
      setRetrying(false)
      latest.current()
    }, RETRY_DELAY_MS)
    return () => clearTimeout(timer)
  }, [isRetrying])
  return { isRetrying, retry: () => setRetrying(true) }
}

import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../button'

const ICONS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }

interface InlineMessageProps extends ComponentProps<'div'> {
  tone: keyof typeof ICONS
}

/**
 * A message about the form or section that contains it, shown as long as it applies. Use a toast to
 * report an event.
 *
 * @example <InlineMessage tone="warning">Your session has expired. Sign in again.</InlineMessage>
 */
export function InlineMessage({ tone, className, children, ...rest }: InlineMessageProps) {
  const Icon = ICONS[tone]
  return (
    <div
      data-tone={tone}
      className={cx(
        'flex items-baseline gap-2.5 rounded-md border border-tint-line bg-tint-ground px-3 py-2.5 text-left text-sm text-text',
        className,
      )}
      {...rest}
    >
      {/* An empty line of text: aligned with the first line, even if a button makes that
          higher. */}
      <span aria-hidden className="flex items-center before:content-['\200b']">
        <Icon className="size-4 shrink-0 text-tint-text" />
      </span>
      <div className="min-w-0 flex-1 break-words">{children}</div>
    </div>
  )
}

interface ErrorMessageProps {
  children: ReactNode
  /** Adds a button, with which the user tries again. */
  onRetry?: () => void
  retryLabel?: string
  isRetrying?: boolean
}

/**
 * Says what has failed in the form or section that contains it.
 *
 * @example <ErrorMessage onRetry={() => void refetch()}>{messageOf(error)}</ErrorMessage>
 */
export function ErrorMessage({ children, onRetry, retryLabel, isRetrying }: ErrorMessageProps) {
  return (
    <InlineMessage tone="error" role="alert">
      {onRetry ? <p className="mb-2">{children}</p> : children}
      {onRetry && (
        <Button size="sm" variant="outline" isLoading={isRetrying} onClick={onRetry}>
          {retryLabel ?? 'Try Again'}
        </Button>
      )}
    </InlineMessage>
  )
}

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * Placeholder for content that is loading, in its later size to avoid layout shifts. Hidden from
 * screen readers: an element around it announces the loading state.
 *
 * @example <Skeleton className="h-6 w-48" />
 */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      className={cx('animate-pulse rounded-md bg-highlight forced-colors:border', className)}
      {...rest}
    />
  )
}

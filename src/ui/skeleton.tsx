import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * The shape of what is coming, in its size, so that nothing jumps. Screen readers hear nothing of
 * it: the page around it says that it loads (`aria-busy`).
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

import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: ReactNode
  title: ReactNode
  /** Says what will appear here, and its purpose. */
  text?: ReactNode
  /** The button for the next step. */
  action?: ReactNode
  /** Heading level of the title; use 3 inside a section that has its own heading. */
  headingLevel?: 2 | 3 | 4
  className?: string
}

/**
 * Shown in place of a list that has no entries yet. Use an ErrorPanel if loading failed.
 *
 * @example
 * <EmptyState icon={<ScrollText />} title="No wishlists yet" text="…"
 *   action={<Button>Create Wishlist</Button>} />
 */
export function EmptyState({
  icon,
  title,
  text,
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={cx('flex flex-col items-center px-4 py-10 text-center', className)}>
      {icon !== undefined && (
        <span
          aria-hidden
          className="mb-4 grid size-14 place-items-center rounded-full border border-line bg-raised text-accent [&>svg]:size-6"
        >
          {icon}
        </span>
      )}
      <Heading className="text-lg font-semibold text-text">{title}</Heading>
      {text !== undefined && <p className="mt-1.5 max-w-prose text-sm text-muted">{text}</p>}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  )
}

import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

/** Sets the width and padding of a page. Each route renders one. */
export function Page({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`mx-auto flex w-full max-w-page flex-col gap-3 px-4 py-2 sm:gap-6 sm:px-6 sm:py-6 ${className ?? ''}`}
      {...rest}
    />
  )
}

interface PageHeaderProps {
  title: ReactNode
  /** Shown instead of the title while the title is edited. */
  field?: ReactNode
  /** Badges, counts or a sentence below the title. */
  children?: ReactNode
  /** Shown below title and buttons at the full width of the header, e.g. a progress bar. */
  below?: ReactNode
  /** Buttons that act on the whole page. */
  actions?: ReactNode
  /** Shows a bar in the inherited tint, e.g. the class colour, beside the title. */
  isTinted?: boolean
}

/**
 * The page's header with its only h1. The h1 has a tabindex because it receives focus after a
 * navigation.
 *
 * @example <PageHeader title="Your characters" actions={<Button>Sync all</Button>} />
 */
export function PageHeader({ title, field, children, below, actions, isTinted }: PageHeaderProps) {
  return (
    <header className={isTinted ? 'border-l-4 border-tint pl-4' : undefined}>
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-4">
        {/* On phones a single menu button fits beside the title; a row of buttons wraps below it. */}
        <div className="min-w-0 flex-1 basis-56">
          <h1
            tabIndex={-1}
            className={
              field
                ? 'sr-only'
                : 'font-display text-xl text-balance break-words outline-none sm:text-3xl'
            }
          >
            {title}
          </h1>
          {field}
          {children}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
      {below}
    </header>
  )
}

/**
 * The heading of a section of a page, one step below the page's title.
 *
 * @example <section aria-labelledby="guilds"><SectionTitle id="guilds">Guilds</SectionTitle>…</section>
 */
export function SectionTitle({ children, className, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={cx('font-display text-lg break-words sm:text-2xl', className)} {...rest}>
      {children}
    </h2>
  )
}

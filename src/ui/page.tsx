import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

interface PageProps extends ComponentProps<'div'> {
  /**
   * For a page that is one long list: little space around it, and on phones none beside it.
   */
  isDense?: boolean
}

/** Sets the width and padding of a page. Each route renders one. */
export function Page({ isDense = false, className, ...rest }: PageProps) {
  return (
    <div
      className={cx(
        'mx-auto flex w-full max-w-page flex-col',
        isDense ? 'sm:gap-2 sm:px-6 sm:py-3' : 'gap-3 px-4 py-2 sm:gap-6 sm:px-6 sm:py-6',
        className,
      )}
      {...rest}
    />
  )
}

interface PageHeaderProps {
  title: ReactNode
  /** Badges, counts or a sentence below the title. */
  children?: ReactNode
  /** Buttons that act on the whole page. */
  actions?: ReactNode
  /** A title of one word, which stands beside the row of buttons, also on phones. */
  isShort?: boolean
  /** Shows a bar in the inherited tint, e.g. the class colour, beside the title. */
  isTinted?: boolean
}

/**
 * The page's header with its only h1. The h1 has a tabindex because it receives focus after a
 * navigation.
 *
 * @example <PageHeader title="Your characters" actions={<Button>Sync all</Button>} />
 */
export function PageHeader({ title, children, actions, isShort, isTinted }: PageHeaderProps) {
  return (
    <header className={isTinted ? 'border-l-4 border-tint pl-4' : undefined}>
      <div
        className={cx(
          'flex flex-wrap justify-between gap-x-2 gap-y-4',
          isShort ? 'items-center' : 'items-start',
        )}
      >
        {/* On phones a single menu button fits beside the title; a row of buttons wraps below
            it. */}
        <div className={cx('min-w-0 flex-1', isShort ? 'basis-12 sm:basis-56' : 'basis-56')}>
          <h1 tabIndex={-1} className="font-display text-xl text-balance break-words sm:text-3xl">
            {title}
          </h1>
          {children}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}

/**
 * The heading of a section of a page, one step below the page's title.
 *
 * @example
 * <section aria-labelledby="guilds"><SectionTitle id="guilds">Guilds</SectionTitle>…</section>
 */
export function SectionTitle({ children, className, ...rest }: ComponentProps<'h2'>) {
  return (
    <h2 className={cx('font-display text-lg break-words sm:text-2xl', className)} {...rest}>
      {children}
    </h2>
  )
}

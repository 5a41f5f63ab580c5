import type { ComponentProps, ReactNode } from 'react'

/** The width of a page and its air; one a route. */
export function Page({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`mx-auto flex w-full max-w-page flex-col gap-4 px-4 py-4 sm:gap-6 sm:px-6 sm:py-6 ${className ?? ''}`}
      {...rest}
    />
  )
}

interface PageHeaderProps {
  title: ReactNode
  /** Stands in the title's place while it is being edited. */
  field?: ReactNode
  /** Badges, counts or a sentence below the title. */
  children?: ReactNode
  /** What takes the whole width of the header, below title and buttons: progress, facts. */
  below?: ReactNode
  /** Buttons for the whole page. */
  actions?: ReactNode
  /** Class colour as a bar beside the title. */
  isTinted?: boolean
}

/**
 * The one h1 of a page. It takes the focus after a navigation, so it can be focused by code.
 *
 * @example <PageHeader title="Your characters" actions={<Button>Sync all</Button>} />
 */
export function PageHeader({ title, field, children, below, actions, isTinted }: PageHeaderProps) {
  return (
    <header className={isTinted ? 'border-l-4 border-tint pl-4' : undefined}>
      <div className="flex flex-wrap items-start justify-between gap-x-2 gap-y-4">
        {/* A menu stays beside the title on a phone, a row of buttons goes below it. */}
        <div className="min-w-0 flex-1 basis-56">
          <h1
            tabIndex={-1}
            className={
              field
                ? 'sr-only'
                : 'font-display text-2xl text-balance break-words outline-none sm:text-3xl'
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

import type { ComponentProps, ReactNode } from 'react'

/** The width of a page and its air; one a route. */
export function Page({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={`mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-6 sm:px-6 ${className ?? ''}`}
      {...rest}
    />
  )
}

interface PageHeaderProps {
  title: ReactNode
  /** Badges, counts or a sentence below the title. */
  children?: ReactNode
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
export function PageHeader({ title, children, actions, isTinted }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      {/* A menu stays beside the title on a phone, a row of buttons goes below it. */}
      <div className={`min-w-0 flex-1 basis-60 ${isTinted ? 'border-l-4 border-tint pl-4' : ''}`}>
        <h1 tabIndex={-1} className="font-display text-3xl text-balance break-words outline-none">
          {title}
        </h1>
        {children}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

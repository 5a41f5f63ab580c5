import type { ReactNode } from 'react'

interface MessagePageProps {
  icon: ReactNode
  tone?: 'error' | 'neutral'
  title: string
  /** Use 2 inside a page that already has an h1. */
  headingLevel?: 1 | 2
  /** One or more paragraphs. */
  text: ReactNode
  actions: ReactNode
  /** Shown below the buttons, e.g. details of an error. */
  children?: ReactNode
}

/**
 * A page that has only a message and a way out, e.g. an error or Not Found. Use an EmptyState for a
 * list without entries, and an ErrorPanel for a section that failed to load.
 *
 * @example
 * <MessagePage icon={<Compass />} title="Not Found" text={<p>…</p>}
 *   actions={<Link to="/">Go to Home</Link>} />
 */
export function MessagePage({
  icon,
  tone = 'neutral',
  title,
  headingLevel = 1,
  text,
  actions,
  children,
}: MessagePageProps) {
  const Title = `h${headingLevel}` as const
  return (
    <div className="mx-auto flex max-w-prose flex-col items-center px-4 py-16 text-center sm:py-24">
      <span
        aria-hidden
        data-tone={tone}
        className="mb-4 grid size-14 place-items-center rounded-full border border-tint-line bg-tint-ground text-tint-text [&>svg]:size-6"
      >
        {icon}
      </span>
      <Title tabIndex={-1} className="font-display text-3xl">
        {title}
      </Title>
      <div className="mt-2 space-y-2 text-balance text-muted">{text}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-3">{actions}</div>
      {children}
    </div>
  )
}

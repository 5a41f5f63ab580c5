import { useId, type ReactNode } from 'react'

interface PanelProps {
  title: string
  /** Beside the title. */
  detail?: ReactNode
  /** The level of the title as a heading. */
  level: 2 | 3
  children: ReactNode
}

/** A part of a page of the guild, with its title. */
export function Panel({ title, detail, level, children }: PanelProps) {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section
      aria-labelledby={id}
      className="overflow-hidden rounded-lg border border-line bg-panel"
    >
      <div className="flex items-baseline justify-between gap-3 border-b border-line bg-raised px-3 py-2">
        <Heading id={id} className="font-semibold">
          {title}
        </Heading>
        {detail != null && <span className="shrink-0 text-sm text-muted">{detail}</span>}
      </div>
      {children}
    </section>
  )
}

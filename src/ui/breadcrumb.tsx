import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface LinkParts {
  className: string
  children: ReactNode
}

export interface BreadcrumbItem {
  label: string
  /** Renders the item as a link of the router. Without it, the item is plain text. */
  render?: (link: LinkParts) => ReactNode
}

const LEVEL = 'flex max-w-full min-w-0 items-center gap-2'
/** Hidden on phones: the page title below shows the same text, and space is short. */
const LAST = `${LEVEL} max-sm:sr-only`

/**
 * The path from Home to the current page. Used on pages below the first level.
 *
 * @example
 * <Breadcrumb items={[{ label: 'Home', render: (link) => <Link to="/" {...link} /> }, { label: 'Profile' }]} />
 */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  const last = items.length - 1
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-faint">
        {items.map((item, index) => (
          // Two levels can have the same label, so the index is part of the key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${index} ${item.label}`} className={index === last ? LAST : LEVEL}>
            {index > 0 && <ChevronRight aria-hidden className="size-3.5 shrink-0" />}
            {item.render ? (
              item.render({
                className:
                  'inline-flex min-w-0 items-center rounded-sm break-words text-muted transition-colors hover:text-text touch:min-h-touch touch:min-w-touch',
                children: item.label,
              })
            ) : (
              <span
                aria-current={index === last ? 'page' : undefined}
                className="min-w-0 break-words"
              >
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

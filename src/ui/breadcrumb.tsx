import { cx } from 'class-variance-authority'
import { ChevronLeft, ChevronRight } from 'lucide-react'
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

interface BreadcrumbProps {
  items: readonly BreadcrumbItem[]
  /**
   * On phones, a bar in place of the app's top bar, which stays visible and has only a link to the
   * last level. That has to be a link then.
   */
  isBar?: boolean
}

const BAR =
  'sticky-bar sm:touch:-my-3 max-sm:sticky max-sm:top-0 max-sm:z-20 max-sm:flex max-sm:h-12 max-sm:items-center max-sm:bg-ground max-sm:pr-24 max-sm:pl-1.5'
const LEVEL = 'flex max-w-full min-w-0 items-center gap-2'
/** Hidden on phones: the page title below shows the same text, and space is short. */
const LAST = `${LEVEL} max-sm:sr-only`

/**
 * The path from Home to the current page. Used on pages below the first level.
 *
 * @example
 * <Breadcrumb
 *   items={[{ label: 'Home', render: (link) => <Link to="/" {...link} /> }, { label: 'Profile' }]}
 * />
 */
export function Breadcrumb({ items, isBar = false }: BreadcrumbProps) {
  const last = items.length - 1
  return (
    <nav
      aria-label="Breadcrumb"
      className={isBar ? BAR : undefined}
      data-page-bar={isBar || undefined}
    >
      <ol className="flex flex-wrap items-center gap-x-2 text-sm text-faint">
        {items.map((item, index) => (
          <li
            // Two levels can have the same label, so the index is part of the key.
            // oxlint-disable-next-line react/no-array-index-key
            key={`${index} ${item.label}`}
            className={cx(
              index === last && !item.render ? LAST : LEVEL,
              isBar && index < last && 'max-sm:hidden',
            )}
          >
            {index > 0 && (
              <ChevronRight
                aria-hidden
                className={cx('size-3.5 shrink-0', isBar && 'max-sm:hidden')}
              />
            )}
            {item.render ? (
              item.render({
                className:
                  'inline-flex min-w-0 items-center rounded-sm break-words text-muted transition-colors hover:text-text touch:min-h-touch touch:min-w-touch',
                children: (
                  <>
                    {isBar && (
                      <ChevronLeft aria-hidden className="mr-1 size-5 shrink-0 sm:hidden" />
                    )}
                    <span>{item.label}</span>
                  </>
                ),
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

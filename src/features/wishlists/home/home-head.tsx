import { env } from '@/lib/env'
import { IconButton } from '@/ui/icon-button'
import { useFilterRow } from '@/ui/use-filter-row'
import { Link } from '@tanstack/react-router'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'

interface HomeHeadProps {
  /** The raid that is shown. */
  title: string
  /** The filters, behind a button without room for them. Nothing if there is nothing to filter. */
  filter?: ReactNode
  /** Whether something is filtered, so that the filters are to be seen. */
  isFiltered?: boolean
}

/** The page's title and filters; on phones a bar in place of the app's top bar. */
export function HomeHead({ title, filter, isFiltered = false }: HomeHeadProps) {
  const { isOpen, toggle } = useFilterRow(isFiltered)
  return (
    <header
      data-page-bar
      className="@container sticky-bar sticky top-0 z-20 flex min-h-12 flex-wrap items-center gap-x-3 max-sm:bg-raised sm:gap-y-2 max-sm:px-4"
    >
      <h1
        tabIndex={-1}
        className="min-w-0 flex-1 truncate font-display text-xl sm:text-3xl @max-3xs:basis-full @max-3xs:whitespace-normal short:text-xl"
      >
        {title}
      </h1>
      {filter && (
        <IconButton label="Filters" aria-expanded={isOpen} className="@4xl:hidden" onClick={toggle}>
          <ListFilter />
        </IconButton>
      )}
      <Link
        to="/"
        className="inline-flex min-h-touch items-center font-display text-xl text-accent sm:hidden"
      >
        {env.appName}
      </Link>
      {filter && (
        <div className={`@max-4xl:w-full ${isOpen ? '' : '@max-4xl:hidden'}`}>{filter}</div>
      )}
    </header>
  )
}

import type { TableSort } from '@/ui/tables/table-parts'
import { fromTableSort } from './filter-rows'

/** The search parameters that several tables have. An unknown column of `sort` is ignored. */
interface TableSearch {
  search?: string
  sort?: string
  edit?: string
  new?: true
}

/**
 * Changes search parameters; undefined removes one. `isSaved` closes a sheet without asking about
 * unsaved changes.
 */
type ChangeSearch<Search> = (
  change: Partial<Search> | TableSearch,
  options?: { isSaved?: boolean },
) => void

export interface TablePageProps<Search> {
  search: Search
  onSearchChange: ChangeSearch<Search>
  onSortChange: (sort: TableSort) => void
  /** Both close the form. */
  sheet: { onClose: () => void; onSaved: () => void }
}

type Navigate<Search> = (options: {
  search: (current: Search) => Search
  replace: boolean
  resetScroll: boolean
  ignoreBlocker: boolean
}) => Promise<void>

/**
 * The props of the page of a route. The scroll position stays when its search parameters change. A
 * filter gets a history entry, so that Back removes it. A search has one entry, no matter how often
 * it changes.
 */
export function toTablePage<Search extends TableSearch>(
  search: Search,
  navigate: Navigate<NoInfer<Search>>,
): TablePageProps<Search> {
  const onSearchChange: ChangeSearch<Search> = (change, { isSaved = false } = {}) => {
    const isRefinedSearch = search.search !== undefined && change.search !== undefined
    const isFilter = Object.keys(change).some((name) => !NOT_FILTERS.has(name)) && !isRefinedSearch
    void navigate({
      search: (current) => ({ ...current, ...change }),
      replace: !isFilter,
      resetScroll: false,
      ignoreBlocker: isSaved,
    })
  }
  return {
    search,
    onSearchChange,
    onSortChange: (sort) => onSearchChange({ sort: fromTableSort(sort) }),
    sheet: {
      onClose: () => onSearchChange(NO_SHEET),
      onSaved: () => onSearchChange(NO_SHEET, { isSaved: true }),
    },
  }
}

/** The search parameters that do not change which rows are shown. */
const NOT_FILTERS: ReadonlySet<string> = new Set(['sort', 'edit', 'new', 'import'])

/** The change of search parameters that closes the form. */
const NO_SHEET = { edit: undefined, new: undefined } as const

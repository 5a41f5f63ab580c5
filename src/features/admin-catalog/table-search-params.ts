import type { InstanceId } from '@/contract/ids'
import type { listLoot } from '@/contract/admin/admin-loot-item'
import type { CallQuery } from '@/contract/call'
import type { LootFilters } from './admin-catalog.queries'
import type { HistoryFilters } from './history/history.queries'

type Sort<Name extends string> = Name | `-${Name}`

/**
 * The search parameters of the tables; the routes validate them (routes/…/admin/-table-search.ts).
 */
interface TableSearch {
  search?: string
  /** The id of the entity that is edited in the sheet. */
  edit?: string
  /** The sheet shows the form for a new entity. */
  new?: true
}

export interface InstancesSearch extends TableSearch {
  sort?: Sort<'name' | 'expansion' | 'tier' | 'bosses' | 'items'>
  state?: 'active' | 'inactive'
  /** The sheet shows the import of a raid file. */
  import?: true
}

export interface BossesSearch extends TableSearch {
  sort?: Sort<'name' | 'order' | 'items' | 'wishlists'>
  instanceId?: InstanceId
}

export type SeasonsSearch = Pick<TableSearch, 'edit' | 'new'>

export type LootSearch = TableSearch &
  Pick<CallQuery<typeof listLoot>, 'sort' | 'instanceId' | 'bossId' | 'slot' | 'rarity'>

export interface HistorySearch {
  search?: string
  kind?: HistoryFilters['kind']
  page?: number
}

/**
 * Changes search parameters; undefined removes one. `isSaved` closes a sheet without asking about
 * unsaved changes.
 */
export type ChangeSearch<Search> = (
  change: Partial<Search>,
  options?: { isSaved?: boolean },
) => void

/**
 * The router's navigation options for a change of search parameters; the scroll position stays. A
 * filter gets a history entry, so that Back removes it. A search has one entry, no matter how often
 * it changes.
 */
export function navigationOf<Search extends TableSearch>(
  { search: searched }: Search,
  change: Partial<Search>,
  { isSaved = false } = {},
) {
  const isRefinedSearch = searched !== undefined && change.search !== undefined
  const isFilter = Object.keys(change).some((name) => !NOT_FILTERS.has(name)) && !isRefinedSearch
  return {
    search: (current: Search) => ({ ...current, ...change }),
    replace: !isFilter,
    resetScroll: false,
    ignoreBlocker: isSaved,
  }
}

/** The search parameters that do not change which rows are shown. */
const NOT_FILTERS: ReadonlySet<string> = new Set(['sort', 'edit', 'new', 'import'])

/** The change of search parameters that closes the form. */
export const NO_SHEET = { edit: undefined, new: undefined } as const

/** The query parameters of the loot call for the table's search parameters. */
export function toLootFilters(search: LootSearch): LootFilters {
  const { search: text, instanceId, bossId, slot, rarity, sort } = search
  return { search: text, instanceId, bossId, slot, rarity, sort }
}

/** The query parameters of the history call for the search parameters of the page. */
export function toHistoryFilters({ search, kind, page }: HistorySearch): HistoryFilters {
  return { search, kind, page: page ?? 1 }
}

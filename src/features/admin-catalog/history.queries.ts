import { queryOptions } from '@tanstack/react-query'
import { adminCatalogKey } from './admin-catalog.queries'
import { listHistory, type HistoryQuery } from './history.api'

/** The number of changes on one page of the history. */
export const HISTORY_PAGE_SIZE = 50

/** The filters and the page of the history; pages count from 1. */
export type HistoryFilters = Omit<NonNullable<HistoryQuery>, 'pageSize'>

/** A page of what admins have changed. It is fetched anew soon, because other admins make changes too. */
export function adminHistoryQuery(filters: HistoryFilters) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'history', filters],
    queryFn: ({ signal }) => listHistory({ ...filters, pageSize: HISTORY_PAGE_SIZE }, signal),
    staleTime: 10_000,
  })
}

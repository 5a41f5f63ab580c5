import { send } from '@/api/client'
import { getChange, listHistory, previewUndo } from '@/contract/admin/admin-history'
import type { CallQuery } from '@/contract/call'
import type { ChangeId } from '@/contract/ids'
import { queryOptions } from '@tanstack/react-query'
import { adminCatalogKey } from '../admin-catalog.queries'
import type { HistorySearch } from '../table-search'

export const HISTORY_PAGE_SIZE = 50

/** The filters and the page of the history; pages count from 1. */
export type HistoryFilters = Omit<NonNullable<CallQuery<typeof listHistory>>, 'pageSize'>

export function toHistoryFilters({ search, kind, page }: HistorySearch): HistoryFilters {
  return { search, kind, page: page ?? 1 }
}

/**
 * A page of what admins have changed. It is fetched anew soon, because other admins make changes
 * too.
 */
export function adminHistoryQuery(filters: HistoryFilters) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'history', filters],
    queryFn: ({ signal }) =>
      send(listHistory, { query: { ...filters, pageSize: HISTORY_PAGE_SIZE }, signal }),
    staleTime: 10_000,
  })
}

export function changeQuery(changeId: ChangeId) {
  return queryOptions({
    queryKey: [...adminCatalogKey, 'history', 'change', changeId],
    queryFn: ({ signal }) => send(getChange, { params: { changeId }, signal }),
  })
}

/**
 * What an undo of a change would do; read anew each time, because it depends on later changes. Not
 * below the key of the catalog: after the undo there is none any more.
 */
export function undoPreviewQuery(changeId: ChangeId) {
  return queryOptions({
    queryKey: ['undo-preview', changeId],
    queryFn: ({ signal }) => send(previewUndo, { params: { changeId }, signal }),
    gcTime: 0,
  })
}

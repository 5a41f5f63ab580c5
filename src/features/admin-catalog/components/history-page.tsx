import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/empty-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { useUndoChange } from '../history.mutations'
import { adminHistoryQuery, HISTORY_PAGE_SIZE, type HistoryFilters } from '../history.queries'
import { describeUndo } from '../history-words'
import { toHistoryFilters, type ChangeSearch, type HistorySearch } from '../table-search-params'
import { AdminPage } from './admin-page'
import { FilterSelect } from './filter-select'
import { HistoryRow } from './history-row'
import { SearchField } from '@/ui/search-field'
import { TableError } from './table-error'
import { RowCount, TableToolbar } from './table-toolbar'

interface HistoryPageProps {
  search: HistorySearch
  onSearchChange: ChangeSearch<HistorySearch>
}

/** The changes that admins have made to the catalog, newest first, with undo. */
export function HistoryPage({ search, onSearchChange }: HistoryPageProps) {
  const filters = useMemo(() => toHistoryFilters(search), [search])
  // The previous entries stay visible while new ones load.
  const shown = useDeferredValue(filters)
  return (
    <AdminPage title="History">
      <TableToolbar>
        <SearchField
          label="Search by name or BattleTag"
          value={search.search ?? ''}
          onChange={(text) => onSearchChange({ search: text || undefined, page: undefined })}
        />
        <FilterSelect
          label="Kind"
          allLabel="All kinds"
          value={search.kind}
          options={[
            { value: 'instance', label: 'Instances' },
            { value: 'boss', label: 'Bosses' },
            { value: 'item', label: 'Loot items' },
            { value: 'season', label: 'Seasons' },
          ]}
          onChange={(kind) => onSearchChange({ kind, page: undefined })}
        />
      </TableToolbar>
      <CatchBoundary getResetKey={() => JSON.stringify(shown)} errorComponent={TableError}>
        <HistoryList
          filters={shown}
          isStale={shown !== filters}
          onPageChange={(page) => onSearchChange({ page: page > 1 ? page : undefined })}
        />
      </CatchBoundary>
    </AdminPage>
  )
}

interface HistoryListProps {
  filters: HistoryFilters
  /** Whether entries for other filters are loading. */
  isStale: boolean
  onPageChange: (page: number) => void
}

function HistoryList({ filters, isStale, onPageChange }: HistoryListProps) {
  const { data } = useSuspenseQuery(adminHistoryQuery(filters))
  const undo = useUndoChange()
  const page = Number(filters.page)
  const lastPage = Math.ceil(data.total / HISTORY_PAGE_SIZE)
  return (
    <div aria-busy={isStale} className={`flex flex-col gap-4 ${isStale ? 'opacity-60' : ''}`}>
      <RowCount>{plural(data.total, 'change')}</RowCount>
      {data.entries.length === 0 ? (
        <EmptyState
          title="No changes found"
          text="What admins change in instances, bosses and loot is listed here for a year."
        />
      ) : (
        <ul
          aria-label="Changes"
          className="divide-y divide-line rounded-lg border border-line bg-panel"
        >
          {data.entries.map((entry) => (
            <HistoryRow
              key={entry.id}
              entry={entry}
              isUndoing={undo.isPending && undo.variables.changeId === entry.id}
              isDisabled={undo.isPending}
              onUndo={() => undo.mutate({ changeId: entry.id, message: describeUndo(entry) })}
            />
          ))}
        </ul>
      )}
      {lastPage > 1 && (
        <nav aria-label="Pages" className="flex items-center justify-between gap-3">
          <Button variant="outline" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
            Newer
          </Button>
          <p className="text-sm text-muted tabular-nums">
            Page {page} of {lastPage}
          </p>
          <Button
            variant="outline"
            disabled={page >= lastPage}
            onClick={() => onPageChange(page + 1)}
          >
            Older
          </Button>
        </nav>
      )}
    </div>
  )
}

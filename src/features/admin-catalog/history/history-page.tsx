import type { HistoryEntry } from '@/contract/admin/admin-history'
import { CATALOG_KINDS } from '@/contract/catalog-kinds'
import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { EmptyState } from '@/ui/messages/empty-state'
import { useSuspenseQuery } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { useUndoChange } from './history.mutations'
import {
  adminHistoryQuery,
  HISTORY_PAGE_SIZE,
  toHistoryFilters,
  type HistoryFilters,
} from './history.queries'
import { describeUndo, groupEntries, isAskedBefore, KIND_LABELS } from './history-words'
import type { HistorySearch } from '../table-search'
import type { TablePageProps } from '../table-page'
import { AdminPage } from '../components/admin-page'
import { FilterSelect } from '../components/filter-select'
import { ChangeSheet } from './change-sheet'
import { CreatedRows, HistoryRow } from './history-row'
import { UndoDialog } from './undo-dialog'
import { TableError } from '../components/table-error'
import { RowCount, TableToolbar } from '../components/table-toolbar'

/** The changes that admins have made to the catalog, newest first, with undo. */
export function HistoryPage({ search, onSearchChange }: TablePageProps<HistorySearch>) {
  const filters = useMemo(() => toHistoryFilters(search), [search])
  // The previous entries stay visible while new ones load.
  const shown = useDeferredValue(filters)
  return (
    <AdminPage title="History">
      <TableToolbar
        label="Name or BattleTag"
        search={search.search}
        onSearchChange={(text) => onSearchChange({ search: text, page: undefined })}
        values={[search.kind]}
        filters={
          <FilterSelect
            label="Kind"
            allLabel="All kinds"
            value={search.kind}
            options={CATALOG_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))}
            onChange={(kind) => onSearchChange({ kind, page: undefined })}
          />
        }
      />
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
  const [dialog, setDialog] = useState<{ shows: 'undo' | 'change'; entry: HistoryEntry } | null>(
    null,
  )
  const groups = groupEntries(data.entries)
  const page = Number(filters.page)
  const lastPage = Math.ceil(data.total / HISTORY_PAGE_SIZE)
  return (
    <div aria-busy={isStale} className={`flex flex-col gap-4 ${isStale ? 'opacity-60' : ''}`}>
      {/* Counts what is listed: the total of the backend counts each row of a group. */}
      <RowCount>{`${plural(groups.length, 'entry', 'entries')}${lastPage > 1 ? ` on page ${page} of ${lastPage}` : ''}`}</RowCount>
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
          {groups.map(([entry, ...others]) =>
            entry && others.length === 0 ? (
              <HistoryRow
                key={entry.id}
                entry={entry}
                isUndoing={undo.isPending && undo.variables.changeId === entry.id}
                isDisabled={undo.isPending && undo.variables.changeId !== entry.id}
                onUndo={() =>
                  isAskedBefore(entry)
                    ? setDialog({ shows: 'undo', entry })
                    : undo.mutate({ changeId: entry.id, message: describeUndo(entry) })
                }
                onOpen={() => setDialog({ shows: 'change', entry })}
              />
            ) : (
              entry && <CreatedRows key={entry.id} entries={[entry, ...others]} />
            ),
          )}
        </ul>
      )}
      {dialog?.shows === 'undo' && (
        <UndoDialog entry={dialog.entry} onClose={() => setDialog(null)} />
      )}
      {dialog?.shows === 'change' && (
        <ChangeSheet entry={dialog.entry} onClose={() => setDialog(null)} />
      )}
      {lastPage > 1 && (
        <nav aria-label="Pages" className="flex items-center justify-between gap-3">
          <Button variant="outline" disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
            Newer
          </Button>
          <p className="text-sm text-muted tabular-nums">{`Page ${page} of ${lastPage}`}</p>
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

import { formatDate, joinFacts, plural } from '@/lib/format'
import { Badge, type BadgeVariant } from '@/ui/badge'
import { ChoiceChips } from '@/ui/choice-chips'
import type { TableColumn } from '@/ui/table-parts'
import { WindowedTable } from '@/ui/windowed-table'
import { useMemo, useState } from 'react'
import {
  countRows,
  passes,
  ROW_FILTERS,
  type ImportRow,
  type RowFilter,
  type RowState,
} from '../import-rows'

const STATES: Record<RowState, { label: string; variant: BadgeVariant }> = {
  new: { label: 'New', variant: 'success' },
  known: { label: 'Known', variant: 'neutral' },
  invalid: { label: 'Invalid', variant: 'error' },
}

const FILTER_LABELS: Record<RowFilter, string> = {
  new: 'New',
  known: 'Known',
  player: 'Unknown player',
  item: 'Unknown item',
  invalid: 'Invalid',
}

const COLUMNS: readonly TableColumn<ImportRow>[] = [
  {
    id: 'award',
    header: 'Award',
    isRowHeader: true,
    cell: ({ number, label, ...row }) => (
      <>
        <span className="block truncate">{label || `Row ${number}`}</span>
        <span title={describeRow(row)} className="block truncate text-xs text-muted">
          {describeRow(row)}
        </span>
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state }) => <Badge variant={STATES[state].variant}>{STATES[state].label}</Badge>,
    className: 'w-28',
  },
]

function describeRow(row: Omit<ImportRow, 'number' | 'label'>): string {
  return joinFacts([
    row.problem,
    row.state === 'new' && row.hasUnknownPlayer && 'Player is not on the roster',
    row.state === 'new' && row.hasUnknownItem && 'Item is not in the catalog',
    row.award && formatDate(row.award.awardedAt),
    row.award?.difficulty,
    row.award?.response,
  ])
}

/** The rows of an export with what an import does with each, filtered by state. */
export function ImportPreview({ rows }: { rows: readonly ImportRow[] }) {
  const [filter, setFilter] = useState<RowFilter>()
  const counts = useMemo(() => countRows(rows), [rows])
  const shown = useMemo(
    () => (filter ? rows.filter((row) => passes(row, filter)) : rows),
    [rows, filter],
  )
  const options = ROW_FILTERS.filter((one) => counts[one] > 0).map((value) => ({
    value,
    label: `${FILTER_LABELS[value]} ${counts[value]}`,
  }))
  return (
    <section aria-label="Preview" className="flex flex-col gap-3">
      <p role="status" className="text-sm text-muted">
        {plural(rows.length, 'row')}. An unknown player or item is imported with its name only.
      </p>
      {/* The padding keeps focus rings visible, which the scrolling would cut off. */}
      <div className="-m-1 overflow-x-auto p-1">
        <ChoiceChips
          label="State"
          allOf="rows"
          selected={filter}
          options={options}
          onChange={setFilter}
        />
      </div>
      <WindowedTable
        caption="Rows of the export"
        columns={COLUMNS}
        count={shown.length}
        rowAt={(index) => shown[index]}
        rowKey={({ number }) => number}
        rowsId={filter ?? 'all'}
      />
    </section>
  )
}

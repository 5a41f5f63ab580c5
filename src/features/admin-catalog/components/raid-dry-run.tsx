import type { DryRunRow } from '@/contract/admin-dry-run'
import { capitalized, plural } from '@/lib/format'
import { Badge, type BadgeVariant } from '@/ui/badge'
import { InlineMessage } from '@/ui/inline-message'
import type { TableColumn } from '@/ui/table-parts'
import { WindowedTable } from '@/ui/windowed-table'
import { countOutcomes, OUTCOMES, sortByOutcome } from '../raid-file'

const LOOKS: Record<DryRunRow['outcome'], { label: string; variant: BadgeVariant }> = {
  new: { label: 'New', variant: 'success' },
  changed: { label: 'Changed', variant: 'warning' },
  duplicate: { label: 'Unchanged', variant: 'neutral' },
  invalid: { label: 'Invalid', variant: 'error' },
}

const COLUMNS: readonly TableColumn<DryRunRow>[] = [
  {
    id: 'outcome',
    header: 'Outcome',
    cell: ({ outcome }) => <Badge variant={LOOKS[outcome].variant}>{LOOKS[outcome].label}</Badge>,
    className: 'w-32',
  },
  {
    id: 'name',
    header: 'Name',
    cell: (row) => <NameCell row={row} />,
    isRowHeader: true,
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ kind }) => (kind ? capitalized(kind) : null),
    className: 'w-28 max-sm:hidden',
  },
]

/** The row's name, and below it what changes or what is invalid. */
function NameCell({ row: { name, index, fields } }: { row: DryRunRow }) {
  const text = Object.entries(fields ?? {})
    .map(([field, message]) => `${field}: ${message}`)
    .join('; ')
  return (
    <>
      <span className="block truncate">{name ?? `Row ${index + 1}`}</span>
      {text !== '' && (
        <span title={text} className="block truncate text-xs text-muted">
          {text}
        </span>
      )}
    </>
  )
}

/** The result of a dry run: totals by outcome and the outcome of every row. */
export function RaidDryRun({ name, rows }: { name: string; rows: readonly DryRunRow[] }) {
  const counts = countOutcomes(rows)
  const sorted = sortByOutcome(rows)
  const isUnchanged = counts.duplicate === rows.length
  return (
    <section aria-label={`Dry run of ${name}`} className="flex flex-col gap-4">
      <div role="status">
        {isUnchanged ? (
          <InlineMessage tone="info">
            Nothing changes: {name} already matches the file.
          </InlineMessage>
        ) : (
          <p className="flex flex-wrap items-center gap-2 text-sm text-text">
            <span className="font-semibold">{name}:</span>
            {OUTCOMES.filter((outcome) => counts[outcome] > 0).map((outcome) => (
              <Badge key={outcome} variant={LOOKS[outcome].variant}>
                {counts[outcome]} {LOOKS[outcome].label.toLowerCase()}
              </Badge>
            ))}
          </p>
        )}
      </div>
      {counts.invalid > 0 && (
        <InlineMessage tone="error">
          {plural(counts.invalid, 'row')} cannot be imported, so the file cannot be imported. Fix
          the file and choose it again.
        </InlineMessage>
      )}
      {!isUnchanged && (
        <WindowedTable
          caption={`Rows of ${name}`}
          columns={COLUMNS}
          count={sorted.length}
          rowAt={(index) => sorted[index]}
          rowKey={({ index }) => index}
        />
      )}
    </section>
  )
}

import type { DryRunRow } from '@/contract/admin-dry-run'
import { capitalized, plural } from '@/lib/format'
import { InlineMessage } from '@/ui/inline-message'
import type { TableColumn } from '@/ui/table-parts'
import { WindowedTable } from '@/ui/windowed-table'
import { countOutcomes, sortByOutcome } from '../raid-file'
import { describeRows, type ReadRaidFile } from '../raid-file-words'
import { OutcomeBadge, OutcomeCounts } from './outcome-badges'

/** A line of the table: a row of the file with one of its messages or changes, if it has any. */
interface Line {
  id: string
  row: DryRunRow
  place: string
  text: string
}

const COLUMNS: readonly TableColumn<Line>[] = [
  {
    id: 'outcome',
    header: 'Outcome',
    cell: ({ row: { outcome } }) => <OutcomeBadge outcome={outcome} />,
    className: 'w-32',
  },
  {
    id: 'name',
    header: 'Name',
    cell: (line) => <NameCell line={line} />,
    isRowHeader: true,
  },
  {
    id: 'kind',
    header: 'Kind',
    cell: ({ row: { kind } }) => (kind ? capitalized(kind) : null),
    className: 'w-28 max-sm:hidden',
  },
]

/** The row's name with its message or change, and below it the row's place in the file. */
function NameCell({ line: { row, place, text } }: { line: Line }) {
  const name = row.name ?? `Row ${row.index + 1}`
  return (
    <>
      <span title={text === '' ? undefined : text} className="block truncate">
        {text === '' ? name : `${name} – ${text}`}
      </span>
      <span className="block truncate text-xs text-muted">{place}</span>
    </>
  )
}

function toLines(read: ReadRaidFile, rows: readonly DryRunRow[]): Line[] {
  const sorted = sortByOutcome(rows)
  return describeRows(read, sorted).flatMap(({ place, texts }, index) => {
    const row = sorted[index]
    if (!row) return []
    const lines = texts.length > 0 ? texts : ['']
    return lines.map((text, number) => ({ id: `${row.index}.${number}`, row, place, text }))
  })
}

interface RaidDryRunProps {
  /** The file of the dry run. */
  read: ReadRaidFile
  rows: readonly DryRunRow[]
}

/** The result of a dry run: totals by outcome, and every row with its messages or changes. */
export function RaidDryRun({ read, rows }: RaidDryRunProps) {
  const { name } = read.file.instance
  const counts = countOutcomes(rows)
  const lines = toLines(read, rows)
  const isUnchanged = counts.duplicate === rows.length
  return (
    <section aria-label={`Dry run of ${name}`} className="flex flex-col gap-4">
      <div role="status">
        {isUnchanged ? (
          <InlineMessage tone="info">
            Nothing changes: {name} already matches the file.
          </InlineMessage>
        ) : (
          <OutcomeCounts name={name} counts={counts} />
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
          count={lines.length}
          rowAt={(index) => lines[index]}
          rowKey={({ id }) => id}
        />
      )}
    </section>
  )
}

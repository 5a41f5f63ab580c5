import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { plural } from '@/lib/format'
import { InlineMessage } from '@/ui/messages/inline-message'
import type { TableColumn } from '@/ui/tables/table-parts'
import { WindowedTable } from '@/ui/tables/windowed-table'
import { countOutcomes, sortByOutcome } from './raid-file'
import { describeRows, type ReadRaidFile } from './raid-file-words'
import { OutcomeBadge, OutcomeCounts } from '../components/outcome-badges'

/** A line of the table: a row of the file with one of its messages or changes, if it has any. */
interface Line {
  id: string
  row: DryRunRow
  position: string
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
]

/** The row's name with its message or change, and below it the row's position in the file. */
function NameCell({ line: { row, position, text } }: { line: Line }) {
  const name = nameOf(row)
  return (
    <>
      <span title={text === '' ? undefined : text} className="block truncate">
        {text === '' ? name : `${name} – ${text}`}
      </span>
      <span className="block truncate text-xs text-muted">{position}</span>
    </>
  )
}

function nameOf({ name, index }: DryRunRow): string {
  return name || `Row ${index + 1}`
}

function toLines(read: ReadRaidFile, rows: readonly DryRunRow[]): Line[] {
  const sorted = sortByOutcome(rows)
  return describeRows(read, sorted).flatMap(({ position, texts }, index) => {
    const row = sorted[index]
    if (!row) return []
    const lines = texts.length > 0 ? texts : ['']
    return lines.map((text, number) => ({ id: `${row.index}.${number}`, row, position, text }))
  })
}

/** Lines in full; those of the table are cut. */
function LineList({ label, lines }: { label: string; lines: readonly Line[] }) {
  return (
    <ul
      aria-label={label}
      // Focusable, so that it can be scrolled with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="mt-2 max-h-60 list-disc space-y-1 overflow-y-auto pl-5 break-words"
    >
      {lines.map(({ id, row, position, text }) => (
        <li key={id}>
          {nameOf(row)}: {text} <span className="text-muted">{`(${position})`}</span>
        </li>
      ))}
    </ul>
  )
}

interface RaidDryRunProps {
  /** The file of the dry run. */
  read: ReadRaidFile
  rows: readonly DryRunRow[]
}

interface DryRunSummaryProps {
  /** The name of the raid. */
  name: string
  counts: ReturnType<typeof countOutcomes>
}

/** The totals of a dry run by outcome. */
export function DryRunSummary({ name, counts }: DryRunSummaryProps) {
  const isUnchanged = counts.new + counts.changed + counts.invalid === 0
  if (!isUnchanged) return <OutcomeCounts name={name} counts={counts} />
  return (
    <InlineMessage tone="info">{`Nothing changes: ${name} already matches the file.`}</InlineMessage>
  )
}

/**
 * The result of a dry run: every row with its messages or changes. Unchanged
 * rows are only counted, unless they have warnings.
 */
export function RaidDryRun({ read, rows }: RaidDryRunProps) {
  const { name } = read.file.instance
  const counts = countOutcomes(rows)
  const lines = toLines(read, rows)
  // The lists above the table have the others, in full.
  const rest = lines.filter(
    ({ row: { outcome }, text }) => outcome === 'new' || (outcome === 'duplicate' && text !== ''),
  )
  const linesOf = (outcome: DryRunRow['outcome']) =>
    lines.filter(({ row }) => row.outcome === outcome)
  return (
    <section aria-label={`Dry run of ${name}`} className="flex flex-col gap-4">
      {counts.invalid > 0 && (
        <InlineMessage tone="error">
          The file cannot be imported because of {plural(counts.invalid, 'invalid row')}. Fix the
          file and choose it again.
          <LineList label="Invalid rows" lines={linesOf('invalid')} />
        </InlineMessage>
      )}
      {counts.changed > 0 && (
        <InlineMessage tone="info">
          Changes:
          <LineList label="Changed rows" lines={linesOf('changed')} />
        </InlineMessage>
      )}
      {rest.length > 0 && (
        <WindowedTable
          caption={`Rows of ${name}`}
          columns={COLUMNS}
          count={rest.length}
          rowAt={(index) => rest[index]}
          rowKey={({ id }) => id}
          hasTwoLines
        />
      )}
    </section>
  )
}

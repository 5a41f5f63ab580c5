import { capitalized, formatDate, joinFacts, plural } from '@/lib/format'
import { nameSome } from '@/lib/name-some'
import { Badge, type BadgeVariant } from '@/ui/badge'
import { Button } from '@/ui/button'
import { ChoiceChips } from '@/ui/fields/choice-chips'
import { InlineMessage } from '@/ui/messages/inline-message'
import type { TableColumn } from '@/ui/tables/table-parts'
import { WindowedTable } from '@/ui/tables/windowed-table'
import { useMemo, useState } from 'react'
import {
  chooseDifficulty,
  chooseReplacement,
  countRows,
  describeRows,
  needsChoice,
  passes,
  ROW_FILTERS,
  type AwardImportRow,
  type AwardFilter,
  type RowState,
} from '../import-rows'
import type { HistorySource } from '../use-history-import'
import {
  AwardMenu,
  describeCandidate,
  DifficultyMenu,
  ReplacementMenu,
  type OnEdit,
} from './row-menus'

const STATES: Record<RowState, { label: string; variant: BadgeVariant }> = {
  new: { label: 'New', variant: 'success' },
  awarded: { label: 'On the board', variant: 'success' },
  changed: { label: 'Changed', variant: 'warning' },
  known: { label: 'Known', variant: 'neutral' },
  repeated: { label: 'Repeated', variant: 'neutral' },
  invalid: { label: 'Left out', variant: 'error' },
}

const FILTER_LABELS: Record<AwardFilter, string> = {
  new: 'New',
  awarded: 'On the board',
  changed: 'Changed',
  known: 'Known',
  repeated: 'Repeated in this text',
  invalid: 'Left out',
  difficulty: 'Difficulty to choose',
  player: 'Unknown player',
  item: 'Unknown item',
}

/** The fields of a changed award in words. */
const FIELD_LABELS: Readonly<Record<string, string>> = { player: 'Winner' }

const columnsOf = (onEdit: OnEdit): readonly TableColumn<AwardImportRow>[] => [
  {
    id: 'award',
    header: 'Award',
    isRowHeader: true,
    cell: (row) => (
      <>
        <span className="block truncate">{row.label || row.position}</span>
        <span title={describeRow(row)} className="block truncate text-xs text-muted">
          {describeRow(row)}
        </span>
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: (row) =>
      needsChoice(row) ? (
        <DifficultyMenu row={row} onEdit={onEdit} />
      ) : row.state === 'awarded' ? (
        <AwardMenu row={row} onEdit={onEdit} />
      ) : row.state === 'changed' ? (
        <ReplacementMenu row={row} onEdit={onEdit} />
      ) : (
        <Badge variant={STATES[row.state].variant}>{STATES[row.state].label}</Badge>
      ),
    className: 'w-36',
  },
]

/** "Winner: Frostelle-ArgentDawn → Emberlyn-ArgentDawn": the stored value, then that of the row. */
function describeChanges({ changes = [] }: AwardImportRow): string[] {
  return changes.map(
    ({ field, stored, imported }) =>
      `${FIELD_LABELS[field] ?? capitalized(field)}: ${stored ?? 'none'} → ${imported ?? 'none'}`,
  )
}

/**
 * "Already on the board: awarded 9:14 PM by Ana. The import completes it."; null for a row of another
 * state.
 */
function describeAwarded({ state, candidates = [], awardId }: AwardImportRow): string | null {
  if (state !== 'awarded') return null
  const chosen = candidates.find(({ id }) => id === awardId)
  if (chosen) return `Already on the board: ${describeCandidate(chosen)}. The import completes it.`
  return awardId === null
    ? 'Imported as a new award, beside that of the board'
    : `The board has ${candidates.length} awards like it`
}

function describeRow(row: AwardImportRow): string {
  return joinFacts([
    describeAwarded(row),
    ...(row.awardId === null ? [] : describeChanges(row)),
    row.problem && `${row.position}: ${row.problem}`,
    row.state === 'repeated' && row.position,
    row.state === 'new' && row.hasUnknownPlayer && 'Player is not on the roster',
    row.state === 'new' && row.hasUnknownItem && 'Item is not in the catalog',
    row.state === 'new' &&
      row.nightStartedAt != null &&
      `Drop of the night of ${formatDate(row.nightStartedAt)}`,
    row.award && formatDate(row.award.awardedAt),
    row.award && (row.award.difficulty ?? 'Unknown difficulty'),
    needsChoice(row) && `item: ${row.award?.itemDifficulty}`,
    row.award?.isDateOther && 'the date of the row is another day',
    row.award?.response,
    row.award?.isAwardReason && 'not received',
  ])
}

/** The table has the others, too. */
const CHANGES_LISTED = 100

/** Lists what changed awards have stored and what the text has, in full; the table cuts its lines. */
function ChangedAwards({ rows, onEdit }: Pick<AwardImportPreviewProps, 'rows' | 'onEdit'>) {
  const changed = rows.filter(({ state }) => state === 'changed')
  return (
    <InlineMessage tone="warning">
      <p>{`${plural(changed.length, 'award differs', 'awards differ')} from what the guild has stored with the same id.`}</p>
      <ul
        aria-label="Changed awards"
        // Focusable, so that it can be scrolled with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-2 max-h-40 space-y-1 overflow-y-auto text-sm break-words"
      >
        {changed.slice(0, CHANGES_LISTED).map((row) => (
          <li
            key={row.position}
          >{`${row.award?.itemName ?? ''} – ${joinFacts(describeChanges(row))}`}</li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => onEdit(chooseReplacement(true))}>
          Replace all
        </Button>
        <Button variant="outline" size="sm" onClick={() => onEdit(chooseReplacement(false))}>
          Keep all
        </Button>
      </div>
    </InlineMessage>
  )
}

interface AwardImportPreviewProps {
  rows: readonly AwardImportRow[]
  source: HistorySource
  onEdit: OnEdit
}

/** The rows of an export, each with what the import does with it, filtered by state. */
export function AwardImportPreview({ rows, source, onEdit }: AwardImportPreviewProps) {
  const { encoding, unknownColumns, commentCount } = source
  const [filter, setFilter] = useState<AwardFilter>()
  const counts = useMemo(() => countRows(rows), [rows])
  // A new list of columns renders all rows again.
  const columns = useMemo(() => columnsOf(onEdit), [onEdit])
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
        {[
          `${describeRows(rows.length, counts, 'to import')}.`,
          'An unknown player or item is imported with its name only.',
          unknownColumns.length > 0 && `Columns that are not read: ${nameSome(unknownColumns)}.`,
          commentCount > 0 && `${plural(commentCount, 'comment')} left out.`,
          encoding && `The file is in ${encoding}.`,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {counts.difficulty > 0 && (
        <InlineMessage tone="warning">
          <p>
            <span>{plural(counts.difficulty, 'row names', 'rows name')}</span> another difficulty
            than the item: RCLootCouncil records the difficulty that is set when an item is awarded.
          </p>
          <div className="mt-2 flex flex-wrap gap-2">
            <Button variant="outline" size="sm" onClick={() => onEdit(chooseDifficulty('item'))}>
              As the items say
            </Button>
            <Button variant="outline" size="sm" onClick={() => onEdit(chooseDifficulty('row'))}>
              As the rows say
            </Button>
          </div>
        </InlineMessage>
      )}
      {counts.awarded > 0 && (
        <InlineMessage tone="info">
          {`${plural(counts.awarded, 'award is', 'awards are')} already on the board. The import completes ${counts.awarded === 1 ? 'it' : 'them'} with time and response, so that nothing counts twice.`}
        </InlineMessage>
      )}
      {counts.changed > 0 && <ChangedAwards rows={rows} onEdit={onEdit} />}
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
        columns={columns}
        count={shown.length}
        rowAt={(index) => shown[index]}
        rowKey={({ position }) => position}
        rowsId={filter ?? 'all'}
        hasTwoLines
      />
    </section>
  )
}

import type { HistoryEntry } from '@/contract/admin/admin-history'
import { formatDate, formatDateTime, joinFacts } from '@/lib/format'
import { Button } from '@/ui/button'
import {
  describeChange,
  describeCounts,
  describeFields,
  describeGroup,
  describeMissingUndo,
  namesOf,
} from './history-words'

/** The number of changed fields that are shown at once; a button shows the others. */
const FIELDS_SHOWN = 5

interface HistoryRowProps {
  entry: HistoryEntry
  isUndoing: boolean
  /** While another change is being undone. */
  isDisabled: boolean
  onUndo: () => void
  /** Opens the change with all names and fields. */
  onOpen: () => void
}

export function HistoryRow({ entry, isUndoing, isDisabled, onUndo, onOpen }: HistoryRowProps) {
  const title = describeChange(entry)
  const counts = describeCounts(entry)
  const fields = describeFields(entry)
  const undoneAt = formatDateTime(entry.undoneAt)
  /** Whether names or fields are in the sheet of the entry only. */
  const hasMore = namesOf(entry) !== '' || entry.changeCount > entry.changes.length
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <p className="font-medium break-words text-text">{title}</p>
        {counts !== '' && <p className="text-muted">{counts}</p>}
        <Fields lines={fields.slice(0, FIELDS_SHOWN)} />
        {!hasMore && fields.length > FIELDS_SHOWN && (
          <details>
            <summary className="w-fit cursor-pointer text-accent-text touch:min-h-touch touch:content-center">{`${fields.length - FIELDS_SHOWN} more`}</summary>
            <Fields lines={fields.slice(FIELDS_SHOWN)} />
          </details>
        )}
        {hasMore && (
          <button
            type="button"
            className="w-fit cursor-pointer text-accent-text touch:min-h-touch"
            aria-label={`Show all: ${title}`}
            onClick={onOpen}
          >
            Show all
          </button>
        )}
        <p className="text-xs text-muted">
          {joinFacts([
            entry.by ?? 'Deleted account',
            formatDateTime(entry.createdAt),
            undoneAt && `undone ${undoneAt}`,
            describeMissingUndo(entry),
          ])}
        </p>
      </div>
      {entry.undoableUntil && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Undo: ${title}`}
          title={`Can be undone until ${formatDate(entry.undoableUntil)}`}
          disabled={isDisabled}
          isLoading={isUndoing}
          loadingText="Undoing..."
          onClick={onUndo}
        >
          Undo
        </Button>
      )}
    </li>
  )
}

/** Rows that an admin has created one after another, newest first. */
export function CreatedRows({ entries }: { entries: readonly HistoryEntry[] }) {
  const [newest] = entries
  const names = entries.map(({ name }) => name).toReversed()
  return (
    <li className="flex flex-col gap-1 px-4 py-3 text-sm">
      <p className="font-medium break-words text-text">{describeGroup(entries)}</p>
      <p className="text-muted">{joinFacts([newest?.instanceName])}</p>
      <details>
        <summary className="w-fit max-w-full cursor-pointer truncate text-accent-text touch:min-h-touch touch:content-center">
          Names
        </summary>
        <Fields lines={names} />
      </details>
      <p className="text-xs text-muted">
        {joinFacts([
          newest?.by ?? 'Deleted account',
          formatDateTime(newest?.createdAt),
          'no undo: delete them instead',
        ])}
      </p>
    </li>
  )
}

function Fields({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <ul className="text-muted">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  )
}

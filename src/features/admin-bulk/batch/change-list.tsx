import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { COLUMN_BY_ID, columnOfField } from '../columns/columns'

interface ChangeListProps {
  results: readonly DryRunRow[]
  nameOf: (index: number) => string
}

/** The items that a submit changes, with the previous and the new value of each changed column. */
export function ChangeList({ results, nameOf }: ChangeListProps) {
  const changed = results.filter(({ outcome }) => outcome === 'changed')
  if (changed.length === 0) return null
  return (
    <div
      role="region"
      aria-label="Changes"
      // Focusable, so that it can be scrolled with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="max-h-60 overflow-y-auto rounded-md border border-line p-2"
    >
      <ul className="space-y-2">
        {changed.map((row) => (
          <li key={row.index} className="break-words">
            {nameOf(row.index)}
            <ul className="text-muted">
              {linesOf(row).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * One line per changed column. The three ids of an item usually change together and are one line.
 */
function linesOf({ changes, fields }: DryRunRow): string[] {
  const [itemId, ...otherIds] = ['itemId', 'blizzardItemId', 'wowheadId'].map((id) => changes?.[id])
  const isOneId =
    itemId !== undefined && otherIds.every((id) => id?.from === itemId.from && id.to === itemId.to)
  const words = changes
    ? Object.entries(changes).map(([field, { from, to }]) => [field, `${from} → ${to}`] as const)
    : Object.entries(fields ?? {})
  return words
    .filter(([field]) => !(isOneId && (field === 'blizzardItemId' || field === 'wowheadId')))
    .map(([field, text]) => `${labelOf(field)}: ${text}`)
}

function labelOf(field: string): string {
  return COLUMN_BY_ID[columnOfField(field)].label
}

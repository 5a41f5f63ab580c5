import type { HistoryEntry } from '@/contract/admin-history'
import { joinFacts, plural } from '@/lib/format'
import { fieldLabel } from './field-labels'

/** A change by an admin, in words: "Deleted boss Plexus Sentinel". */
export function describeChange({ action, kind, name, counts }: HistoryEntry): string {
  const isMany = kind === 'item' && counts.items > 1
  const what = isMany ? `${plural(counts.items, 'item')}: ${name}` : `${kind} ${name}`
  switch (action) {
    case 'created':
      return `Created ${what}`
    case 'changed':
      return `Changed ${what}`
    case 'deleted':
      return `Deleted ${what}`
    case 'reordered':
      return `Changed the boss order of ${name}`
    case 'moved':
      return `Moved ${what}`
    case 'submitted':
      return `Entered ${what}`
    case 'imported':
      return `Imported ${name} from a raid file`
    case 'restored':
      return `Restored ${what}`
    case 'reverted':
      return isMany ? `Undid a change of ${what}` : `Undid a change of ${name}`
    default:
      // A backend may have actions that this version of the app does not know.
      return `${action} ${what}`
  }
}

/** The actions whose counts are what was deleted with the row. */
const DELETIONS: ReadonlySet<string> = new Set(['deleted', 'restored'])

/** The other rows that were deleted or written: "2 bosses · 5 items · on 1 wishlist". */
export function describeCounts({ action, kind, counts }: HistoryEntry): string {
  const { bosses, items, wishlists } = counts
  const isImport = action === 'imported'
  if (!isImport && !DELETIONS.has(action)) return ''
  const lists = plural(wishlists, 'wishlist')
  return joinFacts([
    bosses > 0 && plural(bosses, 'boss', 'bosses'),
    items > 0 && kind !== 'item' && plural(items, 'item'),
    wishlists > 0 && (kind === 'instance' ? lists : `on ${lists}`),
  ])
}

/** The changed fields in words: "Slot: Wrist → Hands". Of several rows with the name of the row. */
export function describeFields({ changes, changeCount }: HistoryEntry): string[] {
  const isOneRow = new Set(changes.map(({ name }) => name)).size === 1
  const lines = changes.map(({ name, field, from, to }) => {
    const change = `${fieldLabel(field)}: ${from} → ${to}`
    return isOneRow || !name ? change : `${name}, ${change}`
  })
  const more = changeCount - changes.length
  return more > 0 ? [...lines, `and ${plural(more, 'more change')}`] : lines
}

/** The message after a change was undone. */
export function describeUndo({ action, kind, name, counts }: HistoryEntry): string {
  if (action !== 'deleted') return 'Undid the change'
  const isMany = kind === 'item' && counts.items > 1
  return isMany ? `Restored ${plural(counts.items, 'item')}` : `Restored ${name}`
}

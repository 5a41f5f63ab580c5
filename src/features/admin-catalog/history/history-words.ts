import type { CatalogKind } from '@/contract/catalog-kinds'
import { UNDO_DAYS, type HistoryEntry, type UndoOutcome } from '@/contract/admin/admin-history'
import { joinFacts, plural } from '@/lib/format'
import { fieldLabel } from '../field-labels'

/** The rows of each kind, as the filter names them. */
export const KIND_LABELS: Readonly<Record<CatalogKind, string>> = {
  instance: 'Instances',
  boss: 'Bosses',
  item: 'Loot items',
  season: 'Seasons',
}

/** Whether a change concerns several loot items, whose names it lists. */
function isMany({ kind, counts }: HistoryEntry): boolean {
  return kind === 'item' && counts.items > 1
}

/** Whether a change is the import of a raid, or its undo; it lists the names of the rows. */
function isOfImport({ kind, instanceName }: HistoryEntry): boolean {
  return kind === 'instance' && instanceName != null
}

/** The names of several rows; empty for one. */
export function namesOf(entry: HistoryEntry): string {
  return isMany(entry) || isOfImport(entry) ? entry.name : ''
}

/** Whether a submit has created no items. */
function isOnlyChanges({ changedRowCount, counts }: HistoryEntry): boolean {
  return changedRowCount >= counts.items
}

/**
 * A change by an admin, in words: "Deleted boss Plexus Sentinel". Several items are not named:
 * "Entered 110 items in Manaforge Omega".
 */
export function describeChange(entry: HistoryEntry): string {
  const { action, kind, name, counts, instanceName } = entry
  const items = plural(counts.items, 'item') + (instanceName ? ` in ${instanceName}` : '')
  const isNamed = !isMany(entry) && !isOfImport(entry)
  const rows = isMany(entry) ? items : `the import of ${instanceName}`
  const what = isNamed ? `${kind} ${name}` : rows
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
      return `${isOnlyChanges(entry) ? 'Changed' : 'Entered'} ${what}`
    case 'imported':
      return `Imported ${instanceName ?? name}`
    case 'restored':
      return `Restored ${what}`
    case 'reverted':
      if (isOfImport(entry)) return `Undid ${what}`
      return `Undid a change of ${isNamed ? name : what}`
    default:
      // A backend may have actions that this version of the app does not know.
      return `${action} ${what}`
  }
}

/** The actions whose counts are what was deleted with the row. */
const DELETIONS: ReadonlySet<string> = new Set(['deleted', 'restored'])

/**
 * The instance, unless the change names it, and the other rows that were deleted or written:
 * "Manaforge Omega · 5 items · on 1 wishlist".
 */
export function describeCounts(entry: HistoryEntry): string {
  const { action, kind, counts } = entry
  const { bosses, items, wishlists } = counts
  const isImport = action === 'imported' || isOfImport(entry)
  const instanceName = isMany(entry) || isImport ? undefined : entry.instanceName
  if (!isImport && !DELETIONS.has(action)) return instanceName ?? ''
  const lists = plural(wishlists, 'wishlist')
  return joinFacts([
    instanceName,
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

/** Why a change that was not undone has no undo, if that is known. */
export function describeMissingUndo(entry: HistoryEntry): string | undefined {
  const { action, createdAt, undoableUntil, undoneAt } = entry
  // The undo of a restored row is to delete it again.
  if (undoableUntil || undoneAt || action === 'restored') return undefined
  if (action === 'created') return 'no undo: delete it instead'
  const isOld = Date.now() - Date.parse(createdAt) > UNDO_DAYS * 24 * 60 * 60 * 1000
  return isOld
    ? `no undo after ${UNDO_DAYS} days`
    : 'undone and redone since: undo the newer entry instead'
}

/** The actions that are undone as a batch, which deletes what it has created. */
const BATCHES: ReadonlySet<string> = new Set(['submitted', 'imported', 'restored'])

/** Whether an undo asks first: that of a batch, an import, or a change of several items. */
export function isAskedBefore(entry: HistoryEntry): boolean {
  return BATCHES.has(entry.action) || isMany(entry)
}

/** Rows of one kind that an admin has created one after another in an instance are one group. */
export function groupEntries(entries: readonly HistoryEntry[]): HistoryEntry[][] {
  const groups: HistoryEntry[][] = []
  for (const entry of entries) {
    const last = groups.at(-1)
    if (last?.[0] && entry.action === 'created' && isSameOrigin(last[0], entry)) last.push(entry)
    else groups.push([entry])
  }
  return groups
}

function isSameOrigin(one: HistoryEntry, other: HistoryEntry): boolean {
  return (['action', 'kind', 'by', 'instanceName'] as const).every(
    (field) => one[field] === other[field],
  )
}

/** A group of created rows in words: "Created 8 bosses". */
export function describeGroup([first, ...others]: readonly HistoryEntry[]): string {
  const count = others.length + 1
  const many = first?.kind === 'boss' ? 'bosses' : `${first?.kind ?? 'row'}s`
  return `Created ${count} ${many}`
}

/** The actions whose undo brings no deleted rows back, but the previous values of changed ones. */
const KEEPS_ROWS: ReadonlySet<string> = new Set(['changed', 'moved', 'submitted', 'imported'])

/** What an undo would do, one line per kind of consequence. */
export function describeOutcome(outcome: UndoOutcome, action: string): string[] {
  const { items, editedItems, bosses, instanceName, restored, kept, wishes, wishlists } = outcome
  const restoredItems = outcome.restoredItems ?? 0
  const restoredWishes = outcome.restoredWishes ?? 0
  const edited = editedItems > 0 ? `, ${editedItems} of them changed since,` : ''
  const lines = [
    instanceName && `${instanceName} will be deleted.`,
    bosses > 0 && `${plural(bosses, 'boss', 'bosses')} will be deleted.`,
    items > 0 && `${plural(items, 'item')}${edited} will be deleted.`,
    wishlists > 0 &&
      `${plural(wishes, 'wish', 'wishes')} on ${plural(wishlists, 'wishlist')} will be removed.`,
    restoredItems > 0 &&
      (KEEPS_ROWS.has(action)
        ? `The previous values of ${plural(restoredItems, 'item')} will be restored.`
        : `${plural(restoredItems, 'item')} will be restored.`),
    restoredWishes > 0 &&
      `${plural(restoredWishes, 'wish', 'wishes')} on ${plural(outcome.restoredWishlists ?? 0, 'wishlist')} will be restored.`,
    restored > restoredItems &&
      `${plural(restored - restoredItems, restoredItems > 0 ? 'other row' : 'row')} will be restored.`,
    kept > 0 && `${plural(kept, 'row')} will stay, because of later changes.`,
  ]
  return lines.filter((line) => typeof line === 'string')
}

export function describeUndo(entry: HistoryEntry): string {
  if (entry.action !== 'deleted') return 'Undid the change'
  return `Restored ${isMany(entry) ? plural(entry.counts.items, 'item') : entry.name}`
}

import { slotLabel } from '@/game/items'

/** Values by column, as they are or are to be kept. */
export type Columns = Record<string, unknown>

/** What of the given columns is not yet so. Absent ones stay as they are. */
export function changesOf(existing: Columns, given: Columns): Columns {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([column, value]) => value !== undefined && !isSame(existing[column], value),
    ),
  )
}

/** "Was …" for each column that changes. */
export function describeChanges(existing: Columns, changes: Columns): Record<string, string> {
  return Object.fromEntries(
    Object.keys(changes).map((column) => [column, `Was ${show(column, existing[column])}`]),
  )
}

/** Lists are sets here: the order of classes or slots says nothing. */
function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return (one ?? null) === (other ?? null)
  const values = new Set<unknown>(one)
  return values.size === new Set(other).size && other.every((value) => values.has(value))
}

const SLOT_COLUMNS = new Set(['itemSlot', 'tokenSlots'])

function show(column: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => show(column, one)).join(', ') || 'empty'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return `${value}`
  if (typeof value !== 'string' || value === '') return 'empty'
  return SLOT_COLUMNS.has(column) ? slotLabel(value) : value
}

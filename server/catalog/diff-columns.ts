import { slotLabel } from '@/game/items'

/** Values by column name. */
export type Columns = Record<string, unknown>

/** The given columns whose value differs from the existing one. Undefined columns are ignored. */
export function diffColumns(existing: Columns, given: Columns): Columns {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([column, value]) => value !== undefined && !isSame(existing[column], value),
    ),
  )
}

/** "Was …" with the existing value, for each column in `changes`. */
export function describePreviousValues(
  existing: Columns,
  changes: Columns,
): Record<string, string> {
  return Object.fromEntries(
    Object.keys(changes).map((column) => [column, `Was ${format(column, existing[column])}`]),
  )
}

/** Arrays are compared as sets: the order of classes or slots has no meaning. */
function isSame(one: unknown, other: unknown): boolean {
  if (isRecord(one) && isRecord(other)) {
    const keys = [...Object.keys(one), ...Object.keys(other)]
    return keys.every((key) => isSame(one[key], other[key]))
  }
  if (!Array.isArray(one) || !Array.isArray(other)) return (one ?? null) === (other ?? null)
  const values = new Set<unknown>(one)
  return values.size === new Set(other).size && other.every((value) => values.has(value))
}

/** Whether a value is an object with named values, such as item levels by difficulty. */
function isRecord(value: unknown): value is Columns {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const SLOT_COLUMNS = new Set(['itemSlot', 'tokenSlots'])

function format(column: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => format(column, one)).join(', ') || 'empty'
  if (isRecord(value)) {
    return Object.entries(value)
      .map(([key, one]) => `${key} ${format(key, one)}`)
      .join(', ')
  }
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return `${value}`
  if (typeof value !== 'string' || value === '') return 'empty'
  return SLOT_COLUMNS.has(column) ? slotLabel(value) : value
}

import { describeValue } from '@/contract/describe-value'
import { isRecord } from '@/game/is-record'

export type Columns = Record<string, unknown>

/** The given columns whose value differs from the existing one. Undefined columns are ignored. */
export function diffColumns(existing: Columns, given: Columns): Columns {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([column, value]) => value !== undefined && !isSame(existing[column], value),
    ),
  )
}

/** The changes of an existing row in words. */
export interface ChangesInWords {
  /** By column, "Was …" with the previous value. */
  fields: Record<string, string>
  /** By column, the previous and the new value. */
  changes: Record<string, { from: string; to: string }>
}

export function describeChanges(existing: Columns, changes: Columns): ChangesInWords {
  const described = Object.entries(changes).map(([column, value]) => {
    const from = describeValue(column, existing[column])
    return { column, from, to: describeValue(column, value) }
  })
  return {
    fields: Object.fromEntries(described.map(({ column, from }) => [column, `Was ${from}`])),
    changes: Object.fromEntries(described.map(({ column, from, to }) => [column, { from, to }])),
  }
}

/** The outcome of a row that matches an existing one. */
export type PlannedUpdate<Existing> =
  | { outcome: 'duplicate'; existing: Existing }
  | { outcome: 'changed'; existing: Existing; changes: Columns; words: ChangesInWords }

export function planUpdate<Existing extends Columns>(
  existing: Existing,
  columns: Columns,
): PlannedUpdate<Existing> {
  const changes = diffColumns(existing, columns)
  return Object.keys(changes).length === 0
    ? { outcome: 'duplicate', existing }
    : { outcome: 'changed', existing, changes, words: describeChanges(existing, changes) }
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

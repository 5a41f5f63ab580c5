export type Direction = 'ascending' | 'descending'

/** The direction after a press on the column that the rows are sorted by. */
export const OPPOSITE = { ascending: 'descending', descending: 'ascending' } as const

type Value = string | number | null | undefined

/** Compares two values for a sort in a direction; unknown ones come last in both. */
export function compareKnown(one: Value, other: Value, direction: Direction): number {
  if (one == null || other == null) return Number(one == null) - Number(other == null)
  // Not by the collation of the browser, which is slow to load on a phone.
  if (one === other) return 0
  return one < other === (direction === 'ascending') ? -1 : 1
}

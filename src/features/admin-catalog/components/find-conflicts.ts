/** A field that somebody else has changed while it was open in a form. */
export interface Conflict {
  field: string
  yours: unknown
  stored: unknown
}

type Values = Readonly<Record<string, unknown>>

/** The fields whose stored value differs from that at opening, and from that in the form. */
export function findConflicts(opened: Values, stored: Values, current: Values): Conflict[] {
  return Object.keys(stored).flatMap((field) =>
    isSameValue(stored[field], opened[field]) || isSameValue(stored[field], current[field])
      ? []
      : [{ field, yours: current[field], stored: stored[field] }],
  )
}

/** The values of forms are plain data, with lists in one order. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}

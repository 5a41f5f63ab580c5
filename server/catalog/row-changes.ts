import type { RowChange } from '../database/schema'
import { diffColumns, type Columns } from './diff-columns'

/** The change of an existing row in the form in which it is stored. */
export function toRowChange(
  existing: Columns & { id: string; name: string },
  after: Columns,
): RowChange {
  const { id, name } = existing
  const before = Object.entries(existing).filter(([column]) => column in after)
  return { id, name, before: Object.fromEntries(before), after }
}

/** The previous values of the columns that a change has written, without those edited since. */
export function previousValues(current: Columns, change: RowChange | undefined): Columns {
  const { before = {}, after = {} } = change ?? {}
  const editedSince = diffColumns(current, after)
  const unedited = Object.entries(before).filter(([column]) => !(column in editedSince))
  return Object.fromEntries(unedited)
}

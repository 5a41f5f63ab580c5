import type { HistoryEntry } from '@/contract/admin/admin-history'
import type { RowChange } from '../../database/schema'
import { describeChanges } from '../diff-columns'

/**
 * The columns that refer to an instance or boss, and the fields as which a change of them is shown.
 */
export const REFERENCES: Readonly<Record<string, string>> = {
  instanceId: 'instance',
  bossId: 'boss',
}

/** The changed fields of a row in words. */
export function toFields(
  { name, before, after }: RowChange,
  names: ReadonlyMap<string, string>,
): HistoryEntry['changes'] {
  const { changes } = describeChanges(before, after)
  return Object.entries(changes).map(([column, { from, to }]) => {
    const field = REFERENCES[column]
    if (!field) return { name, field: column, from, to }
    const nameOf = (id: string) => names.get(id) ?? `a deleted ${field}`
    return { name, field, from: nameOf(from), to: nameOf(to) }
  })
}

import { describeValue } from '@/contract/describe-value'
import { findConflicts } from '@/features/admin-catalog/components/find-conflicts'
import { nameSome } from '@/lib/name-some'
import { COLUMNS, mapColumns, type Cells } from './columns'
import type { GridRow } from './grid-rows'

/** Whose values are chosen: the user's, or those that somebody else has stored. */
export type Side = 'yours' | 'stored'

/**
 * Returns a row with the cells that are stored now in place of those that were opened. Cells that
 * the user has changed stay; if somebody else has changed them too, they are conflicts.
 */
export function withStored(row: GridRow, opened: Cells, stored: Cells): GridRow {
  const before: Readonly<Record<string, string>> = opened
  const conflicts = findConflicts(before, stored, row.cells).filter(
    ({ field, yours }) => yours !== before[field],
  )
  const cells = mapColumns(({ id }) => (row.cells[id] === opened[id] ? stored[id] : row.cells[id]))
  return { ...row, cells, conflicts: conflicts.length > 0 ? conflicts : undefined }
}

/** Sets conflicting cells of a row, by column id. What is chosen is no conflict and no error. */
export function withChosen(row: GridRow, chosen: ReadonlyMap<string, unknown>): GridRow {
  const cells = mapColumns(({ id }) => {
    const value = chosen.get(id)
    return typeof value === 'string' ? value : row.cells[id]
  })
  const conflicts = row.conflicts?.filter(({ field }) => !chosen.has(field)) ?? []
  const messages = Object.entries(row.dryRun?.messages ?? {}).filter(([id]) => !chosen.has(id))
  if (!row.dryRun || conflicts.length === 0 || messages.length === 0)
    return {
      ...row,
      cells,
      conflicts: conflicts.length > 0 ? conflicts : undefined,
      dryRun: undefined,
    }
  return {
    ...row,
    cells,
    conflicts,
    dryRun: { ...row.dryRun, messages: Object.fromEntries(messages) },
  }
}

/** The values of one side for all conflicts of a row, for `withChosen`. */
export function valuesOfSide(row: GridRow, side: Side): ReadonlyMap<string, unknown> {
  return new Map(row.conflicts?.map((conflict) => [conflict.field, conflict[side]]))
}

export function chooseSide(rows: readonly GridRow[], side: Side): GridRow[] {
  return rows.map((row) => (row.conflicts ? withChosen(row, valuesOfSide(row, side)) : row))
}

export function labelOfField(field: string): string {
  return COLUMNS.find(({ id }) => id === field)?.label ?? field
}

/** What somebody else has stored: "Rarity Legendary, Item ID empty". */
export function describeStored(rows: readonly GridRow[]): string {
  const conflicts = rows.flatMap((row) => row.conflicts ?? [])
  return nameSome(
    conflicts.map(({ field, stored }) => `${labelOfField(field)} ${describeValue(field, stored)}`),
  )
}

import { toCsv } from '@/lib/csv'
import { COLUMNS } from './columns'
import { filledRows, usesHidden, type GridRow } from './grid-rows'

/** Formats the filled rows as CSV with a header row. Pasting the result restores them. */
export function gridToCsv(rows: readonly GridRow[]): string {
  const isUsed = rows.some(usesHidden)
  const columns = COLUMNS.filter(({ isHiddenUntilUsed }) => isUsed || !isHiddenUntilUsed)
  return toCsv([
    columns.map(({ label }) => label),
    ...filledRows(rows).map(({ cells }) => columns.map(({ id }) => cells[id])),
  ])
}

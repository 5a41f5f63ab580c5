import { CircleAlert, Pencil, TriangleAlert } from 'lucide-react'
import type { ColumnId } from '../columns/columns'
import type { GridChecks } from '../columns/grid-checks'
import type { GridRow } from '../columns/grid-rows'

/** What is said about a cell: an error, a warning, or that the submit changes it. */
export type Verdict = 'error' | 'warning' | 'info'

export const VERDICT_GLYPHS: Record<Verdict, typeof Pencil> = {
  error: CircleAlert,
  warning: TriangleAlert,
  info: Pencil,
}

/** The most urgent of what is said about a cell of a row, and its words. */
export function verdictOf(
  checks: GridChecks,
  row: GridRow | undefined,
  rows: readonly GridRow[],
  column: ColumnId,
): { verdict: Verdict | undefined; message: string } {
  const error = row && checks.errorsOf(row, rows)[column]
  if (error !== undefined) return { verdict: 'error', message: error }
  const warning = row && checks.warningsOf(row, rows)[column]
  const change = row && checks.changesOf(row)[column]
  const message = [warning, change].filter(Boolean).join('. ')
  if (message === '') return { verdict: undefined, message }
  return { verdict: warning === undefined ? 'info' : 'warning', message }
}

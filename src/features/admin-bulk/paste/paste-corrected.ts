import type { InstanceId } from '@/contract/ids'
import { choicesOf, COLUMNS, type Choice } from '../columns'
import { withCells } from '../rows/edit-rows'
import type { GridRow } from '../grid/grid-rows'
import { pasteIntoShown, type CorrectedCell } from './paste-table'
import { recallCorrections } from './remembered-corrections'

/**
 * Reads a table like `pasteIntoShown`. Texts that are no choice of their column become what the
 * admin has chosen for them in an earlier table of the raid.
 */
export function pasteCorrected(instanceId: InstanceId): typeof pasteIntoShown {
  return (...args) => {
    const pasted = pasteIntoShown(...args)
    if ('error' in pasted) return pasted
    const [rows, , , , bosses] = args
    const recall = recallCorrections(instanceId)
    const before = new Set(rows)
    const corrected: CorrectedCell[] = []

    function correct(row: GridRow): GridRow {
      const changes = new Map<number, string>()
      for (const [column, definition] of COLUMNS.entries()) {
        const text = row.cells[column] ?? ''
        const label = isChoice(text, choicesOf(definition, bosses))
          ? undefined
          : recall(column, text)
        if (label === undefined) continue
        changes.set(column, label)
        corrected.push({ id: row.id, column, text })
      }
      return changes.size > 0 ? withCells(row, changes, bosses) : row
    }

    const next = pasted.rows.map((row) => (before.has(row) ? row : correct(row)))
    return { ...pasted, rows: next, corrected }
  }
}

/** Whether a text needs no correction; also if its column has no choices. */
function isChoice(text: string, choices: readonly Choice[] | undefined): boolean {
  return choices?.some(({ label }) => label === text) ?? true
}

import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { InlineMessage } from '@/ui/inline-message'
import { COLUMNS } from '../columns'
import { findCells, replaceInCells } from '../find-replace'
import { useGrid, useGridState } from '../grid-context'
import type { GridState } from '../grid-state'
import type { GridChecks } from '../grid-checks'

/** Offers to correct all cells that equal the one that was just corrected. */
export function FixAll() {
  const { store, checks, focus } = useGrid()
  const { text, replacement, count } = useGridState((state) => {
    const correction = correctionOf(state, checks)
    return { ...correction?.texts, count: correction?.cells.length ?? 0 }
  })
  if (count === 0 || text === undefined || replacement === undefined) return null

  function replaceAll() {
    const correction = correctionOf(store.getState(), checks)
    if (!correction) return
    const { search, cells, texts } = correction
    const { bosses } = checks.target
    store.change((rows) => replaceInCells(rows, cells, search, texts.replacement, bosses))
    focus.focusActiveCell()
  }

  return (
    <InlineMessage tone="info">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">
          {plural(count, 'other cell')} of this column {count === 1 ? 'is' : 'are'} “{text}” too.
        </p>
        <Button size="sm" variant="outline" onClick={replaceAll}>
          Replace with “{replacement}”
        </Button>
      </div>
    </InlineMessage>
  )
}

/** The cells that have the text which the last edit has corrected; undefined if it corrected none. */
function correctionOf({ rows, columnCount, lastEdit }: GridState, checks: GridChecks) {
  if (!lastEdit) return undefined
  const { row, column, before } = lastEdit
  const id = COLUMNS[column]?.id
  const [rowBefore, rowAfter] = [before[row], rows[row]]
  if (!id || !rowBefore || !rowAfter || !checks.isInvalid(rowBefore, id)) return undefined
  const [text = '', replacement = ''] = [rowBefore.cells[column], rowAfter.cells[column]]
  if (text === '' || replacement === '' || checks.isInvalid(rowAfter, id)) return undefined
  const search = { text, column, isWholeCell: true }
  const cells = findCells(rows, search, columnCount)
  return { search, cells, texts: { text, replacement } }
}

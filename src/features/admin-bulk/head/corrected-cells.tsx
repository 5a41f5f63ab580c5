import { plural } from '@/lib/format'
import { Button } from '@/ui/button'
import { rememberCorrection } from '../paste/remembered-corrections'
import { withText } from '../rows/edit-rows'
import { useGrid, useGridState } from '../grid/grid-context'
import { Info } from './info-line'

/** Says which texts of the last paste were corrected as in earlier ones, until the rows change. */
export function CorrectedCells() {
  const { store, checks, focus } = useGrid()
  const corrected = useGridState(({ lastPaste }) => lastPaste?.corrected)
  if (!corrected || corrected.length === 0) return null
  const texts = [...new Set(corrected.map(({ text }) => `“${text}”`))].join(', ')

  function undo(cells: NonNullable<typeof corrected>) {
    for (const { column, text } of cells) {
      rememberCorrection(checks.target.instanceId, column, text, null)
    }
    store.change((rows) =>
      rows.map((row) =>
        cells.reduce(
          (next, { id, column, text }) => (id === row.id ? withText(next, column, text) : next),
          row,
        ),
      ),
    )
    focus.focusActiveCell()
  }

  return (
    <Info text={`Corrected ${plural(corrected.length, 'cell')} as before: ${texts}`}>
      <Button size="sm" variant="outline" className="h-7" onClick={() => undo(corrected)}>
        Undo corrections
      </Button>
    </Info>
  )
}

import { plural } from '@/lib/format'
import type { GridChecks } from '../columns/grid-checks'
import { useGrid, useGridState } from '../sheet/grid-context'
import { findCells, replaceInCells } from '../sheet/state/find-replace'
import type { GridState } from '../sheet/state/grid-state'
import { Info, LineButton } from './info-line'

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
    <Info
      text={`${plural(count, 'other cell')} of this column ${count === 1 ? 'is' : 'are'} “${text}” too.`}
    >
      <LineButton onClick={replaceAll}>{`Replace with “${replacement}”`}</LineButton>
    </Info>
  )
}

/** Undefined if the last edit has corrected no cell. */
function correctionOf({ rows, lastEdit }: GridState, checks: GridChecks) {
  if (!lastEdit) return undefined
  const { row, column, before } = lastEdit
  const [rowBefore, rowAfter] = [before[row], rows[row]]
  if (!rowBefore || !rowAfter || !checks.isInvalid(rowBefore, column)) return undefined
  const [text, replacement] = [rowBefore.cells[column], rowAfter.cells[column]]
  if (text === '' || replacement === '' || checks.isInvalid(rowAfter, column)) return undefined
  const search = { text, column, isWholeCell: true }
  const cells = findCells(rows, search, [column])
  return { search, cells, texts: { text, replacement } }
}

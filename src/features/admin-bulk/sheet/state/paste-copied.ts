import type { Choice } from '../../columns/choices'
import { COLUMN_IDS, placeOf } from '../../columns/columns'
import type { GridRow } from '../../columns/grid-rows'
import { withCells, withText } from '../../columns/with-cells'
import type { CopiedCells } from './copied-cells'
import { cornersOf, type Area } from './grid-area'
import { intoShown, repeatToFill, writeBlock, type Written } from './paste-table'

/**
 * Writes cells that the grid has copied into the rows that no filter hides. They are repeated if
 * the selection is a multiple of their height or width. In their own columns they stay as they are;
 * in others they are normalized.
 */
export function pasteCopied(
  rows: readonly GridRow[],
  hiddenRows: ReadonlySet<number>,
  selection: Area,
  { left, rows: copied }: CopiedCells,
  bosses: readonly Choice[],
): Written | { error: string } {
  const { column } = cornersOf(selection).active
  const start = placeOf(column)
  const targets = COLUMN_IDS.slice(start, start + (copied[0]?.length ?? 0))
  return intoShown(rows, hiddenRows, selection, (shown, area) => {
    const block = repeatToFill({ targets, rows: copied }, area, COLUMN_IDS)
    const isInPlace = column === left && block.targets.length === targets.length
    return writeBlock(shown, area, block, (row, changes) =>
      isInPlace
        ? [...changes].reduce((next, [column, text]) => withText(next, column, text), row)
        : withCells(row, changes, bosses),
    )
  })
}

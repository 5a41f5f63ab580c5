import { filledRows, type GridRow } from '../grid/grid-rows'
import { ALL_COLUMNS, BASE_COLUMN_COUNT, columnIndex, COLUMNS } from '../columns'

/** The columns that are always shown. */
const KEPT: ReadonlySet<number> = new Set(
  (['name', 'boss', 'slot', 'type'] as const).map(columnIndex),
)
/** As many rows fill a screen; in a shorter table a column is not in the way. */
const ROWS_MIN = 20

/**
 * Returns the columns that are empty, or have the same valid text in all rows. Those with a text are first, then the empty ones from the last one on.
 * None if there are few rows.
 */
export function uniformColumns(rows: readonly GridRow[]): number[] {
  const filled = filledRows(rows)
  if (filled.length < ROWS_MIN) return []
  const uniform = ALL_COLUMNS.filter((column) => {
    if (KEPT.has(column) || column >= BASE_COLUMN_COUNT) return false
    const text = commonText(filled, column)
    const choices = COLUMNS[column]?.choices
    return text !== undefined && (text === '' || !choices || hasLabel(choices, text))
  })
  const isFilled = (column: number) => filled[0]?.cells[column] !== ''
  const empty = uniform.filter((column) => !isFilled(column))
  return [...uniform.filter(isFilled), ...empty.toReversed()]
}

/** The text that a column has in all rows; undefined if they differ. */
function commonText(rows: readonly GridRow[], column: number): string | undefined {
  const text = rows[0]?.cells[column]
  return rows.every(({ cells }) => cells[column] === text) ? text : undefined
}

function hasLabel(choices: readonly { label: string }[], text: string): boolean {
  return choices.some(({ label }) => label === text)
}

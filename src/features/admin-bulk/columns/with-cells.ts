import type { Choice } from './choices'
import { COLUMN_IDS, type Cells, type ColumnId } from './columns'
import type { CellMessages, GridRow } from './grid-rows'
import { normalizeCells } from './normalize-row'
import { toKey } from './normalize-words'

/** Sets and normalizes some cells of a row by column, see `normalizeCells`. */
export function withCells(
  row: GridRow,
  changes: ReadonlyMap<ColumnId, string>,
  bosses: readonly Choice[],
): GridRow {
  const { cells, proposed } = normalizeCells(row, changes, bosses)
  const filled = withTexts(row, cells)
  return filled === row ? row : { ...filled, proposed }
}

/**
 * Replaces the cells of a row without normalizing them. Removes the dry run's result and the errors
 * of the server for changed cells. Returns the same object if no cell changes.
 */
export function withTexts(row: GridRow, cells: Cells): GridRow {
  const hasChanged = (id: ColumnId) => row.cells[id] !== cells[id]
  if (!COLUMN_IDS.some(hasChanged)) return row
  const { id, source, isMissing, pasted } = row
  const proposed = [...(row.proposed ?? [])].filter(([column]) => !hasChanged(column))
  const conflicts = row.conflicts?.filter(
    ({ field }) => !COLUMN_IDS.some((id) => id === field && hasChanged(id)),
  )
  const rejections = row.rejections && withoutColumns(row.rejections, hasChanged)
  return {
    id,
    cells,
    ...(source && { source }),
    ...(isMissing && { isMissing }),
    ...(pasted && { pasted }),
    ...(proposed.length > 0 && { proposed: new Map(proposed) }),
    ...(conflicts?.length && { conflicts }),
    ...(rejections && { rejections }),
  }
}

/** The messages of the columns that have not changed; undefined if there are none. */
function withoutColumns(
  messages: CellMessages,
  hasChanged: (id: ColumnId) => boolean,
): CellMessages | undefined {
  const kept = COLUMN_IDS.flatMap((id) => {
    const message = messages[id]
    return message === undefined || hasChanged(id) ? [] : [[id, message] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** Sets the text of one cell without normalizing it. */
export function withText(row: GridRow, column: ColumnId, text: string): GridRow {
  return withTexts(row, { ...row.cells, [column]: text })
}

/** Makes a row of a deleted item one that creates the item again. */
export function withoutSource({ id, cells }: GridRow): GridRow {
  return { id, cells }
}

export function withBosses(rows: readonly GridRow[], bosses: readonly Choice[]): GridRow[] {
  return rows.map((row) => {
    const text = row.cells.boss
    if (text === '') return row
    const named = withCells(row, new Map([['boss', text]]), bosses)
    // Not an edit of the user.
    if (named === row || row.pasted?.boss !== text) return named
    return { ...named, pasted: { ...row.pasted, boss: named.cells.boss } }
  })
}

/**
 * Transfers changes of rows to rows that were read again: what differs between `rows` and `before`.
 * @param after the rows that replace `before`, in the same order
 * @param rows the rows of `before` with changes, in any order, and others, which stay
 */
export function withEdits(
  after: readonly GridRow[],
  before: readonly GridRow[],
  rows: readonly GridRow[],
): GridRow[] {
  const indexes = new Map(before.map(({ id }, index) => [id, index]))
  return rows.map((row) => {
    const index = indexes.get(row.id) ?? -1
    const [read, unchanged] = [after[index], before[index]]
    if (!read || !unchanged) return row
    return COLUMN_IDS.reduce((next, id) => {
      const text = row.cells[id]
      return text === unchanged.cells[id] ? next : withText(next, id, text)
    }, read)
  })
}

/** Replaces texts of the Boss column, which differ from the given ones in case at most. */
export function renameBosses(
  rows: readonly GridRow[],
  names: ReadonlyMap<string, string>,
  bosses: readonly Choice[],
): GridRow[] {
  const byKey = new Map([...names].map(([before, after]) => [toKey(before), after]))
  return rows.map((row) => {
    const name = byKey.get(toKey(row.cells.boss))
    return name === undefined ? row : withCells(row, new Map([['boss', name]]), bosses)
  })
}

/** Whether the row shows an existing item, which nobody has deleted since. */
export function isStoredItem({ source, isMissing }: GridRow): boolean {
  return source !== undefined && !isMissing
}

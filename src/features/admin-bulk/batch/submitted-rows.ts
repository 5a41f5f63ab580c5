import { ValidationError } from '@/api/errors'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import { plural } from '@/lib/format'
import { createRow, filledRows, type GridRow } from '../columns/grid-rows'
import { lootSource, toSourceCells } from '../columns/loot-source'
import type { RowTarget } from '../columns/parse-grid-row'
import type { GridStore } from '../sheet/state/grid-store'
import { groupByRow, isBasisPath, withRejections } from './annotate-rows'
import type { Batch } from './batch-types'
import { refreshSources } from './refresh-sources'

/**
 * Removes the submitted rows that are deleted from the grid, and clears the history. Rows of
 * existing items stay and are compared with what was stored. New rows become rows of their items
 * among rows of existing items; in a grid without those, they are removed. Rows that were changed
 * since stay. Then shows what other admins have changed in the items of the rows.
 * @param items the items of the new rows, in their order
 */
export function finishSubmitted(
  store: GridStore,
  { rows: sent, request }: Batch,
  items: readonly (AdminLootItem | undefined)[],
  target: RowTarget,
) {
  const { bosses } = target
  store.commitEdit()
  const indexByText = new Map(sent.map(({ cells }, index) => [JSON.stringify(cells), index]))
  const indexOf = (row: GridRow) => indexByText.get(JSON.stringify(row.cells))
  const isSubmitted = (row: GridRow) => indexOf(row) !== undefined
  const sourceById = new Map(sent.map(({ source }) => [source?.id, source]))
  const stored = new Map(
    request.edits.map(({ id, changes }) => [
      id,
      lootSource.parse({ ...sourceById.get(id), ...changes }),
    ]),
  )
  const rows = filledRows(store.getState().rows)
  const isEditing = rows.some(({ source }) => source)
  function created(row: GridRow): GridRow | [] {
    const item = isEditing && items[indexOf(row) ?? -1]
    return item ? createRow(toSourceCells(item, bosses), lootSource.parse(item)) : []
  }
  store.reset(
    rows.flatMap((row) => {
      if (row.isDeleted && request.deletions.some(({ id }) => id === row.source?.id)) return []
      const source = stored.get(row.source?.id ?? '')
      if (!source) return row.source || !isSubmitted(row) ? row : created(row)
      return createRow(isSubmitted(row) ? toSourceCells(source, bosses) : row.cells, source)
    }),
  )
  void refreshSources(store, store.getState().rows, target)
}

/**
 * Returns the rows of the grid with those of an undone batch: in place of the rows of the same
 * items, or where they were. Rows that were changed since keep their cells, which have those of the
 * batch, and are compared with what is stored again.
 * @param positions the indexes that the returned rows had in the grid
 */
export function withReturned(
  rows: readonly GridRow[],
  returned: readonly GridRow[],
  positions: readonly number[],
  isChanged: (row: GridRow) => boolean,
): GridRow[] {
  const byItem = new Map(returned.map((row) => [row.source?.id, row]))
  const shown = new Set(rows.map(({ source }) => source?.id))
  const kept = rows.map((row) => {
    const own = row.source && byItem.get(row.source.id)
    if (!own) return row
    return isChanged(row) ? { ...row, source: own.source, conflicts: undefined } : own
  })
  return returned
    .map((row, index) => ({ row, position: positions[index] ?? Infinity }))
    .filter(({ row: { source } }) => !source || !shown.has(source.id))
    .toSorted((a, b) => a.position - b.position)
    .reduce((all, { row, position }) => all.toSpliced(position, 0, row), kept)
}

/** Whether rows would write something else than the dry run has said, and nothing else is wrong. */
export function isStale(error: unknown): boolean {
  const paths = error instanceof ValidationError ? Object.keys(error.fields) : []
  return paths.length > 0 && paths.every(isBasisPath)
}

/** Shows a validation error on the cells. Returns the problem; null if it is not about rows. */
export function showOnCells(
  store: GridStore,
  error: unknown,
  rows: readonly GridRow[],
): string | null {
  const rejections = error instanceof ValidationError ? groupByRow(error.fields) : new Map()
  if (rejections.size === 0) return null
  store.annotate(withRejections(rows, rejections))
  return `The server rejected ${plural(rejections.size, 'row')}. Nothing was created.`
}

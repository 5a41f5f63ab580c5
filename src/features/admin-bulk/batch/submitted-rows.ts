import { ValidationError } from '@/api/errors'
import { plural } from '@/lib/format'
import { createRow, filledRows, type GridRow } from '../grid/grid-rows'
import type { GridStore } from '../grid/grid-store'
import { groupByRow, isBasisPath, withRejections } from '../rows/annotate-rows'
import type { Choice } from '../columns'
import { withStored } from '../rows/row-conflicts'
import type { Batch } from './batch-types'
import { lootSource, toSourceCells } from './loot-source'

/**
 * Removes the submitted rows that are new or deleted from the grid, and clears the history. Rows of
 * existing items stay and are compared with what was stored. So do rows that were changed since.
 */
export function finishSubmitted(
  store: GridStore,
  { cells, request, sources }: Batch,
  bosses: readonly Choice[],
) {
  store.commitEdit()
  const texts = new Set(cells.map((row) => JSON.stringify(row)))
  const isSubmitted = (row: GridRow) => texts.has(JSON.stringify(row.cells))
  const sourceById = new Map(sources.map((source) => [source?.id, source]))
  const stored = new Map(
    request.edits.map(({ id, changes }) => [
      id,
      lootSource.parse({ ...sourceById.get(id), ...changes }),
    ]),
  )
  store.reset(
    filledRows(store.getState().rows).flatMap((row) => {
      if (row.isDeleted && request.deletions.some(({ id }) => id === row.source?.id)) return []
      const source = stored.get(row.source?.id ?? '')
      if (!source) return row.source || !isSubmitted(row) ? row : []
      return createRow(isSubmitted(row) ? toSourceCells(source, bosses) : row.cells, source)
    }),
  )
}

/**
 * Returns the rows of the grid with those of an undone batch: in place of the rows of the same
 * items, or below.
 */
export function withReturned(rows: readonly GridRow[], returned: readonly GridRow[]): GridRow[] {
  const byItem = new Map(returned.map((row) => [row.source?.id, row]))
  const shown = new Set(rows.map(({ source }) => source?.id))
  return [
    ...rows.map((row) => (row.source && byItem.get(row.source.id)) ?? row),
    ...returned.filter(({ source }) => !source || !shown.has(source.id)),
  ]
}

/**
 * Returns the rows of the grid after the undo of a batch whose rows are not shown: the rows of the
 * same items are compared with what is stored again, and keep what was changed since.
 */
export function withSourcesOf(
  rows: readonly GridRow[],
  returned: readonly GridRow[],
  bosses: readonly Choice[],
): GridRow[] {
  const byItem = new Map(returned.map(({ source }) => [source?.id, source]))
  return rows.map((row) => {
    const source = row.source && byItem.get(row.source.id)
    if (!row.source || !source) return row
    const [before, after] = [toSourceCells(row.source, bosses), toSourceCells(source, bosses)]
    return { ...withStored(row, before, after), source, conflicts: undefined }
  })
}

/**
 * Returns whether a submit was rejected only because rows would write something else than the dry
 * run has said.
 */
export function isStale(error: unknown): boolean {
  const paths = error instanceof ValidationError ? Object.keys(error.fields) : []
  return paths.length > 0 && paths.every(isBasisPath)
}

/**
 * Shows a validation error on the cells of the submitted rows. Returns the problem, or null if the
 * error is not about rows.
 */
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

import { createHash } from 'node:crypto'
import type { InvalidRow } from '../dry-run-rows'
import type { PlannedLoot } from '../plan-loot-row'

/** A row of a batch; a `duplicate` repeats another row. */
export type PlannedRow = PlannedLoot | InvalidRow | { outcome: 'duplicate' }

/**
 * Identifies what a planned row would create or change: the stored item, and the values that the
 * row replaces. Null if the row is invalid or repeats another one.
 */
export function basisOf(planned: PlannedRow): string | null {
  if (planned.outcome === 'new') return 'new'
  if (!('existing' in planned)) return null
  const { existing } = planned
  const stored = new Map<string, unknown>(Object.entries(existing))
  const columns = planned.outcome === 'changed' ? Object.keys(planned.changes).toSorted() : []
  const replaced = columns.map((column) => [column, stored.get(column) ?? null])
  return createHash('sha256')
    .update(JSON.stringify([existing.id, replaced]))
    .digest('base64url')
}

/**
 * Returns the planned row, or an invalid one if it would write something else than the dry run with
 * this basis has said. A row whose values are stored already writes nothing.
 */
export function rejectIfStale<Row extends PlannedRow>(
  planned: Row,
  basis: string | undefined,
): Row | InvalidRow {
  const isWritten = planned.outcome === 'new' || planned.outcome === 'changed'
  if (!isWritten || basis === undefined || basis === basisOf(planned)) return planned
  return { outcome: 'invalid', fields: { basis: 'This item was changed meanwhile' } }
}

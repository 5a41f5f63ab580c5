import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import { BATCH_ROWS_MAX } from '@/contract/admin/admin-loot-batch'
import { NEW_LOOT_DEFAULTS } from '@/contract/loot-item'
import { plural } from '@/lib/format'
import type { BatchItem } from '../columns/column'
import type { GridChecks } from '../columns/grid-checks'
import { filledRows, isBlankRow, type GridRow } from '../columns/grid-rows'
import { toDeletion } from '../columns/loot-source'
import type { GridStore } from '../sheet/state/grid-store'
import type { Unsent } from './batch-state'
import type { BatchRequest, BatchRow, CheckedBatch, CountByOutcome } from './batch-types'

interface PreparedBatch {
  request: BatchRequest
  /** The rows of the request, in its order. */
  rows: readonly BatchRow[]
  mergedCount: number
}

/** Tidies the grid and returns its rows as a batch, or the reason why they cannot be sent. */
export function prepareBatch(store: GridStore, checks: GridChecks): PreparedBatch | Unsent {
  // The next dry run finds those that are left.
  store.annotate((row) => (row.conflicts ? { ...row, conflicts: undefined } : row))
  store.change(compactRows)
  store.moveTo(store.getState().active)
  const count = filledRows(store.getState().rows).length
  if (count === 0) return { problem: 'At least one item required', hasErrors: false }
  const { rows: all } = store.getState()
  if (all.some((row) => checks.isBlocked(row, all)))
    return { problem: 'Fix the errors first', hasErrors: true }
  if (checks.target.instanceId === '')
    return { problem: 'Please select an instance', hasErrors: false }
  store.change((current) => checks.withoutRepetitions(current))
  const sent = store.getState().rows.filter((row) => checks.isSent(row))
  if (sent.length === 0) {
    const problem = 'There is nothing to submit.'
    return { problem, hasErrors: false, isNotice: true }
  }
  if (sent.length > BATCH_ROWS_MAX) {
    const problem = `At most ${BATCH_ROWS_MAX} rows can be submitted at once. Cut some of them, and submit them afterwards.`
    return { problem, hasErrors: false }
  }
  const created = sent.filter(({ source }) => !source)
  const deleted = sent.filter(({ isDeleted }) => isDeleted)
  const changed = sent.filter(({ source, isDeleted }) => source && !isDeleted)
  const items = created.map((row) => checks.itemOf(row))
  const edits = changed.flatMap((row) => checks.editOf(row) ?? [])
  const bossId = checks.target.bossId || (items[0]?.bossId ?? '')
  const mergedCount = count - filledRows(store.getState().rows).length
  const deletions = deleted.flatMap(({ source }) => (source ? toDeletion(source) : []))
  const indexes = new Map(store.getState().rows.map(({ id }, index) => [id, index]))
  const nameById = new Map(checks.target.bosses.map(({ value, label }) => [value, label]))
  const rows = [...created, ...changed, ...deleted].map((row) => ({
    ...row,
    position: indexes.get(row.id) ?? 0,
    bossName: nameById.get(checks.itemOf(row).bossId ?? bossId) ?? '',
  }))
  return { request: { bossId, items, edits, deletions }, rows, mergedCount }
}

/** Returns the batch to be confirmed after its dry run, or why it cannot be submitted. */
export function confirmBatch(
  { request, rows, mergedCount }: PreparedBatch,
  results: readonly DryRunRow[],
  checks: GridChecks,
): CheckedBatch | Unsent {
  const counts = countByOutcome(results.map(({ outcome }) => outcome))
  if (counts.invalid > 0) {
    const conflicts = results.filter(
      ({ index, outcome }) => outcome === 'invalid' && rows[index]?.source,
    ).length
    const problem =
      conflicts > 0
        ? `${plural(conflicts, 'row was', 'rows were')} changed by somebody else: compare, then check again.`
        : `The server would reject ${plural(counts.invalid, 'row')}`
    return { problem, hasErrors: true }
  }
  if (counts.new + counts.changed + request.deletions.length === 0) {
    const problem = 'All items already exist with these values. There is nothing to submit.'
    return { problem, hasErrors: false, isNotice: true }
  }
  const { bosses: _, ...target } = checks.target
  return { request: withResults(request, results), target, rows, counts, mergedCount, results }
}

function withDefaults(item: BatchItem): BatchItem {
  const { rarity = NEW_LOOT_DEFAULTS.rarity, isTokenItem = NEW_LOOT_DEFAULTS.isTokenItem } = item
  return { ...item, rarity, isTokenItem }
}

/**
 * Adds the results of the dry run to the rows that are not edits: the basis, so that nothing is
 * overwritten that the user has not seen, and the defaults of new items (docs/specification.md,
 * section 5). Fields of an existing item that a row leaves out stay unchanged.
 */
function withResults(request: BatchRequest, results: readonly DryRunRow[]): BatchRequest {
  const byIndex = new Map(results.map((result) => [result.index, result]))
  return {
    ...request,
    items: request.items.map((item, index) => {
      const { outcome, basis } = byIndex.get(index) ?? {}
      const based = basis == null ? item : { ...item, basis }
      return outcome === 'new' ? withDefaults(based) : based
    }),
  }
}

export function countByOutcome(outcomes: readonly DryRunRow['outcome'][]): CountByOutcome {
  const counts: CountByOutcome = { new: 0, changed: 0, duplicate: 0, invalid: 0 }
  for (const outcome of outcomes) counts[outcome] += 1
  return counts
}

/** Removes the blank rows above the last filled row. */
function compactRows(rows: readonly GridRow[]): GridRow[] {
  const last = rows.findLastIndex((row) => !isBlankRow(row))
  return rows.filter((row, index) => index > last || !isBlankRow(row))
}

import type { DryRunRow } from '@/contract/admin/admin-dry-run'
import type { AdminLootItem } from '@/contract/admin/admin-loot-item'
import type { BatchId, BossId, ChangeId } from '@/contract/ids'
import type { BatchItem } from '../columns/column'
import type { GridRow } from '../columns/grid-rows'
import type { LootEdit } from '../columns/loot-source'
import type { BatchTarget } from '../columns/parse-grid-row'

/** The rows of a batch: first the new ones, then the changes of existing items, then deletions. */
export interface BatchRequest {
  /** The boss of new rows that do not name one. */
  bossId: BossId
  items: BatchItem[]
  edits: LootEdit[]
  /** The items that are deleted, with the values that they are expected to have. */
  deletions: LootEdit[]
}

export type CountByOutcome = Record<Outcome, number>

/** A row as it was sent, to find or restore it in the grid. */
export interface BatchRow extends GridRow {
  /** Its index in the grid. */
  readonly position: number
  readonly bossName: string
}

export interface Batch {
  request: BatchRequest
  /** The instance and boss that were chosen. */
  target: BatchTarget
  /** In the order of the request. */
  rows: readonly BatchRow[]
  counts: CountByOutcome
}

/**
 * What a call of a submit has written: rows of a batch, or a deletion, by its change in the
 * history. `count` is the number of the items that existed until then; without any, there is no
 * change.
 */
export type Written =
  | { batchId: BatchId }
  | { changeId: ChangeId | null | undefined; count: number }

export type Outcome = DryRunRow['outcome']

/**
 * What a call of a submit has written, with the items that it has created or updated for new rows,
 * and what became of each row if the backend says so.
 */
export type WrittenRows = Written & {
  items?: readonly AdminLootItem[]
  outcomes?: readonly Outcome[] | null
}

export interface SubmitResult {
  written: readonly Written[]
  /** The items of its new rows, in their order; undefined for those that existed already. */
  items: readonly (AdminLootItem | undefined)[]
  /** The outcomes of its rows; null if the backend does not say so. */
  outcomes: readonly Outcome[] | null
}

export interface SubmittedBatch extends Batch {
  key: string
  /** In the order of its calls; empty after an undo. */
  written: readonly Written[]
  items: SubmitResult['items']
  /** The number of items that its deletions have found. */
  deletedCount: number
  /** Where its rows are after an undo. */
  returnedTo?: 'grid' | 'draft'
}

export interface CheckedBatch extends Batch {
  /** The number of rows that were merged into an equal one. */
  mergedCount: number
  results: readonly DryRunRow[]
}

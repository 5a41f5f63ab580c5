import type { DryRunRow } from '@/contract/admin-dry-run'
import type { BatchItem } from './batch-item'
import type { LootEdit, LootSource } from './loot-source'
import type { GridRow } from './grid-rows'

/** The rows of a batch: first the new ones, then the changes of existing items. */
export interface BatchRequest {
  /** The boss of new rows that do not name one. */
  bossId: string
  items: readonly BatchItem[]
  edits: readonly LootEdit[]
}

/** The instance and boss of a batch. Empty if not chosen; rows can name a boss of their own. */
export interface BatchTarget {
  instanceId: string
  bossId: string
}

/** The number of rows per outcome of a dry run. */
export type OutcomeCounts = Record<DryRunRow['outcome'], number>

/** A batch after its dry run. */
export interface Batch {
  request: BatchRequest
  /** The instance and boss that were chosen. */
  target: BatchTarget
  /** The cells of its rows, to find or restore them in the grid. */
  cells: readonly (readonly string[])[]
  /** The existing items that its rows change. */
  sources: readonly (LootSource | undefined)[]
  /** The name of each row's boss. */
  bossNames: readonly string[]
  counts: OutcomeCounts
}

/** A submitted batch. It can be undone and then submitted again. */
export interface SubmittedBatch extends Batch {
  /** The id of its first submit; stays the same when the batch is submitted again. */
  key: string
  /** The server's ids of the batch, in the order of its requests; empty after an undo. */
  batchIds: readonly string[]
  /** Set if a request failed and the ones before it could not be undone: the number of submitted rows, and why. */
  incomplete: { count: number; reason: string } | null
}

/** The progress, in rows, of a check or submit that consists of several requests. */
export interface BatchProgress {
  done: number
  total: number
}

/** Follows and cancels a check or submit. */
export interface BatchControl {
  signal: AbortSignal
  onProgress: (progress: BatchProgress) => void
}

/** A batch that waits for confirmation. */
export interface CheckedBatch extends Batch {
  rows: readonly GridRow[]
  /** The number of rows that were merged into an equal one. */
  mergedCount: number
  /** The results of the dry run, by row. */
  results: readonly DryRunRow[]
}

import type { DryRunRow } from '@/contract/admin-dry-run'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type { BulkRequest } from './admin-bulk.api'

/** How many rows a dry run found of each kind. */
export type Tally = Record<DryRunRow['outcome'], number>

/** What is submitted: the request, the rows it was made of, and what the dry run said of them. */
export interface Entry {
  request: BulkRequest
  cells: readonly (readonly string[])[]
  tally: Tally
}

/** An entry that was submitted, kept so that it can be undone and done again. */
export interface Batch extends Entry {
  /** Stays the same however often it is undone and done again. */
  key: string
  /** Null: it was undone. */
  batchId: string | null
}

/**
 * The last entry, or null. It is kept with what the server said, so that one can look at the loot
 * and come back to undo it, and is gone with the session.
 */
export function lastBatchQuery() {
  return queryOptions({
    queryKey: ['last-batch'],
    queryFn: skipToken,
    initialData: null as Batch | null,
    gcTime: Infinity,
  })
}

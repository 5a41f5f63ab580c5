import type { CheckedBatch } from './batch-types'

export interface Unsent<Problem extends string | null = string> {
  problem: Problem
  /** Whether cells show the problem. */
  hasErrors: boolean
  /** Whether nothing is wrong: the catalog has all rows already. */
  isNotice?: boolean
}

export type BatchState =
  /** The user enters rows. `problem`: why the last attempt to submit them failed. */
  | ({ step: 'entering' } & Unsent<string | null>)
  | { step: 'checking' }
  /** The batch waits for confirmation. `error`: why it is asked for again. */
  | { step: 'confirming'; batch: CheckedBatch; error: Error | null }
  | { step: 'submitting'; batch: CheckedBatch }

export const ENTERING: BatchState = { step: 'entering', problem: null, hasErrors: false }

import type { CheckedBatch } from './batch-types'

/** Why rows were not submitted. */
export interface Unsent<Problem extends string | null = string> {
  problem: Problem
  /** Whether cells show the problem. */
  hasErrors: boolean
  /** Whether nothing is wrong: the catalog has all rows already. */
  isNotice?: boolean
}

/** The step that the batch in the grid is at. */
export type BatchState =
  /** The user enters rows. `problem`: why the last attempt to submit them failed. */
  | ({ step: 'entering' } & Unsent<string | null>)
  | { step: 'checking' }
  /** The batch waits for confirmation. `error`: why the last submit failed. */
  | { step: 'confirming'; batch: CheckedBatch; error: Error | null }
  | { step: 'submitting'; batch: CheckedBatch }

export type BatchEvent =
  | { type: 'check' }
  /** `error`: why the confirmation is opened again. */
  | { type: 'confirm'; batch: CheckedBatch; error: Error | null }
  | { type: 'submit' }
  /** A submit failed; the user can try it again. */
  | { type: 'fail'; error: Error }
  | ({ type: 'stop'; hasErrors?: boolean } & Omit<Unsent<string | null>, 'hasErrors'>)
  /** The rows were changed, so that the problem may be solved. */
  | { type: 'change' }

export const ENTERING: BatchState = { step: 'entering', problem: null, hasErrors: false }

export function nextState(state: BatchState, event: BatchEvent): BatchState {
  switch (event.type) {
    case 'check':
      return { step: 'checking' }
    case 'confirm':
      return { step: 'confirming', batch: event.batch, error: event.error }
    case 'submit':
      return 'batch' in state ? { step: 'submitting', batch: state.batch } : state
    case 'fail':
      return 'batch' in state
        ? { step: 'confirming', batch: state.batch, error: event.error }
        : state
    case 'change':
      return state.step === 'entering' ? ENTERING : state
    case 'stop': {
      const { type: _, hasErrors = false, ...unsent } = event
      return { step: 'entering', hasErrors, ...unsent }
    }
  }
}

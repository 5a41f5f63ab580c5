import type { UserEvent } from '@testing-library/user-event'
import type { Call } from '@/contract/call'
import type { Api } from '../../support/app/msw-bridge'
import type { Fault } from './faults'
import { signInPage, type Outcome } from './outcomes'

/** A screen that makes a call, and what it shows when the call fails. */
export interface Situation {
  call: Call
  as?: string
  /** The path to open. Without `act`, the call fails from the start. */
  open: (api: Api) => Promise<string> | string
  /** Prepares the page for `act`; no call fails yet. */
  prepare?: (user: UserEvent) => Promise<void>
  /** The action that makes the call, which fails from here on. */
  act?: (user: UserEvent) => Promise<void>
  /**
   * After the outcome, the screen is as it was before `act`, which can be done again: the next
   * failure is tested on this screen. An error that an earlier failure leaves behind fails the test
   * then.
   */
  isRepeatable?: boolean
  /** The outcome of every fault that `except` does not list. */
  outcome: Outcome
  /** Other outcomes, by the fault's name or status. A 401 leads to /login unless it is listed. */
  except?: Partial<Record<string, Outcome>>
  /** Asserts what is kept after every fault except a 401. */
  keeps?: (fault: Fault) => void
}

/** The outcome of a fault: its exception, otherwise /login for a 401, otherwise the default. */
export function outcomeOf({ outcome, except = {} }: Situation, fault: Fault): Outcome {
  const exception = except[fault.name] ?? (fault.status && except[fault.status])
  return exception || (fault.status === 401 ? signInPage : outcome)
}

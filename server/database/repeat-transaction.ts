import { setTimeout } from 'node:timers/promises'
import {
  databaseCause,
  DEADLOCK,
  FOREIGN_KEY_VIOLATION,
  SERIALIZATION_FAILURE,
} from './database-error'

const ATTEMPTS_MAX = 5
/** The longest pause before the second attempt; it doubles with each one. */
const PAUSE_MS_MAX = 50

/**
 * Whether Postgres has rolled a transaction back in favour of a simultaneous one, so that it may
 * succeed later.
 */
export function isRolledBackForAnother(error: unknown): boolean {
  const state = databaseCause(error)?.code
  return state === SERIALIZATION_FAILURE || state === DEADLOCK
}

/**
 * Whether a referenced row does not exist, e.g. because it was deleted after it had been looked up.
 */
export function isReferenceMissing(error: unknown): boolean {
  return databaseCause(error)?.code === FOREIGN_KEY_VIOLATION
}

/**
 * Runs a transaction, again up to four times if a deadlock or serialization failure has rolled it
 * back.
 * @param run has no effects outside of the transaction
 * @param canSucceedLater the errors after which it is repeated, if others
 * @throws the error of the last attempt
 */
export async function repeatTransaction<Result>(
  run: () => Promise<Result>,
  canSucceedLater = isRolledBackForAnother,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (attempt === ATTEMPTS_MAX || !canSucceedLater(error)) throw error
      // Random, so that the same two transactions do not meet again.
      await setTimeout(Math.random() * PAUSE_MS_MAX * 2 ** (attempt - 1))
    }
  }
}

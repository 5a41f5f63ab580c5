import { ApiError, NotFoundError } from './errors'

/**
 * Waits for a deletion or an undo; what does not exist any more counts as deleted, and a change
 * that was undone before as undone.
 */
export async function ignoreMissing(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    const isUndone = error instanceof ApiError && error.code === 'ALREADY_UNDONE'
    if (!isUndone && !(error instanceof NotFoundError)) throw error
  }
}

import { NotFoundError } from './errors'

/** Waits for a deletion; what does not exist any more counts as deleted. */
export async function ignoreMissing(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof NotFoundError)) throw error
  }
}

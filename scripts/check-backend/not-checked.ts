import type { Answer, Ask } from './ask'

/** Ends a part of the check; the message is the reason why the rest of it is not checked. */
export class NotChecked extends Error {}

/** Runs parts of the check, and collects which of them could not be completed, and why. */
export function createParts(ask: Ask) {
  const unchecked: string[] = []
  return {
    unchecked,
    /**
     * Runs a part until it needs an answer that cannot be read.
     * @returns undefined if the part was not completed
     */
    async part<T>(name: string, run: () => Promise<T>): Promise<T | undefined> {
      try {
        return await run()
      } catch (error) {
        if (!(error instanceof NotChecked)) throw error
        unchecked.push(`${name}, because ${error.message}.`)
        return undefined
      }
    },
    /** Makes a call whose answer the part needs. */
    async need(...asked: Parameters<Ask>): Promise<Answer> {
      return ensureRead(await ask(...asked))
    },
  }
}
export type Parts = ReturnType<typeof createParts>

/** @throws {NotChecked} if the answer cannot be read */
export function ensureRead(answer: Answer): Answer {
  const { name, status, isRead } = answer
  if (isRead) return answer
  if (status === null) throw new NotChecked(`${name} was not answered`)
  const isSuccess = status < 300
  throw new NotChecked(
    `${name} ${isSuccess ? 'could not be read' : `was answered with HTTP ${status}`}`,
  )
}

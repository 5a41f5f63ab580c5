import { IDEMPOTENCY_HEADER, type Call } from '@/contract/call'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Database } from '../database/database'
import { idempotencyKeys } from '../database/schema'
import { EncodedAnswer, toBody } from './encoded-answer'
import { HttpError } from './http-errors'

/** A request with an `Idempotency-Key`. */
export type KeyedRequest = Pick<
  typeof idempotencyKeys.$inferSelect,
  'userId' | 'key' | 'requestHash' | 'createdAt'
>

/**
 * Runs the transaction of a creating request. Its `Idempotency-Key`, if it has one, and its answer
 * are stored in the same transaction: a request whose process ends has neither effect nor key, and
 * a simultaneous one with the same key waits for the end of the first and gets its answer.
 * @param run must not use another connection
 */
export async function transactOnce(
  database: Database,
  context: Context,
  keyed: KeyedRequest | undefined,
  call: Call,
  run: (transaction: Database) => Promise<unknown>,
): Promise<EncodedAnswer> {
  return database.transaction(async (transaction) => {
    if (keyed) {
      const claimed = await transaction
        .insert(idempotencyKeys)
        .values(keyed)
        .onConflictDoNothing()
        .returning({ key: idempotencyKeys.key })
      const answer = claimed.length === 0 ? await findAnswer(transaction, keyed) : undefined
      if (answer) {
        context.status(answer.status)
        return answer.body
      }
    }
    // Again, because the transaction may be repeated after `run` has set another status.
    context.status(call.status ?? 200)
    const answer = await EncodedAnswer.ofBytes(toBody(call, await run(transaction)))
    if (keyed) {
      // Hono does not expose the status that is set, except in a response.
      const { status } = context.body(null)
      await transaction
        .update(idempotencyKeys)
        .set({ status, body: answer.text })
        .where(isKeyOf(keyed))
    }
    return answer
  })
}

function isKeyOf({ userId, key }: KeyedRequest) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
}

/**
 * The stored answer to a request, if it was executed.
 * @throws HttpError 422 if the key was used for another request
 */
export async function findAnswer(database: Database, keyed: KeyedRequest) {
  const [stored] = await database.select().from(idempotencyKeys).where(isKeyOf(keyed))
  if (stored?.status == null) return undefined
  if (stored.requestHash !== keyed.requestHash) {
    const message = `The ${IDEMPOTENCY_HEADER} was used for another request`
    throw new HttpError(422, 'BAD_REQUEST', message)
  }
  return {
    // The status of an answer with content.
    status: stored.status as ContentfulStatusCode,
    body: await EncodedAnswer.ofBytes(Buffer.from(stored.body ?? '')),
  }
}

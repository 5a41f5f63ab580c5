import { IDEMPOTENCY_HEADER, type Call } from '@/contract/call'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Database } from '../database/database'
import { idempotencyKeys } from '../database/schema'
import { EncodedAnswer, toJson } from './encoded-answer'
import { conflict, HttpError } from './http-errors'

/** A request with an `Idempotency-Key`. */
export type KeyedRequest = Pick<
  typeof idempotencyKeys.$inferSelect,
  'userId' | 'key' | 'requestHash' | 'createdAt'
>

/**
 * Runs the transaction of a creating request. Its `Idempotency-Key`, if it has one, is stored with
 * its answer in the same transaction: a request whose process ends has neither effect nor key.
 * @param run must not use another connection
 * @throws HttpError 409 while another request with the key runs: waiting for it would keep a
 *   connection of the pool from other requests
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
      await lockKey(transaction, keyed)
      // The other request may have been answered since the key was looked up.
      const answer = await findAnswer(transaction, keyed)
      if (answer) {
        context.status(answer.status)
        return answer.body
      }
    }
    // Again, because the transaction may be repeated after `run` has set another status.
    context.status(call.status ?? 200)
    const answer = new EncodedAnswer(toJson(call, await run(transaction)))
    if (keyed) {
      // Hono does not expose the status that is set, except in a response.
      const stored = { ...keyed, status: context.body(null).status, body: answer.json }
      const target = [idempotencyKeys.userId, idempotencyKeys.key]
      await transaction
        .insert(idempotencyKeys)
        .values(stored)
        .onConflictDoUpdate({ target, set: stored })
    }
    return answer
  })
}

/** Locks the key of a request until the transaction ends. */
async function lockKey(transaction: Database, { userId, key }: KeyedRequest) {
  const name = `${userId} ${key}`
  const [lock] = await transaction
    .select({ isFree: sql<boolean>`is_free` })
    .from(sql`pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as is_free`)
  if (!lock?.isFree)
    throw conflict('The same request is still being processed. Try again in a moment.')
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
    body: new EncodedAnswer(stored.body ?? ''),
  }
}

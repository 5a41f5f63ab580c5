import { IDEMPOTENCY_HEADER, isCreating } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import { and, eq, isNull, lte } from 'drizzle-orm'
import type { Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { createHash } from 'node:crypto'
import { idempotencyKeys } from '../database/schema'
import type { Services } from '../services'
import { HttpError } from './http-errors'
import type { AppEnv } from './handle'

/** Visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,100}$/

/**
 * A request without an answer for this long has ended with its process. Others are answered within
 * 30 seconds; what goes on after that is a transaction, each of whose statements has a limit of 25
 * seconds (database/pool.ts).
 */
const REQUEST_MS_MAX = 10 * 60 * 1000

/**
 * Executes each creating request with the same `Idempotency-Key` of a user at most once, and
 * answers it with the stored answer afterwards. An error is not stored: the same request is then
 * executed again, as is one whose process has ended before its answer. Must be registered before
 * the routes of the calls.
 */
export function answerOnce(app: Hono<AppEnv>, { database, now }: Services) {
  for (const { method, path } of Object.values(CALLS).filter(isCreating)) {
    app.on(method, path, async (context, next) => {
      const key = context.req.header(IDEMPOTENCY_HEADER)
      const userId = context.get('user')?.id
      const isDryRun = context.req.query('dryRun') === 'true'
      if (key === undefined || userId === undefined || isDryRun) return next()
      if (!KEY.test(key)) {
        throw new HttpError(400, 'BAD_REQUEST', `The ${IDEMPOTENCY_HEADER} is not valid`)
      }
      const ofKey = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
      const requestHash = await hashRequest(context)
      const createdAt = new Date(now())
      const lostSince = new Date(now() - REQUEST_MS_MAX)
      // The primary key lets only one of several simultaneous requests continue.
      const [claimed] = await database
        .insert(idempotencyKeys)
        .values({ userId, key, requestHash, createdAt })
        .onConflictDoUpdate({
          target: [idempotencyKeys.userId, idempotencyKeys.key],
          set: { createdAt },
          setWhere: and(
            eq(idempotencyKeys.requestHash, requestHash),
            isNull(idempotencyKeys.status),
            lte(idempotencyKeys.createdAt, lostSince),
          ),
        })
        .returning({ key: idempotencyKeys.key })
      if (!claimed) {
        const [stored] = await database.select().from(idempotencyKeys).where(ofKey)
        return answerAgain(context, requestHash, stored)
      }
      await next()
      const answered = context.get('answered')
      await (answered
        ? database
            .update(idempotencyKeys)
            .set({ status: answered.status, body: Buffer.from(answered.bytes).toString('utf8') })
            .where(ofKey)
        : database.delete(idempotencyKeys).where(ofKey))
    })
  }
}

async function hashRequest({ req }: Context<AppEnv>): Promise<string> {
  const { pathname, search } = new URL(req.url)
  const parts = [req.method, pathname, search, await req.text()]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

/**
 * Answers a request whose key was used before; `stored` is undefined if that request has just
 * failed.
 */
function answerAgain(
  context: Context<AppEnv>,
  requestHash: string,
  stored: typeof idempotencyKeys.$inferSelect | undefined,
) {
  if (stored && stored.requestHash !== requestHash) {
    const message = `The ${IDEMPOTENCY_HEADER} was used for another request`
    throw new HttpError(422, 'BAD_REQUEST', message)
  }
  if (stored?.status == null) {
    throw new HttpError(
      409,
      'BAD_REQUEST',
      'This was sent before, and may or may not have been saved. Try again, or reload the page to see.',
    )
  }
  // As `handle` has answered it.
  const status = stored.status as ContentfulStatusCode
  return context.body(stored.body ?? '', status, { 'Content-Type': 'application/json' })
}

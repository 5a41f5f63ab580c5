import { IDEMPOTENCY_HEADER, isCreating } from '@/contract/call'
import { CALLS } from '@/contract/calls'
import type { Context, Hono } from 'hono'
import { createHash } from 'node:crypto'
import type { Services } from '../services'
import { HttpError } from './http-errors'
import type { AppEnv } from './handle'
import { sendJson } from './send-json'
import { findAnswer } from './transact-once'

/** Visible ASCII characters. */
const KEY = /^[\x21-\x7e]{1,100}$/

/**
 * Answers creating requests whose `Idempotency-Key` the user has used before with the stored
 * answer; `transactOnce` executes the others. Must be registered before the routes of the calls.
 */
export function answerAgain(app: Hono<AppEnv>, { database, now }: Services) {
  for (const { method, path } of Object.values(CALLS).filter(isCreating)) {
    app.on(method, path, async (context, next) => {
      const key = context.req.header(IDEMPOTENCY_HEADER)
      const userId = context.get('user')?.id
      const isDryRun = context.req.query('dryRun') === 'true'
      if (key === undefined || userId === undefined || isDryRun) return next()
      if (!KEY.test(key)) {
        throw new HttpError(400, 'BAD_REQUEST', `The ${IDEMPOTENCY_HEADER} is not valid`)
      }
      const requestHash = await hashRequest(context)
      const keyed = { userId, key, requestHash, createdAt: new Date(now()) }
      const answer = await findAnswer(database, keyed)
      if (!answer) {
        context.set('keyedRequest', keyed)
        return next()
      }
      context.status(answer.status)
      return sendJson(context, answer.body.json)
    })
  }
}

async function hashRequest({ req }: Context<AppEnv>): Promise<string> {
  const { pathname, search } = new URL(req.url)
  const parts = [req.method, pathname, search, await req.text()]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

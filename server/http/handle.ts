import type { Access, Call, CallAnswer, PathParams } from '@/contract/call'
import { id } from '@/contract/fields'
import type { User } from '@/contract/session'
import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import type { Database } from '../database/database'
import { authRequired, forbidden, HttpError, invalid, notFound } from './http-errors'
import { parseInput } from './parse-input'
import { sendJson } from './send-json'
import { EncodedAnswer, toJson } from './encoded-answer'
import { transactOnce, type KeyedRequest } from './transact-once'

/** The signed-in user of a request. */
export type SessionUser = Required<User> & { id: string }

/** Hono's environment: the context variables that the session middleware sets. */
export interface AppEnv {
  Variables: {
    user: SessionUser | null
    isAdmin: boolean
    token: string | null
    requestId: string
    /** Number of the user's imported characters; route guards need it before most pages. */
    characterCount: number
    /** Set if the request has an `Idempotency-Key` and is to be executed. */
    keyedRequest?: KeyedRequest
  }
}

/**
 * The argument of a handler. Parameters, query and body are parsed with the schemas of the call.
 */
interface Request<C extends Call> {
  params: PathParams<C['path']>
  query: C extends { query: infer Q extends z.ZodMiniType } ? z.output<Q> : undefined
  body: C extends { body: infer B extends z.ZodMiniType } ? z.output<B> : undefined
  /** Null only for public calls without a session. */
  user: C['access'] extends 'public' ? SessionUser | null : SessionUser
  context: Context<AppEnv>
  /**
   * Runs the transaction of a creating call, which returns the answer (http/transact-once.ts). Each
   * of these calls must do all that it stores in it.
   */
  transactOnce: (
    database: Database,
    run: (transaction: Database) => Promise<CallAnswer<C>>,
  ) => Promise<EncodedAnswer>
}

/** The argument of a dry run handler: the body is parsed with the less strict `dryRunBody`. */
type DryRunRequest<C extends Call> = Omit<Request<C>, 'body'> & {
  body: C extends { dryRunBody: infer B extends z.ZodMiniType } ? z.output<B> : undefined
}

/**
 * Registers the handler of a call: checks access, then parses the input, runs the handler and sends
 * its result in the shape of the contract. The status is that of the call; a handler can set
 * another success status on the context.
 * @param dryRunHandler handles `?dryRun=true` requests, which are always answered with 200; a change
 *   without one refuses the parameter with 400
 */
export function handle<C extends Call>(
  app: Hono<AppEnv>,
  call: C,
  handler: (request: Request<C>) => Promise<CallAnswer<C> | EncodedAnswer | Response>,
  dryRunHandler?: (request: DryRunRequest<C>) => Promise<CallAnswer<C>>,
) {
  app.on(call.method, call.path, async (context) => {
    authorize(call.access, context)
    const isDryRun = dryRunHandler !== undefined && context.req.query('dryRun') === 'true'
    if (!dryRunHandler && call.method !== 'GET' && context.req.query('dryRun') !== undefined) {
      throw invalid({ dryRun: 'This call has no dry run' })
    }
    const bodySchema = isDryRun ? call.dryRunBody : call.body
    const request = {
      params: checkIds(context.req.param()),
      query: call.query && parseOrReject(call.query, context.req.query()),
      body: bodySchema && parseOrReject(bodySchema, await readJson(context)),
      user: context.get('user'),
      context,
      transactOnce: (database: Database, run: (transaction: Database) => Promise<unknown>) =>
        transactOnce(database, context, context.get('keyedRequest'), call, run),
    }
    context.status(isDryRun ? 200 : (call.status ?? 200))
    // TypeScript cannot derive the generic request types from the parts, which are parsed above.
    const answer = isDryRun
      ? await dryRunHandler(request as unknown as DryRunRequest<C>)
      : await handler(request as unknown as Request<C>)
    // A stream of events.
    if (answer instanceof Response) return answer
    if (!call.answer) return context.body(null)
    return sendJson(context, answer instanceof EncodedAnswer ? answer.json : toJson(call, answer))
  })
}

/**
 * Throws 401 or 403 if the user may not make calls of that access. Runs before the input is
 * validated and before the handler reads the database, so that a rejection reveals nothing about
 * the data.
 */
export function authorize(access: Access, context: Context<AppEnv>) {
  if (access === 'public') return
  if (!context.get('user')) throw authRequired()
  if (access === 'admin' && !context.get('isAdmin')) {
    throw forbidden('Only admins may do this')
  }
}

/** Path parameters are ids. A malformed id is a 404, like an id that does not exist. */
function checkIds(params: Record<string, string>) {
  for (const value of Object.values(params)) {
    if (!id.safeParse(value).success) throw notFound('Address')
  }
  return params
}

async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text()
  // The sync call has an empty body (docs/specification.md, section 7).
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'INVALID_FORMAT', 'The body is not valid JSON')
  }
}

function parseOrReject<Schema extends z.ZodMiniType>(schema: Schema, input: unknown) {
  const parsed = parseInput(schema, input)
  if (!parsed.success) throw invalid(parsed.fields)
  return parsed.value
}

import type { Access, Call, CallAnswer, PathParams } from '@/contract/call'
import { id } from '@/contract/fields'
import type { User } from '@/contract/session'
import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { authRequired, HttpError, invalid, notFound } from './errors'

// zod/mini comes without messages of its own: people would read "Invalid input" under every field.
z.config(z.locales.en())

/** The person behind a request, as the session middleware found them. */
export type SessionUser = Required<User> & { id: string }

export interface AppEnv {
  Variables: {
    user: SessionUser | null
    isAdmin: boolean
    token: string | null
    requestId: string
    /** How many characters the user has imported; guards ask for it on the way to most pages. */
    characterCount: number
  }
}

/** What a handler gets: parameters, query and body have passed the call's schemas. */
interface Request<C extends Call> {
  params: PathParams<C['path']>
  query: C extends { query: infer Q extends z.ZodMiniType } ? z.output<Q> : undefined
  body: C extends { body: infer B extends z.ZodMiniType } ? z.output<B> : undefined
  /** The person signed in; for public calls there may be none. */
  user: C['access'] extends 'public' ? SessionUser | null : SessionUser
  context: Context<AppEnv>
}

/** What the handler of a dry run gets: the same but for the looser body. */
type DryRunRequest<C extends Call> = Omit<Request<C>, 'body'> & {
  body: C extends { dryRunBody: infer B extends z.ZodMiniType } ? z.output<B> : undefined
}

/**
 * Registers a call of the contract: checks who may make it, then its input, and answers in the
 * contract's shape. A handler that wants another status of success sets it on the context.
 * @param rehearse answers a dry run (200) of a call that has a body for it
 */
export function handle<C extends Call>(
  app: Hono<AppEnv>,
  call: C,
  handler: (request: Request<C>) => Promise<CallAnswer<C>>,
  rehearse?: (request: DryRunRequest<C>) => Promise<CallAnswer<C>>,
) {
  app.on(call.method, call.path, async (context) => {
    authorize(call.access, context)
    const isDryRun = rehearse !== undefined && context.req.query('dryRun') === 'true'
    const bodySchema = isDryRun ? call.dryRunBody : call.body
    const request = {
      params: parseParams(context.req.param()),
      query: call.query && parseInput(call.query, context.req.query()),
      body: bodySchema && parseInput(bodySchema, await readJson(context)),
      user: context.get('user'),
      context,
    }
    context.status(isDryRun ? 200 : (call.status ?? 200))
    // The generic request types cannot be built piecewise; each piece has been parsed above.
    const answer = isDryRun
      ? await rehearse(request as unknown as DryRunRequest<C>)
      : await handler(request as unknown as Request<C>)
    if (!call.answer) return context.body(null)
    const text = JSON.stringify({ data: call.key ? { [call.key]: answer } : answer })
    // With its length, so that what is small is not compressed.
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(text)),
    }
    return context.body(text, { headers })
  })
}

/** Refuses before anything is validated or looked up, so that a refusal tells nothing. */
export function authorize(access: Access, context: Context<AppEnv>) {
  if (access === 'public') return
  if (!context.get('user')) throw authRequired()
  if (access === 'admin' && !context.get('isAdmin')) {
    throw new HttpError(403, 'FORBIDDEN', 'Only admins may do this')
  }
}

/** An id that cannot exist is the same to the caller as one that does not. */
function parseParams(params: Record<string, string>) {
  for (const value of Object.values(params)) {
    if (!id.safeParse(value).success) throw notFound('Address')
  }
  return params
}

async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text()
  // Spec section 7: a sync is sent with an empty body.
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, 'INVALID_FORMAT', 'The body is not valid JSON')
  }
}

function parseInput(schema: z.ZodMiniType, input: unknown) {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  throw invalid(fieldMessages(parsed.error))
}

/** The first message for each field, by its path. */
export function fieldMessages(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message
  return fields
}

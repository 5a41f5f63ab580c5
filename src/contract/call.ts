import type { IdsInPaths } from './ids'
import type * as z from 'zod/mini'

export type Schema = z.ZodMiniType

/** Who may make a call: anyone, a signed-in user, or an admin on the server's allow-list. */
export type Access = 'public' | 'session' | 'admin'

/**
 * One call of the REST contract. The app uses it to send requests and parse answers; the reference
 * backend uses it to register, validate and document its routes. Both sides therefore always agree.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the base URL with `:name` parameters, e.g. `/api/wishlists/:wishlistId`. */
  path: string
  summary: string
  access: Access
  query?: Schema
  body?: Schema
  /**
   * The body of a dry run (`?dryRun=true`). It does not validate the rows, because a dry run
   * reports on each of them.
   */
  dryRunBody?: Schema
  /** Status of a successful answer; 200 if missing. */
  status?: 201 | 204
  /**
   * Further statuses of the reference backend's answers; 200 is a repetition that changed nothing.
   * Those that follow from the other fields are in server/http/openapi.ts.
   */
  otherStatuses?: readonly (200 | 304 | 400 | 403 | 409)[]
  /** The answer is `{ [key]: entity }`. The app also accepts the entity without its key. */
  key?: string
  /**
   * Schema of the entity under `key`, or of the whole answer if there is no key. Missing if there
   * is no content.
   */
  answer?: Schema
  /** Schema of the data of each event, if the answer is a stream of server-sent events. */
  events?: Schema
  /**
   * The schema with which the app reads the entity, if it needs less of it than the reference
   * backend sends (docs/other-backends.md).
   */
  receives?: Schema
  /** Brings an entity of another shape into that of the schema. */
  adapt?: (received: unknown) => unknown
}

/** Defines a call and keeps the literal types of its method, path and schemas. */
// @__NO_SIDE_EFFECTS__
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/**
 * The header with which a creating request is executed at most once (the feature
 * `idempotency-keys`). The key is chosen by the client, 1 to 100 visible ASCII characters, and kept
 * for a day.
 */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key'

/** Whether a call creates something, so that a request that is sent twice would create it twice. */
export function isCreating({ status }: Call): boolean {
  return status === 201
}

/** The parameters of a path: `/a/:b/c/:d` has `{ b, d }`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? ParamOf<Name> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? ParamOf<Name>
    : unknown
type ParamOf<Name extends string> = {
  [N in Name]: N extends keyof IdsInPaths ? IdsInPaths[N] : string
}

export type CallAnswer<C extends Call> = C extends { answer: infer A extends Schema }
  ? z.output<A>
  : void
/** The entity as the app reads it. */
export type ReceivedAnswer<C extends Call> = C extends { receives: infer R extends Schema }
  ? z.output<R>
  : CallAnswer<C>
export type CallEvent<C extends Call> = C extends { events: infer E extends Schema }
  ? z.output<E>
  : never
export type CallBody<C extends Call> = C extends { body: infer B extends Schema }
  ? z.input<B>
  : undefined
export type CallQuery<C extends Call> = C extends { query: infer Q extends Schema }
  ? z.input<Q>
  : undefined

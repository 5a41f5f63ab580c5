import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

/** Who may make a call: anyone, a signed-in person, or an allow-listed admin. */
export type Access = 'public' | 'session' | 'admin'

/**
 * One call of the REST contract. The app sends and parses by it, the reference backend registers,
 * validates and documents by it, so the three cannot drift apart.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path below the base URL with `:name` parameters, e.g. `/api/wishlists/:wishlistId`. */
  path: string
  summary: string
  access: Access
  query?: Schema
  body?: Schema
  /** The body of a dry run (`?dryRun=true`), looser, so that its rows are judged one by one. */
  dryRunBody?: Schema
  /** Status of success; 200 unless given. */
  status?: 201 | 204
  /** The answer is `{ [key]: entity }`; an entity that comes bare is accepted too. */
  key?: string
  /** Schema of the entity under `key`, or of the whole unwrapped answer. Absent: no content. */
  answer?: Schema
}

/** Names a call; the literal types of method, path and schemas are kept. */
// @__NO_SIDE_EFFECTS__
export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** The path parameters of a pattern: `/a/:b/c/:d` needs `{ b, d }`. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown

export type CallAnswer<C extends Call> = C extends { answer: infer A extends Schema }
  ? z.output<A>
  : void
export type CallBody<C extends Call> = C extends { body: infer B extends Schema }
  ? z.input<B>
  : undefined
export type CallQuery<C extends Call> = C extends { query: infer Q extends Schema }
  ? z.input<Q>
  : undefined

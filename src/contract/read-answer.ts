import type { Call, Schema } from './call'
import { isRecord } from './received'

/** A violation of the contract in an answer: the field, and the reason. */
export interface AnswerIssue {
  field: string
  message: string
  cause: unknown
}

/** A read answer, or the reason why it violates the contract. */
export type ReadAnswer = { value: unknown } | { issue: AnswerIssue }

/**
 * The value under a key, or the value itself, because other backends may send it without the key.
 */
function unwrap(value: unknown, key: string): unknown {
  return isRecord(value) && key in value ? value[key] : value
}

/**
 * A copy of an answer in which numbers are texts where an id is expected, and every other field
 * with an issue is null. A field that is optional is then missing; any other field still has an
 * issue.
 */
function repair(entity: unknown, issues: readonly { path: PropertyKey[] }[]): unknown {
  if (typeof entity !== 'object' || entity === null) return entity
  const copy: unknown = structuredClone(entity)
  for (const { path } of issues) {
    const key = String(path.at(-1))
    let parent: unknown = copy
    for (const step of path.slice(0, -1)) {
      parent = isContainer(parent) ? parent[String(step)] : undefined
    }
    if (!isContainer(parent) || !(key in parent)) continue
    const value = parent[key]
    parent[key] = /(^i|I)d$/.test(key) && typeof value === 'number' ? String(value) : null
  }
  return copy
}

/** Objects and lists; the keys of a list are its indexes. */
function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The answer of a call without `data` and its key. */
function entityOf(call: Call, body: unknown): unknown {
  const data = unwrap(body, 'data')
  return call.key ? unwrap(data, call.key) : data
}

/** Checks a value against a schema, after a repair if it needs one. */
function check(schema: Schema, entity: unknown): ReadAnswer {
  let parsed = schema.safeParse(entity)
  if (!parsed.success) parsed = schema.safeParse(repair(entity, parsed.error.issues))
  if (parsed.success) return { value: parsed.data }
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') || '(whole answer)'
  return { issue: { field, message: issue?.message ?? '', cause: parsed.error } }
}

/**
 * Reads the body of a successful answer: unwraps it from `data` and the call's key, and checks it.
 */
export function readAnswer(call: Call, body: unknown): ReadAnswer {
  const schema = call.receives ?? call.answer
  return schema ? check(schema, entityOf(call, body)) : { value: undefined }
}

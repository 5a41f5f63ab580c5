import type { Call, Schema } from './call'
import { isRecord } from './is-record'
import { listIn } from './received'

/** A part of an answer that cannot be read: its path, and the reason. */
export interface AnswerIssue {
  field: string
  message: string
}

/** A read answer, with the entries of its lists that are left out; or why it cannot be read. */
export type ReadAnswer = { value: unknown; leftOut: AnswerIssue[] } | { issue: AnswerIssue }

/**
 * Reads the body of a successful answer: unwraps it from `data` and the call's key, and completes
 * it (docs/other-backends.md, "What the backend must have"). Calls of the specification that write
 * may answer with nothing.
 * @param body the parsed JSON, null if there is no body, undefined if it is not JSON
 */
export async function readAnswer(call: Call, body: unknown): Promise<ReadAnswer> {
  const schema = call.receives ?? call.answer
  if (!schema) return { value: undefined, leftOut: [] }
  const { received, adapted } = unwrapAnswer(call, schema, body)
  const parsed = schema.safeParse(adapted)
  if (parsed.success) return { value: parsed.data, leftOut: [] }
  // Not part of the first load, because few backends need it.
  const { completeAnswer } = await import('./complete-answer')
  const completed = completeAnswer(schema, adapted)
  const mayBeEmpty = call.method !== 'GET' && call.receives
  const isOther = !mayBeEmpty && 'value' in completed && isUnknown(completed.value, received)
  if (isOther) return { issue: { field: '(whole answer)', message: 'No field is known' } }
  return completed
}

/** The entity of an answer as it was received, and in the shape of the schema. */
export function unwrapAnswer(call: Call, schema: Schema, body: unknown) {
  const data = unwrap(body, 'data')
  const entity = call.key ? unwrap(data, call.key) : data
  const isList = schema._zod.def.type === 'array'
  const given = isList ? listIn(entity) : entity
  const received = given === null ? emptyEntity(call, schema, data) : given
  return { received, adapted: call.adapt ? call.adapt(received) : received }
}

/** What null stands for: no content of a change, or no entries of a list under its key. */
function emptyEntity({ method, receives, key = '' }: Call, schema: Schema, data: unknown) {
  if (method !== 'GET' && receives) return {}
  return schema._zod.def.type === 'array' && isRecord(data) && key in data ? [] : null
}

/** Whether an object has fields, of which none is known. One without fields has the defaults. */
function isUnknown(value: unknown, received: unknown): boolean {
  if (!isRecord(value) || !isRecord(received)) return false
  const fields = Object.keys(received)
  return fields.length > 0 && fields.every((field) => !(field in value))
}

/**
 * The value under a key, or the value itself, because other backends may send it without the key.
 */
function unwrap(value: unknown, key: string): unknown {
  return isRecord(value) && key in value ? value[key] : value
}

import type { Call } from './call'
import { isRecord } from './is-record'

/** A part of an answer that cannot be read: its path, and the reason. */
export interface AnswerIssue {
  field: string
  message: string
}

/** A read answer, with the entries of its lists that are left out; or why it cannot be read. */
export type ReadAnswer = { value: unknown; leftOut: AnswerIssue[] } | { issue: AnswerIssue }

/**
 * Reads the body of a successful answer: unwraps it from `data` and the call's key, and completes
 * it (docs/other-backends.md, "What the backend must have"). Calls that write may answer with
 * nothing.
 * @param body the parsed JSON, null if there is no body, undefined if it is not JSON
 */
export async function readAnswer(call: Call, body: unknown): Promise<ReadAnswer> {
  const schema = call.receives ?? call.answer
  if (!schema) return { value: undefined, leftOut: [] }
  const data = unwrap(body, 'data')
  const entity = call.key ? unwrap(data, call.key) : data
  const received = entity === null && call.method !== 'GET' ? {} : entity
  const adapted = call.adapt ? call.adapt(received) : received
  const parsed = schema.safeParse(adapted)
  if (parsed.success) return { value: parsed.data, leftOut: [] }
  // Not part of the first load, because few backends need it.
  const { completeAnswer } = await import('./complete-answer')
  return completeAnswer(schema, adapted)
}

/**
 * The value under a key, or the value itself, because other backends may send it without the key.
 */
function unwrap(value: unknown, key: string): unknown {
  return isRecord(value) && key in value ? value[key] : value
}

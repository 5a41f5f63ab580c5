import type { Call, Schema } from '../call'
import { isRecord } from '@/game/is-record'
import { listIn } from './received'

/** A part of an answer that cannot be read: its path, and the reason. */
export interface AnswerIssue {
  field: string
  message: string
}

/** A read answer, with the entries of its lists that are left out; or why it cannot be read. */
export type ReadAnswer = { value: unknown; leftOut: AnswerIssue[] } | { issue: AnswerIssue }

/**
 * Says that an answer has only the first page of its list, e.g. "The server sent 20 of 57
 * characters."; null if it has the whole list.
 */
export function describeMissingPages({ key = 'entries', ...call }: Call, body: unknown) {
  const schema = call.receives ?? call.answer
  const isList = schema?._zod.def.type === 'array'
  const data = unwrap(body, 'data')
  const entity = unwrap(data, key)
  // The wishes of a list may be in a page, too.
  const wishes = isRecord(entity) ? entity.items : undefined
  const page = isList ? body : isRecord(wishes) ? wishes : undefined
  const list = isList ? listIn(entity) : listIn(page)
  if (!Array.isArray(list) || !isRecord(page)) return null
  const { total, hasMore } = sizeOfPages(page)
  const isCut = hasMore || (total !== undefined && total > list.length)
  const noun = isList ? key : 'wishes'
  if (!isCut) return null
  return total === undefined || total <= list.length
    ? `The server sent only the first ${list.length} ${noun}`
    : `The server sent ${list.length} of ${total} ${noun}`
}

/** What the fields of a page, at any depth but not in its entries, say about further entries. */
function sizeOfPages(page: Record<string, unknown>): { total?: number; hasMore: boolean } {
  let total: number | undefined
  let hasMore = false
  for (const [key, value] of Object.entries(page)) {
    // A link to the next page may be an object.
    if (/^(has_?(more|next)|next)/i.test(key)) hasMore ||= Boolean(value)
    else if (/^total_?pages$/i.test(key)) hasMore ||= Number(value) > 1
    else if (/^(total|count$)/i.test(key) && typeof value === 'number') total ??= value
    else if (key === 'last') hasMore ||= value === false
    else if (isRecord(value)) {
      const inner = sizeOfPages(value)
      total ??= inner.total
      hasMore ||= inner.hasMore
    }
  }
  return { total, hasMore }
}

/**
 * Reads the body of a successful answer: unwraps it from `data` and the call's key, and completes
 * it (docs/other-backends.md, "What the backend must have"). Calls of the specification that write
 * may answer with nothing.
 * @param body the parsed JSON, null if there is no body, undefined if it is not JSON
 */
export async function readAnswer(call: Call, body: unknown): Promise<ReadAnswer> {
  const schema = call.receives ?? call.answer
  if (!schema) return { value: undefined, leftOut: [] }
  try {
    return await readEntity(call, schema, body)
  } catch (error) {
    // Thrown by zod, which passes the issues of a list in an object to a call as its arguments.
    if (!(error instanceof RangeError)) throw error
    const message = 'More entries of a list cannot be read than can be left out'
    return { issue: { field: '(whole answer)', message } }
  }
}

async function readEntity(call: Call, schema: Schema, body: unknown): Promise<ReadAnswer> {
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

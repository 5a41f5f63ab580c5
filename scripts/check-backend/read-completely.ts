import type { Call } from '@/contract/call'
import { convert, defaultOf } from '@/contract/answers/complete-answer'
import { describeMissingPages, readAnswer, unwrapAnswer } from '@/contract/answers/read-answer'

/**
 * What a user of the app notices: something is not shown, something cannot be done, or a value is
 * assumed.
 */
export const CONSEQUENCES = ['hidden', 'impossible', 'assumed'] as const
export type Consequence = (typeof CONSEQUENCES)[number]

export interface Finding {
  consequence: Consequence
  /** What was asked, e.g. `GET /api/characters/7/wishlists`. */
  call: string
  /** Findings of one group that differ in `call` and `example` only are told once. */
  group?: string
  /** E.g. `wishlists[2].items[0].rarity`. */
  field?: string
  /** What came, in words. */
  came: string
  /** The value that came. */
  example?: string
  /** What the user of the app sees, as a sentence. */
  effect: string
}

/** Reads an answer as the app does, with all its problems at once. */
export async function readCompletely(call: Call, body: unknown) {
  const schema = call.receives ?? call.answer
  const answer = await readAnswer(call, body)
  const { received, adapted } = schema
    ? unwrapAnswer(call, schema, body)
    : { received: body, adapted: body }
  const toProblem = (
    consequence: Finding['consequence'],
    path: readonly PropertyKey[],
    effect: string,
  ) => ({
    consequence,
    field: fieldName(call, path),
    ...describe(path.length > 0 ? valueAt(adapted, path) : received),
    effect,
  })
  const ids = idsIn(adapted)
  if ('issue' in answer) {
    const effect = 'The app shows an error in its place.'
    const problem =
      body === undefined
        ? { consequence: 'hidden' as const, came: 'no JSON', effect }
        : toProblem('hidden', toPath(answer.issue.field), effect)
    return { isRead: false, ids, problems: [problem] }
  }
  const leftOut = answer.leftOut.map(({ field }) =>
    toProblem(
      'hidden',
      toPath(field),
      'The entry is not shown; the app says how many are missing.',
    ),
  )
  const issues = schema?.safeParse(adapted).error?.issues ?? []
  const assumed = issues.flatMap((issue) => {
    const expected = 'expected' in issue ? String(issue.expected) : ''
    const effect = describeAssumption(issue.path, expected, valueAt(adapted, issue.path))
    return effect ? [toProblem('assumed', issue.path, effect)] : []
  })
  const missingPages = describeMissingPages(call, body)
  const cut = missingPages
    ? [
        {
          consequence: 'hidden' as const,
          field: fieldName(call, []),
          came: missingPages,
          effect: 'The others are not shown; the app says so.',
        },
      ]
    : []
  const lacks = missingFields(schema, answer.value)
  return {
    isRead: true,
    value: answer.value,
    ids,
    problems: [...cut, ...leftOut, ...assumed],
    lacks,
  }
}

/** What the app makes of a value that the schema does not accept; undefined if it is not worth a word. */
function describeAssumption(path: readonly PropertyKey[], expected: string, value: unknown) {
  const key = String(path.at(-1))
  const assumed = defaultOf(path, expected)
  const isMissing = value === undefined || value === null
  if (!isMissing && convert(key, value, expected) !== undefined) {
    // An id may be a number.
    return /(^i|I)d$/.test(key) ? undefined : `The app reads it as a ${expected}.`
  }
  if (assumed === undefined) return undefined
  return `The app ${isMissing ? '' : 'ignores it and '}assumes ${JSON.stringify(assumed)}.`
}

/** A received value in words. */
function describe(value: unknown): Pick<Finding, 'came' | 'example'> {
  if (value === undefined) return { came: 'nothing' }
  if (value === null) return { came: 'null' }
  if (Array.isArray(value)) return { came: `a list of ${value.length}` }
  if (typeof value !== 'object') {
    const came = typeof value === 'string' ? 'a text' : `a ${typeof value}`
    return { came, example: JSON.stringify(value) }
  }
  return { came: `an object with ${Object.keys(value).join(', ') || 'no fields'}` }
}

/** The path of an issue; empty for the whole answer. */
function toPath(field: string): string[] {
  return field.startsWith('(') ? [] : field.split('.')
}

/** `wishlists[2].items[0].rarity` */
function fieldName({ key = '' }: Call, steps: readonly PropertyKey[]): string | undefined {
  const path = steps.map((step) =>
    /^\d+$/.test(String(step)) ? `[${String(step)}]` : `.${String(step)}`,
  )
  return `${key}${path.join('')}`.replace(/^\./, '') || undefined
}

function valueAt(value: unknown, [step, ...rest]: readonly PropertyKey[]): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) {
    return step === undefined ? value : undefined
  }
  return valueAt((value as Record<PropertyKey, unknown>)[step], rest)
}

/**
 * The optional fields that an entity lacks; of a list, those that all its entries lack, undefined
 * if it has none.
 */
function missingFields(schema: Call['answer'], value: unknown): string[] | undefined {
  // zod types the definition per class of schemas; any schema may be a list or an object.
  const { element, shape } = (schema?._zod.def ?? {}) as {
    element?: Call['answer']
    shape?: Record<string, unknown>
  }
  if (element) {
    const lists = (Array.isArray(value) ? value : []).map((entry) => missingFields(element, entry))
    const [first, ...others] = lists
    return first?.filter((field) => others.every((list) => list?.includes(field)))
  }
  const entity = value as Record<string, unknown> | undefined
  const names = Object.keys(shape ?? {})
  return names.filter((field) => field !== 'features' && entity?.[field] === undefined)
}

function idsIn(list: unknown): string[] {
  const entries = Array.isArray(list) ? (list as unknown[]) : []
  const ids = entries.map((entry) => (entry as { id?: unknown } | null)?.id)
  return ids.filter((id) => typeof id === 'string' || typeof id === 'number').map(String)
}

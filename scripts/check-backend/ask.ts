import type { Call } from '@/contract/call'
import { convert, defaultOf } from '@/contract/complete-answer'
import { readError } from '@/contract/error'
import { withReceivedIds } from '@/contract/number-ids'
import { readAnswer, unwrapAnswer, type AnswerIssue } from '@/contract/read-answer'

export interface BackendOptions {
  /** The base URL of the backend, without a trailing slash. */
  url: string
  token: string | null
  /** The origin of the app, if it is not the backend's: checks the CORS headers for it. */
  origin?: string
  fetch: (request: Request) => Promise<Response>
  /** Waits before a call that was answered with 429 is made again. */
  wait: (seconds: number) => Promise<void>
}

/**
 * What a user of the app notices: something is not shown, something cannot be done, or a value is
 * assumed.
 */
export const CONSEQUENCES = ['hidden', 'impossible', 'assumed'] as const
export type Consequence = (typeof CONSEQUENCES)[number]

/** A problem of an answer, e.g. of `wishlists[2].items[0].rarity`. */
export interface Finding {
  consequence: Consequence
  /** E.g. `GET /api/characters/7/wishlists`. */
  call: string
  /** The same for all characters. */
  kindOfCall?: string
  field?: string
  problem: string
}

interface AskOptions {
  params?: Record<string, string>
  body?: unknown
  /** Statuses of failures that are no problem. */
  expected?: readonly number[]
}

/** An answer: undefined if there was none, `value` only if it could be read. */
export interface Answer {
  status: number
  value?: unknown
  /** The ids of a received list, also of entries that cannot be read. */
  ids: string[]
}

export type Ask = (call: Call, options?: AskOptions) => Promise<Answer | undefined>

const ATTEMPTS_MAX = 4
const WAIT_SECONDS_MAX = 60

/** Returns a function that makes a call as the app does, and collects what is wrong with it. */
export function createAsk(options: BackendOptions) {
  const findings: Finding[] = []
  const calls: string[] = []
  /** The optional fields that all answers to a call lack, by the call. */
  const absent = new Map<string, string[]>()

  async function exchange(request: Request): Promise<Response | null> {
    for (let attempt = 1; ; attempt += 1) {
      // A backend that does not answer fails with a TypeError or a timeout.
      const response = await options.fetch(request.clone()).catch(() => null)
      if (response?.status !== 429 || attempt === ATTEMPTS_MAX) return response
      const { details } = readError(parse(await response.clone().text()))
      const seconds = details?.retryAfter ?? Number(response.headers.get('Retry-After') ?? 1)
      await options.wait(Math.min(seconds, WAIT_SECONDS_MAX))
    }
  }

  const ask: Ask = async (call, { params = {}, body, expected = [] } = {}) => {
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    )
    const name = `${call.method} ${path}`
    calls.push(name)
    const failure: Consequence = call.method === 'GET' ? 'hidden' : 'impossible'
    const response = await exchange(toRequest(options, call, path, body))
    if (!response) {
      findings.push({ consequence: failure, call: name, problem: 'no answer' })
      return undefined
    }
    if (!allowsOrigin(response, options.origin)) {
      const problem = `no Access-Control-Allow-Origin: ${options.origin}`
      findings.push({ consequence: failure, call: name, problem })
    }
    const { status } = response
    const text = await response.text()
    if (!response.ok) {
      const { message = '' } = readError(parse(text))
      const problem = [`HTTP ${status}`, message].filter(Boolean).join(': ')
      if (!expected.includes(status)) findings.push({ consequence: failure, call: name, problem })
      return { status, ids: [] }
    }
    const received = parse(call.method === 'GET' ? text : text || 'null')
    const { value, problems, lacks } = await readCompletely(call, received)
    const kindOfCall = `${call.method} ${call.path}`
    findings.push(...problems.map((problem) => ({ ...problem, call: name, kindOfCall })))
    if (call.method === 'GET' && lacks) {
      const known = absent.get(kindOfCall)
      absent.set(
        kindOfCall,
        lacks.filter((field) => known?.includes(field) ?? true),
      )
    }
    return { status, value, ids: idsIn(call, received) }
  }
  return { ask, findings, calls, absent }
}

function toRequest(
  { url, token, origin }: BackendOptions,
  call: Call,
  path: string,
  body: unknown,
) {
  return new Request(url + path, {
    method: call.method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(origin && { Origin: origin }),
    },
    body: body === undefined ? undefined : JSON.stringify(withReceivedIds(body)),
  })
}

export function allowsOrigin({ headers }: Response, origin: string | undefined): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin')
  return origin === undefined || allowed === origin || allowed === '*'
}

/** Reads an answer as the app does, with all its problems at once. */
async function readCompletely(call: Call, body: unknown) {
  const schema = call.receives ?? call.answer
  const answer = await readAnswer(call, body)
  const toField = (steps: readonly PropertyKey[]) => fieldName(call, steps)
  if ('issue' in answer) {
    const problem = `${answer.issue.message}: the page shows an error`
    const field = toField(answer.issue.field.split('.'))
    return { problems: [{ consequence: 'hidden' as const, field, problem }] }
  }
  const leftOut = answer.leftOut.map((issue) => ({
    consequence: 'hidden' as const,
    field: toField(entryOf(issue)),
    problem: `is left out, because of ${issue.field.split('.').at(-1)}: ${issue.message}`,
  }))
  if (!schema) return { value: answer.value, problems: leftOut, lacks: [] }
  const { adapted } = unwrapAnswer(call, schema, body)
  const assumed = (schema.safeParse(adapted).error?.issues ?? []).flatMap((issue) => {
    const expected = 'expected' in issue ? String(issue.expected) : ''
    const problem = describeAssumption(issue.path, expected, valueAt(adapted, issue.path))
    return problem ? [{ consequence: 'assumed' as const, field: toField(issue.path), problem }] : []
  })
  const lacks = missingFields(schema, answer.value)
  return { value: answer.value, problems: [...leftOut, ...assumed], lacks }
}

/** What the app makes of a value that the schema does not accept; undefined if it is left out. */
function describeAssumption(path: readonly PropertyKey[], expected: string, value: unknown) {
  const assumed = defaultOf(path, expected)
  const isMissing = value === undefined || value === null
  const converted = isMissing ? undefined : convert(String(path.at(-1)), value, expected)
  if (converted !== undefined) return `${toText(value)} is read as ${toText(converted)}`
  if (assumed === undefined) return undefined
  return `${isMissing ? 'missing' : `${toText(value)} is ignored`}, ${toText(assumed)} is assumed`
}

function toText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value)
}

/** The path of the entry that is left out with an issue. */
function entryOf({ field }: AnswerIssue): string[] {
  const steps = field.split('.')
  return steps.slice(0, steps.findLastIndex((step) => /^\d+$/.test(step)) + 1)
}

/** `wishlists[2].items[0].rarity` */
function fieldName({ key = '' }: Call, steps: readonly PropertyKey[]): string {
  const path = steps.map((step) =>
    /^\d+$/.test(String(step)) ? `[${String(step)}]` : `.${String(step)}`,
  )
  return `${key}${path.join('')}`.replace(/^\./, '')
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

function idsIn(call: Call, body: unknown): string[] {
  const schema = call.receives ?? call.answer
  const { received } = schema ? unwrapAnswer(call, schema, body) : { received: undefined }
  const entries = Array.isArray(received) ? (received as unknown[]) : []
  const ids = entries.map((entry) => (entry as { id?: unknown } | null)?.id)
  return ids.filter((id) => typeof id === 'string' || typeof id === 'number').map(String)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

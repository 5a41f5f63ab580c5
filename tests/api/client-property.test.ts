import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { send, setUnauthorizedHandler } from '@/api/client'
import { ApiError } from '@/api/errors'
import { ERROR_CODES } from '@/contract/error'
import { getMe, userSchema } from '@/contract/session'
import { setErrorSink } from '@/lib/report-error'
import { answer, stubFetch } from './stub-fetch'

beforeEach(() => {
  setErrorSink(() => undefined)
  setUnauthorizedHandler(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What no JSON can say is left out; what cannot be said at all is an empty body. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}

const refusal = fc.record(
  {
    message: fc.oneof(fc.string(), fc.anything()),
    code: fc.oneof(fc.constantFrom(...ERROR_CODES), fc.string(), fc.anything()),
    details: fc.oneof(fc.anything(), fc.record({ retryAfter: fc.oneof(fc.double(), fc.string()) })),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  fc.string(),
  fc.json(),
  fc.record({ error: refusal }).map((value) => toJson(value)),
  fc.record({ data: fc.oneof(fc.anything(), fc.record({ user: fc.anything() })) }).map(toJson),
  fc.constant('{"data":{"user":{"battleNetTag":"R#1","isAuthenticated":true}}}'),
)
const status = fc.oneof(
  fc.integer({ min: 200, max: 599 }),
  fc.constantFrom(200, 201, 400, 401, 403, 404, 409, 429, 500),
)
const header = fc.option(
  fc.oneof(fc.constantFrom('', '0', '7', '-1', 'soon'), fc.nat().map(String)),
)

/** What is wrong with how a call ended; nothing for the promised type or an error that says something. */
async function faultOf(call: Promise<unknown>, status: number): Promise<string | undefined> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('value' in outcome) {
    if (status >= 300) return 'a refusal that succeeds'
    return userSchema.safeParse(outcome.value).success ? undefined : 'another type than promised'
  }
  const { error } = outcome
  if (!(error instanceof ApiError)) return `thrown: ${String(error)}`
  if (error.message === '') return 'no message'
  if (!ERROR_CODES.includes(error.code)) return `a code of its own: ${error.code}`
  const { retryAfter = 0 } = error
  return retryAfter >= 0 ? undefined : `to be tried again in the past: ${retryAfter}`
}

it('whatever a server does, a call ends with the promised type or a catalogued error', async () => {
  await fc.assert(
    fc.asyncProperty(status, body, header, async (status, text, retryAfter) => {
      const isBodyAllowed = ![204, 205, 304].includes(status)
      const headers = retryAfter === null ? undefined : { 'Retry-After': retryAfter }
      stubFetch(() => answer(status, isBodyAllowed ? text : undefined, headers))
      expect(await faultOf(send(getMe), status)).toBeUndefined()
    }),
    { numRuns: 500 },
  )
})

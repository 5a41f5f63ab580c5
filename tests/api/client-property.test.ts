import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { send, setUnauthorizedHandler } from '@/api/client'
import { ApiError } from '@/api/errors'
import { KNOWN_ERROR_CODES } from '@/contract/error'
import { getMe, userSchema } from '@/contract/session'
import { setErrorSink } from '@/lib/report-error'
import { propertyOptions } from '../support/runs'
import { answer, stubFetch } from './stub-fetch'

beforeEach(() => {
  setErrorSink(() => undefined)
  setUnauthorizedHandler(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** JSON of any value; an empty text if the value cannot be converted. */
function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}

const errorBody = fc.record(
  {
    message: fc.oneof(fc.string(), fc.anything()),
    code: fc.oneof(fc.constantFrom(...KNOWN_ERROR_CODES), fc.string(), fc.anything()),
    details: fc.oneof(fc.anything(), fc.record({ retryAfter: fc.oneof(fc.double(), fc.string()) })),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  fc.string(),
  fc.json(),
  fc.record({ error: errorBody }).map((value) => toJson(value)),
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

/** Describes what is wrong with the outcome of a call; undefined if nothing is. */
async function faultOf(call: Promise<unknown>, status: number): Promise<string | undefined> {
  const outcome = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  )
  if ('value' in outcome) {
    if (status >= 300) return 'resolved although the status is an error'
    return userSchema.safeParse(outcome.value).success
      ? undefined
      : 'resolved with a value that does not match the contract'
  }
  const { error } = outcome
  if (!(error instanceof ApiError)) return `not an ApiError: ${String(error)}`
  if (error.message === '') return 'error without a message'
  if (!KNOWN_ERROR_CODES.includes(error.code)) return `unknown code: ${error.code}`
  const { retryAfter = 0 } = error
  return retryAfter >= 0 ? undefined : `negative retryAfter: ${retryAfter}`
}

it('send: any answer leads to a value that matches the contract or to an ApiError', async () => {
  await fc.assert(
    fc.asyncProperty(status, body, header, async (status, text, retryAfter) => {
      const isBodyAllowed = ![204, 205, 304].includes(status)
      const headers = retryAfter === null ? undefined : { 'Retry-After': retryAfter }
      stubFetch(() => answer(status, isBodyAllowed ? text : undefined, headers))
      expect(await faultOf(send(getMe), status)).toBeUndefined()
    }),
    propertyOptions(100, 2000),
  )
})

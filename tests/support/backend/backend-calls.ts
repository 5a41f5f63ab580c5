import { expect } from 'vitest'
import type { Call, CallAnswer, CallQuery, PathParams } from '@/contract/call'
import { KNOWN_ERROR_CODES, errorBodySchema } from '@/contract/error'
import type { TestBackend } from './backend'
import { missingFields } from '../contract-shape'

/** Input of a call in a test; `body` is unknown because many tests send invalid bodies. */
export interface CallInput<C extends Call = Call> {
  token?: string | null
  params?: PathParams<C['path']> & object
  query?: CallQuery<C>
  body?: unknown
}

/** The path of a call with escaped parameters and query. */
export function pathOf(call: Call, params: object = {}, query: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
  const search = new URLSearchParams(Object.entries(query)).toString()
  return search ? `${path}?${search}` : path
}

async function request<C extends Call>(backend: TestBackend, call: C, input: CallInput<C>) {
  const { params = {}, query = {}, body, token } = input
  return backend.request(call.method, pathOf(call, params, query ?? {}), { token, body })
}

/**
 * Makes a call that must succeed, checks that the answer has every field of the contract, and
 * returns the entity.
 */
export async function make<C extends Call>(
  backend: TestBackend,
  call: C,
  input: CallInput<C> & { status?: number } = {},
): Promise<CallAnswer<C>> {
  const answer = await request(backend, call, input)
  const expected = input.status ?? call.status ?? 200
  expect(answer, `${call.method} ${call.path}`).toMatchObject({ status: expected })
  if (!call.answer) {
    expect(answer.body).toBeUndefined()
    // A call without an answer schema has the type void.
    return undefined as CallAnswer<C>
  }
  expect(Object.keys(answer.body as object)).toEqual(['data'])
  const { data } = answer.body as { data: Record<string, unknown> }
  const entity = call.key ? data[call.key] : data
  expect(missingFields(call.answer, entity), `${call.method} ${call.path}`).toEqual([])
  // The type is inferred from this schema.
  return call.answer.parse(entity) as CallAnswer<C>
}

/** The ways in which the body of a successful answer differs from the contract. */
export function violationsOf(call: Call, body: unknown): string[] {
  if (!call.answer) return body === undefined ? [] : ['a body without a schema']
  const { data } = body as { data: Record<string, unknown> } // the contract's envelope
  return missingFields(call.answer, call.key ? data[call.key] : data)
}

/** Makes a call that must be rejected in the contract's error shape, and returns the error. */
export async function rejection<C extends Call>(
  backend: TestBackend,
  call: C,
  input: CallInput<C> = {},
) {
  return readRejection(await request(backend, call, input))
}

/** `make` and `rejection` of one caller; `params` are path parameters that calls need not name. */
export function callsOf(backend: TestBackend, token: string, params: object = {}) {
  // A parameter that is missing in both makes the call fail.
  const complete = <C extends Call>(input: CallOf<C>) =>
    ({ token, ...input, params: { ...params, ...input.params } }) as CallInput<C>
  return {
    make: <C extends Call>(call: C, input: CallOf<C> = {}) => make(backend, call, complete(input)),
    rejection: <C extends Call>(call: C, input: CallOf<C> = {}) =>
      rejection(backend, call, complete(input)),
  }
}
type CallOf<C extends Call> = Omit<CallInput<C>, 'params'> & { params?: object; status?: number }

/** Checks that an error has the contract's shape and a known code, and returns it. */
export function readRejection(answer: { status: number; body: unknown }) {
  const parsed = errorBodySchema.safeParse(answer.body)
  expect(parsed.success, `${answer.status} ${JSON.stringify(answer.body)}`).toBe(true)
  const error = errorBodySchema.parse(answer.body).error
  expect(error.message).not.toBe('')
  expect(KNOWN_ERROR_CODES).toContain(error.code)
  return { status: answer.status, ...error, fields: error.details?.fields ?? {} }
}

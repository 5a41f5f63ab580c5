import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { send, setLeftOutHandler, setUnauthorizedHandler } from '@/api/client'
import {
  AuthError,
  ContractError,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  ValidationError,
} from '@/api/errors'
import { token } from '@/api/token'
import { getCharacter, listCharacters, syncCharacter } from '@/contract/character'
import type { CharacterId } from '@/contract/ids'
import { getMe } from '@/contract/session'
import { setErrorSink } from '@/lib/report-error'
import { answer, failureOf, stubFetch } from './stub-fetch'

const reports = vi.fn<(error: unknown, where: string) => void>()
const onUnauthorized = vi.fn<() => void>()

beforeEach(() => {
  token.clear()
  reports.mockReset()
  onUnauthorized.mockReset()
  setErrorSink(reports)
  setUnauthorizedHandler(onUnauthorized)
})
afterEach(() => {
  setLeftOutHandler(() => undefined)
  vi.unstubAllGlobals()
})

describe('send: error answers', () => {
  it('keeps message, code and details of the server', async () => {
    const error = {
      message: 'Sign in there again',
      code: 'BATTLENET_TOKEN_EXPIRED',
      details: { requiresReauth: true, more: 1 },
    }
    stubFetch(() => answer(403, { error }))
    const failure = await failureOf(send(getMe))
    expect(failure).toBeInstanceOf(ForbiddenError)
    expect(failure).toMatchObject({ ...error, status: 403, requiresReauth: true })
  })

  it('a rejected id of an entity that is read is Not Found; any other invalid request is not', async () => {
    stubFetch(() => answer(400, { error: { message: 'Validation failed (uuid is expected)' } }))
    const params = { characterId: 'x' as CharacterId }
    expect(await failureOf(send(getCharacter, { params }))).toBeInstanceOf(NotFoundError)
    expect(await failureOf(send(syncCharacter, { params, body: {} }))).toBeInstanceOf(
      ValidationError,
    )
    expect(await failureOf(send(getMe))).toBeInstanceOf(ValidationError)
  })

  it.each([
    ['no body', undefined],
    ['an HTML page', '<!doctype html><h1>502 Bad Gateway</h1>'],
    ['incomplete JSON', '{"error":{"mess'],
    ['another shape', { reason: 'flat' }],
    ['fields of the wrong type', { error: { message: 5, code: 5, details: 5 } }],
  ])('uses the default message and code for a body with %s', async (_, body) => {
    stubFetch(() => answer(502, body))
    const failure = await failureOf(send(getMe))
    expect(failure).toMatchObject({ message: 'HTTP 502', code: 'INTERNAL_ERROR', status: 502 })
    expect(reports).not.toHaveBeenCalled()
  })

  it.each([
    ['without `error` around it', { message: 'From the server', code: 'NOT_FOUND' }],
    ['as a text', { error: 'From the server', code: 'NOT_FOUND' }],
  ])('reads an error %s', async (_, body) => {
    stubFetch(() => answer(429, { ...body, retryAfter: 7 }))
    expect(await failureOf(send(getMe))).toMatchObject({
      message: 'From the server',
      code: 'NOT_FOUND',
      retryAfter: 7,
    })
  })

  it.each([
    [
      'no code',
      { message: 'From the server' },
      { message: 'From the server', code: 'INTERNAL_ERROR' },
    ],
    ['no message', { code: 'NOT_FOUND' }, { message: 'HTTP 502', code: 'NOT_FOUND' }],
    [
      'a code of the wrong type',
      { message: 'From the server', code: 17 },
      { message: 'From the server' },
    ],
    [
      'details of the wrong type',
      {
        message: 'From the server',
        code: 'NOT_FOUND',
        details: { retryAfter: 'soon', fields: null },
      },
      { message: 'From the server', code: 'NOT_FOUND', retryAfter: undefined },
    ],
  ])('keeps the valid parts of an error with %s', async (_, error, expected) => {
    stubFetch(() => answer(502, { error }))
    expect(await failureOf(send(getMe))).toMatchObject(expected)
  })

  it.each([
    ['the body', { details: { retryAfter: 12 } }, {}, 12],
    ['the header', {}, { 'Retry-After': '34' }, 34],
    ['the error without details', { retryAfter: 12 }, {}, 12],
    ['both (the body wins)', { details: { retryAfter: 12 } }, { 'Retry-After': '34' }, 12],
    ['an HTTP date (not supported)', {}, { 'Retry-After': 'Fri, 31 Dec' }, undefined],
    [
      'negative values (ignored)',
      { details: { retryAfter: -5 } },
      { 'Retry-After': '-3' },
      undefined,
    ],
    ['neither', {}, {}, undefined],
  ])('429: reads retryAfter from %s', async (_, rest, headers, retryAfter) => {
    const error = { message: 'Slow down', code: 'RATE_LIMIT_ERROR', ...rest }
    stubFetch(() => answer(429, { error }, headers))
    const failure = await failureOf(send(getMe))
    expect(failure).toBeInstanceOf(RateLimitError)
    expect(failure.retryAfter).toBe(retryAfter)
  })

  it('429 without a body: reads retryAfter from the header', async () => {
    stubFetch(() => answer(429, undefined, { 'Retry-After': '5' }))
    expect(await failureOf(send(getMe))).toMatchObject({ message: 'HTTP 429', retryAfter: 5 })
  })
})

describe('send: 401', () => {
  it('calls the unauthorized handler once', async () => {
    token.write('mine')
    stubFetch(() => answer(401))
    const failure = await failureOf(send(getMe))
    expect(failure).toBeInstanceOf(AuthError)
    expect(failure).toMatchObject({ message: 'Authentication required', code: 'AUTH_REQUIRED' })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('does not call the handler if the token has changed since the request', async () => {
    token.write('old')
    stubFetch(() => {
      token.write('new')
      return answer(401)
    })
    await failureOf(send(getMe))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it.each([200, 500])('%i for a token that has changed since is an AuthError', async (status) => {
    token.write('old')
    stubFetch(() => {
      token.clear()
      return answer(status, { battleNetTag: 'Raider#3000', isAuthenticated: true })
    })
    expect(await failureOf(send(getMe))).toBeInstanceOf(AuthError)
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('a connection lost after the token has changed is an AuthError', async () => {
    token.write('old')
    stubFetch(() => {
      token.clear()
      throw new TypeError('Failed to fetch')
    })
    expect(await failureOf(send(getMe))).toBeInstanceOf(AuthError)
  })

  it('several calls with the same token call the handler once', async () => {
    token.write('mine')
    onUnauthorized.mockImplementation(() => token.clear())
    stubFetch(() => answer(401))
    await Promise.all([failureOf(send(getMe)), failureOf(send(getMe)), failureOf(send(getMe))])
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it.each([403, 404, 500])('%i does not call the handler', async (status) => {
    stubFetch(() => answer(status))
    await failureOf(send(getMe))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

describe('send: answers that do not match the contract', () => {
  const character = { id: 'c', name: 'Frostelle' }

  it.each([
    ['lacks the name', { data: { character: { id: 'c' } } }, 'name'],
    ['holds null for it', { character: { ...character, name: null } }, 'name'],
    ['has another type', { character: { ...character, id: ['c'] } }, 'id'],
    ['is a list', [character], '(whole answer)'],
    ['is null', 'null', '(whole answer)'],
    ['is an HTML page', '<!doctype html><title>Portal</title>', '(whole answer)'],
    ['is empty', undefined, '(whole answer)'],
    ['is incomplete', '{"data":{"character":{"name":"F', '(whole answer)'],
  ])('an answer that %s throws a ContractError and reports the field', async (_, body, field) => {
    stubFetch(() => answer(200, body))
    const failure = await failureOf(send(getCharacter, { params: { characterId: 'c' } }))
    expect(failure).toBeInstanceOf(ContractError)
    expect(failure).toMatchObject({
      message: 'The server sent an answer that this app does not understand.',
      code: 'INVALID_FORMAT',
    })
    expect(reports).toHaveBeenCalledTimes(1)
    expect(reports).toHaveBeenCalledWith(
      failure,
      expect.stringContaining(`GET /api/characters/:characterId: ${field}: `),
    )
  })

  it('entries of a list that cannot be read are left out, and the handler gets their paths', async () => {
    const onLeftOut = vi.fn<Parameters<typeof setLeftOutHandler>[0]>()
    setLeftOutHandler(onLeftOut)
    stubFetch(() => answer(200, { characters: [{ id: 'x' }, character, null] }))
    expect(await send(listCharacters)).toMatchObject([{ ...character, className: '' }])
    expect(onLeftOut).toHaveBeenCalledExactlyOnceWith(listCharacters, {
      issues: [
        { field: '0.name', message: expect.any(String) },
        { field: '2', message: expect.any(String) },
      ],
      missingPages: null,
    })
  })

  it('204 throws a ContractError if the contract has an answer', async () => {
    stubFetch(() => answer(204))
    expect(await failureOf(send(getMe))).toBeInstanceOf(ContractError)
  })
})

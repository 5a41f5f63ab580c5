import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { send, setUnauthorizedHandler } from '@/api/client'
import { AuthError, ContractError, ForbiddenError, RateLimitError } from '@/api/errors'
import { token } from '@/api/token'
import { getMe } from '@/contract/session'
import { getWishlist } from '@/contract/wishlist'
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
  vi.unstubAllGlobals()
})

describe('a refusal', () => {
  it('says what the server said', async () => {
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

  it.each([
    ['no body', undefined],
    ['a page', '<!doctype html><h1>502 Bad Gateway</h1>'],
    ['half a body', '{"error":{"mess'],
    ['another shape', { message: 'flat' }],
    ['another type', { error: 'text' }],
    ['a message that is none', { error: { message: 5, code: 5, details: 5 } }],
  ])('with %s says what the specification says', async (_, body) => {
    stubFetch(() => answer(502, body))
    const failure = await failureOf(send(getMe))
    expect(failure).toMatchObject({ message: 'HTTP 502', code: 'INTERNAL_ERROR', status: 502 })
    expect(reports).not.toHaveBeenCalled()
  })

  it.each([
    ['no code', { message: 'Said' }, { message: 'Said', code: 'INTERNAL_ERROR' }],
    ['no message', { code: 'NOT_FOUND' }, { message: 'HTTP 502', code: 'NOT_FOUND' }],
    ['a code that is none', { message: 'Said', code: 17 }, { message: 'Said' }],
    [
      'details that are none',
      { message: 'Said', code: 'NOT_FOUND', details: { retryAfter: 'soon', fields: null } },
      { message: 'Said', code: 'NOT_FOUND', retryAfter: undefined },
    ],
  ])('with %s keeps what can be read', async (_, error, expected) => {
    stubFetch(() => answer(502, { error }))
    expect(await failureOf(send(getMe))).toMatchObject(expected)
  })

  it.each([
    ['the body', { details: { retryAfter: 12 } }, {}, 12],
    ['the header', {}, { 'Retry-After': '34' }, 34],
    ['both, the body first', { details: { retryAfter: 12 } }, { 'Retry-After': '34' }, 12],
    ['a date, which is no number of seconds', {}, { 'Retry-After': 'Fri, 31 Dec' }, undefined],
    ['a time that has passed', { details: { retryAfter: -5 } }, { 'Retry-After': '-3' }, undefined],
    ['nothing', {}, {}, undefined],
  ])('of a rate limit waits as told by %s', async (_, rest, headers, retryAfter) => {
    const error = { message: 'Slow down', code: 'RATE_LIMIT_ERROR', ...rest }
    stubFetch(() => answer(429, { error }, headers))
    const failure = await failureOf(send(getMe))
    expect(failure).toBeInstanceOf(RateLimitError)
    expect(failure.retryAfter).toBe(retryAfter)
  })

  it('of a rate limit without a body waits as told by the header', async () => {
    stubFetch(() => answer(429, undefined, { 'Retry-After': '5' }))
    expect(await failureOf(send(getMe))).toMatchObject({ message: 'HTTP 429', retryAfter: 5 })
  })
})

describe('a 401', () => {
  it('calls the one handler once', async () => {
    token.write('mine')
    stubFetch(() => answer(401))
    const failure = await failureOf(send(getMe))
    expect(failure).toBeInstanceOf(AuthError)
    expect(failure).toMatchObject({ message: 'Authentication required', code: 'AUTH_REQUIRED' })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('of a token that is not the one of today ends no session', async () => {
    token.write('old')
    stubFetch(() => {
      token.write('new')
      return answer(401)
    })
    await failureOf(send(getMe))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('of several calls of one session calls the handler until the token is gone', async () => {
    token.write('mine')
    onUnauthorized.mockImplementation(() => token.clear())
    stubFetch(() => answer(401))
    await Promise.all([failureOf(send(getMe)), failureOf(send(getMe)), failureOf(send(getMe))])
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it.each([403, 404, 500])('is not a %i', async (status) => {
    stubFetch(() => answer(status))
    await failureOf(send(getMe))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

describe('an answer that breaks the contract', () => {
  const user = { battleNetTag: 'Raider#3000', isAuthenticated: true }

  it.each([
    ['lacks a field', { data: { user: { isAuthenticated: true } } }, 'battleNetTag'],
    ['holds null for it', { user: { ...user, battleNetTag: null } }, 'battleNetTag'],
    ['has another type', { user: { ...user, isAuthenticated: 'yes' } }, 'isAuthenticated'],
    ['is a list', [user], '(whole answer)'],
    ['is null', 'null', '(whole answer)'],
    ['is a page', '<!doctype html><title>Portal</title>', '(whole answer)'],
    ['is empty', undefined, '(whole answer)'],
    ['is cut off', '{"data":{"user":{"battleNetTag":"R', '(whole answer)'],
  ])('because it %s is one, and the log names the field', async (_, body, field) => {
    stubFetch(() => answer(200, body))
    const failure = await failureOf(send(getMe))
    expect(failure).toBeInstanceOf(ContractError)
    expect(failure).toMatchObject({
      message: 'The server sent an answer that this app does not understand.',
      code: 'INVALID_FORMAT',
    })
    expect(reports).toHaveBeenCalledTimes(1)
    expect(reports).toHaveBeenCalledWith(
      failure,
      expect.stringContaining(`GET /api/me: ${field}: `),
    )
  })

  it('names the field deep inside, too', async () => {
    const list = {
      id: '1',
      name: 'A list',
      character: { id: 'c', name: 'F', className: 'Mage' },
      instance: { id: 'i' },
      difficulty: 'Heroic',
      specialization: 'frost',
      isMainWishlist: true,
      items: [],
    }
    stubFetch(() => answer(200, { data: { wishlist: list } }))
    await failureOf(send(getWishlist, { params: { wishlistId: '1' } }))
    expect(reports.mock.calls[0]?.[1]).toContain('instance.name')
  })

  it('is one with 204, where an answer was promised', async () => {
    stubFetch(() => answer(204))
    expect(await failureOf(send(getMe))).toBeInstanceOf(ContractError)
  })
})

import { describe, expect, it } from 'vitest'
import {
  ApiError,
  AuthError,
  ConflictError,
  errorForStatus,
  ForbiddenError,
  messageOf,
  NotFoundError,
  RateLimitError,
  ValidationError,
} from '@/api/errors'
import { ERROR_CODES } from '@/contract/error'

describe('the error of a status', () => {
  it.each([
    [400, ValidationError, 'HTTP 400', 'INTERNAL_ERROR'],
    [401, AuthError, 'Authentication required', 'AUTH_REQUIRED'],
    [403, ForbiddenError, 'HTTP 403', 'INTERNAL_ERROR'],
    [404, NotFoundError, 'HTTP 404', 'INTERNAL_ERROR'],
    [409, ConflictError, 'Conflict occurred', 'CHARACTER_ALREADY_IMPORTED'],
    [413, ApiError, 'HTTP 413', 'INTERNAL_ERROR'],
    [418, ApiError, 'HTTP 418', 'INTERNAL_ERROR'],
    [429, RateLimitError, 'HTTP 429', 'INTERNAL_ERROR'],
    [500, ApiError, 'HTTP 500', 'INTERNAL_ERROR'],
    [503, ApiError, 'HTTP 503', 'INTERNAL_ERROR'],
  ])(
    '%i has its class and the message and code of the specification',
    (status, Class, message, code) => {
      const error = errorForStatus(status)
      expect(error).toBeInstanceOf(Class)
      expect(error.constructor).toBe(Class)
      expect(error).toMatchObject({ status, message, code })
    },
  )

  it.each([400, 401, 403, 404, 409, 429, 500])("%i: the server's words win", (status) => {
    const refusal = { message: 'Said by the server', code: 'TOKEN_EXPIRED' }
    expect(errorForStatus(status, refusal)).toMatchObject(refusal)
  })

  it.each(ERROR_CODES)('keeps the catalogued code %s', (code) => {
    expect(errorForStatus(500, { code }).code).toBe(code)
  })

  it.each([
    [401, 'AUTH_REQUIRED'],
    [409, 'CHARACTER_ALREADY_IMPORTED'],
    [500, 'INTERNAL_ERROR'],
  ])('%i: an unknown code falls back to %s, and the message stays', (status, code) => {
    for (const unknown of ['SOMETHING_NEW', '', 'toString']) {
      const error = errorForStatus(status, { code: unknown, message: 'Still said' })
      expect(error).toMatchObject({ code, message: 'Still said' })
    }
  })

  it('does not take an empty message for one', () => {
    expect(errorForStatus(401, { message: '' }).message).toBe('Authentication required')
  })

  it('hands on what the details say', () => {
    const fields = { name: 'Name too long' }
    expect(errorForStatus(400, { details: { fields } })).toHaveProperty('fields', fields)
    expect(errorForStatus(400)).toHaveProperty('fields', {})
    const reauth = errorForStatus(403, { details: { requiresReauth: true } })
    expect(reauth).toHaveProperty('requiresReauth', true)
    expect(errorForStatus(403)).toHaveProperty('requiresReauth', false)
    expect(errorForStatus(429, { details: { retryAfter: 7 } }).retryAfter).toBe(7)
    expect(errorForStatus(429, { details: null }).retryAfter).toBeUndefined()
  })
})

describe('what a person is told', () => {
  it.each([
    [new Error('Because'), 'Because'],
    [new Error(''), 'Unknown error occurred'],
    [new ApiError('No luck', 'INTERNAL_ERROR'), 'No luck'],
    ['text', 'Unknown error occurred'],
    [undefined, 'Unknown error occurred'],
    [null, 'Unknown error occurred'],
    [{ message: 'not an error' }, 'Unknown error occurred'],
  ])('of %o is %s', (thrown, message) => {
    expect(messageOf(thrown)).toBe(message)
  })
})

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
import { KNOWN_ERROR_CODES } from '@/contract/error'

describe('errorForStatus', () => {
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
    '%i without a body: class, default message and default code',
    (status, Class, message, code) => {
      const error = errorForStatus(status)
      expect(error).toBeInstanceOf(Class)
      expect(error.constructor).toBe(Class)
      expect(error).toMatchObject({ status, message, code })
    },
  )

  it.each([400, 401, 403, 404, 409, 429, 500])(
    "%i: keeps the server's message and code",
    (status) => {
      const parts = { message: 'From the server', code: 'TOKEN_EXPIRED' }
      expect(errorForStatus(status, parts)).toMatchObject(parts)
    },
  )

  it('keeps every known code', () => {
    const kept = KNOWN_ERROR_CODES.map((code) => errorForStatus(500, { code }).code)
    expect(kept).toEqual(KNOWN_ERROR_CODES)
  })

  it.each([
    [401, 'AUTH_REQUIRED'],
    [409, 'CHARACTER_ALREADY_IMPORTED'],
    [500, 'INTERNAL_ERROR'],
  ])('%i: replaces an unknown code by %s and keeps the message', (status, code) => {
    for (const unknown of ['SOMETHING_NEW', '', 'toString']) {
      const error = errorForStatus(status, { code: unknown, message: 'From the server' })
      expect(error).toMatchObject({ code, message: 'From the server' })
    }
  })

  it.each([
    [401, 'Authentication required'],
    [409, 'Conflict occurred'],
    [503, 'HTTP 503'],
  ])('%i: replaces an empty message by "%s"', (status, message) => {
    expect(errorForStatus(status, { message: '' }).message).toBe(message)
  })

  it.each([
    [{ message: 'Slug taken' }, { message: 'Slug taken', code: 'CHARACTER_ALREADY_IMPORTED' }],
    [{ code: 'BAD_REQUEST' }, { message: 'Conflict occurred', code: 'BAD_REQUEST' }],
  ])('409 with a part of %o: the other part gets its default', (parts, expected) => {
    expect(errorForStatus(409, parts)).toMatchObject(expected)
  })

  it('exposes fields, requiresReauth and retryAfter of the details', () => {
    const fields = { name: 'Name too long' }
    expect(errorForStatus(400, { details: { fields } })).toHaveProperty('fields', fields)
    expect(errorForStatus(400)).toHaveProperty('fields', {})
    const reauth = errorForStatus(403, { details: { requiresReauth: true } })
    expect(reauth).toHaveProperty('requiresReauth', true)
    expect(errorForStatus(403)).toHaveProperty('requiresReauth', false)
    expect(errorForStatus(429, { details: { retryAfter: 7 } }).retryAfter).toBe(7)
  })
})

describe('messageOf', () => {
  it.each([
    [new Error('Because'), 'Unknown error occurred'],
    [new TypeError('x is not a function'), 'Unknown error occurred'],
    [new ApiError('No luck', 'INTERNAL_ERROR'), 'No luck'],
    [errorForStatus(409), 'Conflict occurred'],
    ['text', 'Unknown error occurred'],
    [undefined, 'Unknown error occurred'],
    [null, 'Unknown error occurred'],
    [{ message: 'not an error' }, 'Unknown error occurred'],
  ])('of %o is "%s"', (thrown, message) => {
    expect(messageOf(thrown)).toBe(message)
  })
})

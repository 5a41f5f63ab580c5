import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  forgetReturnPath,
  isReturnPath,
  readReturnPath,
  rememberReturnPath,
} from '@/features/session/return-path'
import { propertyOptions } from '../../support/runs'

const KEY = 'guildr_return_to'
const ORIGIN = 'https://guildr.test'

beforeEach(() => sessionStorage.clear())

/** Text with characters that browsers treat specially in URLs. */
const urlText = fc.stringMatching(/^[/\\:@.?#%\t\n\r a-z]{0,12}$/)
const path = fc.oneof(
  urlText,
  urlText.map((text) => `/${text}`),
  fc.webUrl(),
  fc.webUrl().map((url) => url.replace(/^https?:/, '')),
  fc.webPath().map((path) => path || '/'),
  fc.string(),
)

describe('return path', () => {
  it('readReturnPath never returns another origin', () => {
    fc.assert(
      fc.property(path, (text) => {
        sessionStorage.setItem(KEY, text)
        expect(new URL(readReturnPath(), ORIGIN).origin).toBe(ORIGIN)
      }),
      propertyOptions(500, 10_000),
    )
  })

  it('pages of the sign-in are not remembered', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/login', '/auth', '/auth/callback', '/auth/success'),
        fc.constantFrom('', '/', '?reason=expired', '#token=x'),
        (path, rest) => {
          rememberReturnPath(path + rest)
          expect(readReturnPath()).toBe('/')
        },
      ),
      propertyOptions(30, 100),
    )
  })

  it.each([
    '/',
    '/wishlists/abc',
    '/wishlists/abc?slot=NECK&view=slot',
    '/admin/loot?search=a#b',
    '/login-help',
    '/authors',
  ])('remembers %s', (path) => {
    rememberReturnPath(path)
    expect(readReturnPath()).toBe(path)
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    'wishlists',
    '',
  ])('isReturnPath rejects %j', (path) => {
    expect(isReturnPath(path)).toBe(false)
  })

  it('is / if no path is remembered, and after forgetReturnPath', () => {
    expect(readReturnPath()).toBe('/')
    rememberReturnPath('/profile')
    forgetReturnPath()
    expect(readReturnPath()).toBe('/')
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  it('an invalid path does not replace the remembered path', () => {
    rememberReturnPath('/profile')
    rememberReturnPath('//evil.test')
    expect(readReturnPath()).toBe('/profile')
  })
})

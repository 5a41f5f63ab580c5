import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  forgetReturnPath,
  isReturnPath,
  readReturnPath,
  rememberReturnPath,
} from '@/features/session/return-path'

const KEY = 'guildr_return_to'
const ORIGIN = 'https://guildr.test'

beforeEach(() => sessionStorage.clear())

/** Text made of what browsers read in a special way, among ordinary letters. */
const craftyText = fc.stringMatching(/^[/\\:@.?#%\t\n\r a-z]{0,12}$/)
const address = fc.oneof(
  craftyText,
  craftyText.map((text) => `/${text}`),
  fc.webUrl(),
  fc.webUrl().map((url) => url.replace(/^https?:/, '')),
  fc.webPath().map((path) => path || '/'),
  fc.string(),
)

describe('the remembered path', () => {
  it('never leads to another origin', () => {
    fc.assert(
      fc.property(address, (text) => {
        sessionStorage.setItem(KEY, text)
        expect(new URL(readReturnPath(), ORIGIN).origin).toBe(ORIGIN)
      }),
      { numRuns: 2000 },
    )
  })

  it('never leads back into the sign-in', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/login', '/auth', '/auth/callback', '/auth/success'),
        fc.constantFrom('', '/', '?reason=expired', '#token=x'),
        (path, rest) => {
          rememberReturnPath(path + rest)
          expect(readReturnPath()).toBe('/')
        },
      ),
    )
  })

  it.each([
    '/',
    '/wishlists/abc',
    '/wishlists/abc?slot=NECK&view=slot',
    '/admin/loot?search=a#b',
    '/login-help',
    '/authors',
  ])('may be %s', (path) => {
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
  ])('may not be %j', (path) => {
    expect(isReturnPath(path)).toBe(false)
  })

  it('is home when nothing is remembered, and after it was forgotten', () => {
    expect(readReturnPath()).toBe('/')
    rememberReturnPath('/profile')
    forgetReturnPath()
    expect(readReturnPath()).toBe('/')
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })

  it('keeps the path before when the next one is none', () => {
    rememberReturnPath('/profile')
    rememberReturnPath('//evil.test')
    expect(readReturnPath()).toBe('/profile')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { token, TOKEN_KEY } from '@/api/token'

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  token.clear()
})

function blockStorage() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
}

describe('token', () => {
  it('is stored in local storage as guildr_token', () => {
    token.write('abc')
    expect(TOKEN_KEY).toBe('guildr_token')
    expect(window.localStorage.getItem('guildr_token')).toBe('abc')
  })

  it('reads what another tab has stored', () => {
    window.localStorage.setItem(TOKEN_KEY, 'theirs')
    expect(token.read()).toBe('theirs')
    window.localStorage.removeItem(TOKEN_KEY)
    expect(token.read()).toBeNull()
  })

  it('clear removes it from local storage', () => {
    token.write('abc')
    token.clear()
    expect(token.read()).toBeNull()
    expect(window.localStorage.getItem(TOKEN_KEY)).toBeNull()
  })

  it('is kept in memory if the storage is blocked', () => {
    blockStorage()
    expect(token.read()).toBeNull()
    token.write('abc')
    expect(token.read()).toBe('abc')
    token.clear()
    expect(token.read()).toBeNull()
  })

  it('is kept in memory if the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    token.write('abc')
    expect(token.read()).toBe('abc')
  })
})

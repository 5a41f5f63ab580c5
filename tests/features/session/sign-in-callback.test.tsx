import { createBrowserHistory } from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { completeSignIn } from '@/features/session/sign-in-callback'
import { rememberReturnPath } from '@/features/session/return-path'
import { rememberSignInStart } from '@/features/session/sign-in-start'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp, stubLocation } from '../../support/render-app'

const api = bridgeToBackend()

/** Comes back from the provider, in the browser's own address bar. */
async function comeBack(address: string) {
  window.history.pushState(null, '', address)
  return renderApp({ api, history: createBrowserHistory() })
}

const CANCELLED = 'You cancelled the sign-in at Battle.net.'
const EXPIRED = 'That sign-in took too long or was started elsewhere. Please start again.'
const FAILED = 'Signing in with Battle.net failed. Please try again.'

/** What stands there for somebody whose callback was refused. */
async function expectRefusal() {
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED)
  expect(window.location.pathname).toBe('/login')
}

const storedToken = () => localStorage.getItem('guildr_token')

describe('a sign-in that worked', () => {
  beforeEach(rememberSignInStart)

  it.each([
    ['fragment', '#'],
    ['query, as other backends do it', '?'],
  ])('brings the token in the %s', async (_name, sign) => {
    const token = await api.backend.signIn('Raider#3000')
    await comeBack(`/auth/callback${sign}token=${token}`)
    expect(await screen.findByRole('heading', { name: 'Welcome, Raider#3000' })).toBeVisible()
    expect(storedToken()).toBe(token)
    expect(api.requests.every((request) => request.token === token)).toBe(true)
  })

  it('leaves no token in the address bar, nor behind the back button', async () => {
    const token = await api.backend.signIn('Raider#3000')
    const pushes = vi.spyOn(History.prototype, 'pushState')
    const replaces = vi.spyOn(History.prototype, 'replaceState')
    await comeBack(`/auth/callback#token=${token}`)
    await screen.findByRole('heading', { name: /^Welcome/ })
    expect(window.location.href).not.toContain(token)
    // The first push is the test's own arrival.
    const written = [...pushes.mock.calls.slice(1), ...replaces.mock.calls]
    expect(written.length).toBeGreaterThan(0)
    expect(JSON.stringify(written)).not.toContain(token)
    pushes.mockRestore()
    replaces.mockRestore()
  })

  it('goes on to where the person was headed, and forgets it', async () => {
    const token = await api.backend.signIn('Raider#3000')
    rememberReturnPath('/profile?from=mail')
    await comeBack(`/auth/callback#token=${token}`)
    await screen.findByRole('heading', { name: /^Welcome/ })
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/profile?from=mail',
    )
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
    expect(window.location.pathname).toBe('/profile')
    expect(sessionStorage.getItem('guildr_return_to')).toBeNull()
  })

  it('shows nothing of whoever was signed in before', async () => {
    const token = await api.backend.signIn('Raider#3000')
    localStorage.setItem('guildr_token', await api.backend.signIn('Admin#1000'))
    await comeBack(`/auth/callback#token=${token}`)
    expect(await screen.findByRole('heading', { name: 'Welcome, Raider#3000' })).toBeVisible()
  })
})

describe('a sign-in that failed', () => {
  it.each([
    ['#error=FORBIDDEN', CANCELLED],
    ['?error=access_denied', CANCELLED],
    ['#error=SESSION_EXPIRED', EXPIRED],
    ['#error=BATTLENET_API_ERROR', FAILED],
    ['?error=something+else', FAILED],
    ['#error=__proto__', FAILED],
    ['#error=constructor', FAILED],
    ['', FAILED],
    ['#token=', FAILED],
    ['#%%%&&&===', FAILED],
  ])('%s says so on the login page', async (rest, message) => {
    await comeBack(`/auth/callback${rest}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('button', { name: 'Sign in with Battle.net' })).toBeEnabled()
    expect(window.location.pathname).toBe('/login')
    expect(storedToken()).toBeNull()
  })

  it('with a token that the server does not know leads to /login and keeps nothing', async () => {
    rememberSignInStart()
    await comeBack('/auth/callback#token=made-up')
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(window.location.pathname).toBe('/login')
    expect(storedToken()).toBeNull()
  })

  it('keeps the session there was when the sign-in was only cancelled', async () => {
    const token = await api.backend.signIn('Raider#3000')
    localStorage.setItem('guildr_token', token)
    await comeBack('/auth/callback#error=FORBIDDEN')
    expect(await screen.findByRole('link', { name: 'Continue as Raider#3000' })).toBeVisible()
    expect(storedToken()).toBe(token)
  })
})

describe('a sign-in that this browser did not start', () => {
  const MINUTE_MS = 60_000

  it.each(['#', '?'])('is refused, with a way to start one: %s', async (sign) => {
    const token = await api.backend.signIn('Admin#1000')
    const { user } = await comeBack(`/auth/callback${sign}token=${token}`)
    await expectRefusal()
    expect(storedToken()).toBeNull()
    expect(api.requests.map((request) => request.token)).not.toContain(token)
    expect(window.location.href).not.toContain(token)
    const { assign } = stubLocation()
    await user.click(screen.getByRole('button', { name: 'Sign in with Battle.net' }))
    expect(assign).toHaveBeenCalledOnce()
  })

  it('leaves whoever is signed in as they are', async () => {
    const own = await api.backend.signIn('Raider#3000')
    localStorage.setItem('guildr_token', own)
    await comeBack(`/auth/callback#token=${await api.backend.signIn('Admin#1000')}`)
    await expectRefusal()
    expect(screen.getByRole('link', { name: 'Continue as Raider#3000' })).toBeVisible()
    expect(storedToken()).toBe(own)
  })

  it('is one whose callback is opened a second time', async () => {
    rememberSignInStart()
    const token = await api.backend.signIn('Raider#3000')
    await comeBack(`/auth/callback#token=${token}`)
    await screen.findByRole('heading', { name: /^Welcome/ })
    cleanup()
    await comeBack(`/auth/callback#token=${await api.backend.signIn('Admin#1000')}`)
    await expectRefusal()
    expect(storedToken()).toBe(token)
  })

  it('is one that follows a sign-in that failed', async () => {
    rememberSignInStart()
    await comeBack('/auth/callback#error=FORBIDDEN')
    expect(await screen.findByRole('alert')).toHaveTextContent(CANCELLED)
    cleanup()
    await comeBack(`/auth/callback#token=${await api.backend.signIn('Admin#1000')}`)
    await expectRefusal()
    expect(storedToken()).toBeNull()
  })

  it.each([
    ['is taken within a quarter of an hour', 14, true],
    ['is refused after it', 16, false],
  ])('%s', (_, minutes, isTaken) => {
    rememberSignInStart()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * MINUTE_MS)
    expect(completeSignIn({ hash: '#token=late', searchStr: '' }) === null).toBe(isTaken)
    expect(storedToken()).toBe(isTaken ? 'late' : null)
  })

  it('is one whose mark says nothing', () => {
    sessionStorage.setItem('guildr_sign_in_started', 'rubbish')
    expect(completeSignIn({ hash: '#token=x', searchStr: '' })).toBe('SESSION_EXPIRED')
  })
})

describe('completeSignIn', () => {
  beforeEach(rememberSignInStart)

  it('prefers the fragment, which never reaches a server', () => {
    expect(completeSignIn({ hash: '#token=fragment', searchStr: '?token=query' })).toBeNull()
    expect(storedToken()).toBe('fragment')
  })

  it('takes a hash with and without its sign', () => {
    completeSignIn({ hash: 'token=bare', searchStr: '' })
    expect(storedToken()).toBe('bare')
  })
})

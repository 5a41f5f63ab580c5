import { createBrowserHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { takeCallback } from '@/features/session/callback'
import { rememberReturnPath } from '@/features/session/return-to'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'

const api = bridgeToBackend()

/** Comes back from the provider, in the browser's own address bar. */
async function comeBack(address: string) {
  window.history.pushState(null, '', address)
  return renderApp({ api, history: createBrowserHistory() })
}

const storedToken = () => localStorage.getItem('guildr_token')

describe('a sign-in that worked', () => {
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
  const CANCELLED = 'You cancelled the sign-in at Battle.net.'
  const EXPIRED = 'That sign-in took too long or was started elsewhere. Please start again.'
  const FAILED = 'Signing in with Battle.net failed. Please try again.'

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

describe('takeCallback', () => {
  it('prefers the fragment, which never reaches a server', () => {
    expect(takeCallback({ hash: '#token=fragment', searchStr: '?token=query' })).toBeNull()
    expect(storedToken()).toBe('fragment')
  })

  it('takes a hash with and without its sign', () => {
    takeCallback({ hash: 'token=bare', searchStr: '' })
    expect(storedToken()).toBe('bare')
  })
})

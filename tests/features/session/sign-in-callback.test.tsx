import { createBrowserHistory } from '@tanstack/react-router'
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeAnswer } from '@/api/answer-cache'
import { getStatus } from '@/contract/session'
import { completeSignIn } from '@/features/session/sign-in-callback'
import { rememberReturnPath } from '@/features/session/return-path'
import { rememberSignInStart } from '@/features/session/sign-in-start'
import { LOADING_MESSAGES } from '@/ui/messages/loading-messages'
import { CacheStorageStub } from '../../support/app/cache-storage'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, stubLocation } from '../../support/app/render-app'

const api = bridgeToBackend()

/** Opens a callback URL in the browser's own history, as the provider's redirect does. */
async function openCallback(url: string) {
  window.history.pushState(null, '', url)
  return renderApp({ api, history: createBrowserHistory() })
}

const CANCELLED = 'You cancelled the sign-in at Battle.net.'
const EXPIRED = 'The sign-in took too long or was not started in this tab. Please try again.'
const FAILED = 'Signing in with Battle.net failed. Please try again.'

/** Expects the login page with the message for a sign-in that this tab did not start. */
async function expectRejection() {
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED)
  expect(window.location.pathname).toBe('/login')
}

const storedToken = () => localStorage.getItem('guildr_token')

/** Expects the session of Raider#3000 with this token. */
async function expectSession(token: string) {
  expect(await screen.findByText('Welcome, Raider#3000')).toBeInTheDocument()
  expect(storedToken()).toBe(token)
  expect(api.requests.every((request) => request.token === token)).toBe(true)
}

describe('successful sign-in', () => {
  beforeEach(rememberSignInStart)

  it('stores the token and removes it from the address bar and the history', async () => {
    const token = await api.backend.signIn('Raider#3000')
    const pushes = vi.spyOn(History.prototype, 'pushState')
    const replaces = vi.spyOn(History.prototype, 'replaceState')
    await openCallback(`/auth/callback#token=${token}`)
    await expectSession(token)
    expect(window.location.href).not.toContain(token)
    // The first push comes from openCallback.
    const written = [...pushes.mock.calls.slice(1), ...replaces.mock.calls]
    expect(written.length).toBeGreaterThan(0)
    expect(JSON.stringify(written)).not.toContain(token)
    pushes.mockRestore()
    replaces.mockRestore()
  })

  it('stores the token from the address of the success page (other backends)', async () => {
    const token = await api.backend.signIn('Raider#3000')
    await openCallback(`/auth/success?token=${token}`)
    await expectSession(token)
    expect(window.location.href).not.toContain(token)
  })

  it('shows the loading screen with a message while the session is being read', async () => {
    const token = await api.backend.signIn('Raider#3000')
    const status = api.hold(getStatus)
    await openCallback(`/auth/callback#token=${token}`)
    const screenOfApp = await screen.findByRole('status')
    expect(screenOfApp).toHaveTextContent('Loading…')
    expect(LOADING_MESSAGES.some((text) => screenOfApp.textContent.includes(text))).toBe(true)
    status.release()
    expect(await screen.findByText('Welcome, Raider#3000')).toBeInTheDocument()
  })

  it('opens the remembered return path and forgets it', async () => {
    const token = await api.backend.signIn('Raider#3000')
    rememberReturnPath('/profile?from=mail')
    await openCallback(`/auth/callback#token=${token}`)
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
    expect(window.location.pathname + window.location.search).toBe('/profile?from=mail')
    expect(sessionStorage.getItem('guildr_return_to')).toBeNull()
  })

  it('replaces the session of another user and removes what is stored of them', async () => {
    const caches = new CacheStorageStub()
    vi.stubGlobal('caches', caches)
    const before = await api.backend.signIn('Admin#1000')
    localStorage.setItem('guildr_token', before)
    await storeAnswer(before, 'https://guildr.example/api/characters', '{}')
    const [stored] = await caches.keys()
    expect(stored).toBeDefined()
    await openCallback(`/auth/callback#token=${await api.backend.signIn('Raider#3000')}`)
    expect(await screen.findByText('Welcome, Raider#3000')).toBeInTheDocument()
    expect(await caches.keys()).not.toContain(stored)
  })
})

describe('failed sign-in', () => {
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
  ])('%s shows its message on the login page', async (rest, message) => {
    await openCallback(`/auth/callback${rest}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByRole('button', { name: 'Sign in with Battle.net' })).toBeEnabled()
    expect(window.location.pathname).toBe('/login')
    expect(storedToken()).toBeNull()
  })

  it('an unknown token redirects to /login and is removed', async () => {
    rememberSignInStart()
    await openCallback('/auth/callback#token=made-up')
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(window.location.pathname).toBe('/login')
    expect(storedToken()).toBeNull()
  })

  it('a cancelled sign-in keeps the existing session', async () => {
    const token = await api.backend.signIn('Raider#3000')
    localStorage.setItem('guildr_token', token)
    await openCallback('/auth/callback#error=FORBIDDEN')
    expect(await screen.findByRole('link', { name: 'Continue as Raider#3000' })).toBeVisible()
    expect(storedToken()).toBe(token)
  })
})

describe('sign-in that this tab did not start', () => {
  const MINUTE_MS = 60_000

  it.each(['#', '?'])('is rejected, and the login page offers a sign-in: %s', async (sign) => {
    const token = await api.backend.signIn('Admin#1000')
    const { user } = await openCallback(`/auth/callback${sign}token=${token}`)
    await expectRejection()
    expect(storedToken()).toBeNull()
    expect(api.requests.map((request) => request.token)).not.toContain(token)
    expect(window.location.href).not.toContain(token)
    const { assign } = stubLocation()
    await user.click(screen.getByRole('button', { name: 'Sign in with Battle.net' }))
    expect(assign).toHaveBeenCalledOnce()
  })

  it('keeps the session of the signed-in user', async () => {
    const own = await api.backend.signIn('Raider#3000')
    localStorage.setItem('guildr_token', own)
    await openCallback(`/auth/callback#token=${await api.backend.signIn('Admin#1000')}`)
    await expectRejection()
    expect(screen.getByRole('link', { name: 'Continue as Raider#3000' })).toBeVisible()
    expect(storedToken()).toBe(own)
  })

  it('a second callback for one start is rejected', async () => {
    rememberSignInStart()
    const token = await api.backend.signIn('Raider#3000')
    await openCallback(`/auth/callback#token=${token}`)
    await screen.findByText(/^Welcome/)
    cleanup()
    await openCallback(`/auth/callback#token=${await api.backend.signIn('Admin#1000')}`)
    await expectRejection()
    expect(storedToken()).toBe(token)
  })

  it('a callback after a failed sign-in is rejected', async () => {
    rememberSignInStart()
    await openCallback('/auth/callback#error=FORBIDDEN')
    expect(await screen.findByRole('alert')).toHaveTextContent(CANCELLED)
    cleanup()
    await openCallback(`/auth/callback#token=${await api.backend.signIn('Admin#1000')}`)
    await expectRejection()
    expect(storedToken()).toBeNull()
  })

  it.each([
    ['a callback after 14 minutes is accepted', 14, true],
    ['a callback after 16 minutes is rejected', 16, false],
  ])('%s', (_, minutes, isAccepted) => {
    rememberSignInStart()
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + minutes * MINUTE_MS)
    expect(completeSignIn({ hash: '#token=late', searchStr: '' }) === null).toBe(isAccepted)
    expect(storedToken()).toBe(isAccepted ? 'late' : null)
  })

  it('an invalid start time is rejected', () => {
    sessionStorage.setItem('guildr_sign_in_started', 'not a number')
    expect(completeSignIn({ hash: '#token=x', searchStr: '' })).toBe('SESSION_EXPIRED')
  })
})

describe('completeSignIn', () => {
  beforeEach(rememberSignInStart)

  it.each([
    ['#token=fragment', '', 'fragment'],
    ['token=bare', '', 'bare'],
    // Other backends.
    ['#access_token=oauth', '', 'oauth'],
    ['', '?token=query', 'query'],
    ['#token=fragment', '?token=query', 'fragment'],
  ])('stores the token of the hash %j and the search %j: %s', (hash, searchStr, token) => {
    expect(completeSignIn({ hash, searchStr })).toBeNull()
    expect(storedToken()).toBe(token)
  })
})

import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { token } from '@/api/token'
import { listCharacters, syncCharacter } from '@/contract/character'
import { logout } from '@/contract/session'
import { charactersQuery } from '@/features/characters/characters.queries'
import { sessionQuery } from '@/features/session/session.queries'
import { rememberSignInStart } from '@/features/session/sign-in-start'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp, stubLocation } from '../../support/render-app'

const api = bridgeToBackend()

async function openHome() {
  const app = await renderApp({ api, path: '/?from=mail', as: 'Raider#3000' })
  await screen.findByRole('heading', { name: 'Frostelle' })
  return app
}

/** Home, whose session the server no longer knows. */
async function openHomeAndEndSession() {
  const app = await openHome()
  await api.backend.request('POST', '/auth/logout', { token: token.read() })
  return app
}

/** What another tab's change of the token does here. */
function hearFromOtherTab(newValue: string | null, key: string | null = 'guildr_token') {
  if (newValue === null) localStorage.removeItem('guildr_token')
  else localStorage.setItem('guildr_token', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

/** Leaves for another site, and comes back to the page as it was left. */
function leaveAndReturn(meanwhile: () => void) {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  meanwhile()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

const DAY_MS = 24 * 60 * 60 * 1000

const EXPIRED = 'Your session has expired. Sign in again and you will be back where you were.'

describe('a 401', () => {
  it('leads to /login, which says why, and leaves nothing private', async () => {
    const { user, router, queryClient } = await openHome()
    api.refuse(syncCharacter, 401)
    await user.click(screen.getByRole('button', { name: 'Sync Frostelle' }))
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(router.state.location.href).toBe('/login?reason=expired')
    expect(localStorage.getItem('guildr_token')).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign in with Battle.net' })).toBeEnabled()
    await waitFor(() => {
      const left = queryClient.getQueryCache().getAll()
      expect(left.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([
        [['session'], null],
      ])
    })
  })

  it('is said once: no toast says it again', async () => {
    const { user } = await openHome()
    api.refuse(syncCharacter, 401)
    await user.click(screen.getByRole('button', { name: 'Sync Frostelle' }))
    await screen.findByText(EXPIRED)
    await waitFor(() => expect(screen.queryByText(/Authentication required/)).toBeNull(), {
      timeout: 2000,
    })
  })

  it('ends what goes through all characters, without a list of failures', async () => {
    const { user } = await openHome()
    api.refuse(syncCharacter, 401)
    await user.click(screen.getByRole('button', { name: 'Sync all' }))
    await screen.findByText(EXPIRED)
    expect(api.sent(syncCharacter)).toHaveLength(1)
    expect(screen.queryByText(/not synced/)).toBeNull()
  })

  it('remembers the page for after the next sign-in', async () => {
    const { user } = await openHome()
    api.refuse(syncCharacter, 401)
    await user.click(screen.getByRole('button', { name: 'Sync Frostelle' }))
    await screen.findByText(EXPIRED)
    expect(sessionStorage.getItem('guildr_return_to')).toBe('/?from=mail')
  })

  it('leads there once, however many calls meet it', async () => {
    const { user, router } = await openHome()
    const sync = api.hold(syncCharacter)
    const navigate = vi.spyOn(router, 'navigate')
    await user.click(screen.getByRole('button', { name: 'Sync Frostelle' }))
    await user.click(screen.getByRole('button', { name: 'Sync Kharzul' }))
    await waitFor(() => expect(sync.waiting).toBe(2))
    sync.refuse(401)
    await screen.findByText(EXPIRED)
    const ways = navigate.mock.calls.filter(([to]) => to.to === '/login')
    expect(ways).toHaveLength(1)
  })

  it('of a page that loads shows the login page, not an error', async () => {
    const { user } = await openHome()
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(0))
    await api.backend.request('POST', '/auth/logout', { token: token.read() })
    await user.click(screen.getAllByRole('link', { name: 'Profile' })[0] ?? document.body)
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(screen.queryByText('Something went wrong!')).toBeNull()
  })

  it('of a session that has expired between two calls leads there too', async () => {
    const { user } = await openHome()
    const { clock } = api.backend
    const before = clock.now
    clock.now += 31 * DAY_MS
    await user.click(screen.getByRole('button', { name: 'Sync Frostelle' }))
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(token.read()).toBeNull()
    clock.now = before
  })

  it('of an old token, come late, leaves the new session alone', async () => {
    const { queryClient, router } = await openHome()
    const call = api.hold(listCharacters)
    const refetching = queryClient.refetchQueries(charactersQuery())
    await waitFor(() => expect(call.waiting).toBe(1))
    const newToken = await api.backend.signIn('Raider#3000')
    token.write(newToken)
    call.refuse(401)
    await refetching
    expect(token.read()).toBe(newToken)
    expect(router.state.location.pathname).toBe('/')
    expect(screen.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
  })

  it('on the login page stays there without a word of expiry', async () => {
    const { user, router } = await renderApp({ api, path: '/login', as: 'Raider#3000' })
    api.refuse(logout, 401)
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(router.state.location.href).toBe('/login')
  })
})

describe('a session check that finds the session over', () => {
  it('leads to /login, which says why, without a call that was refused', async () => {
    const { queryClient, router } = await openHomeAndEndSession()
    await act(() => queryClient.refetchQueries({ queryKey: sessionQuery().queryKey, exact: true }))
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(router.state.location.href).toBe('/login?reason=expired')
    expect(sessionStorage.getItem('guildr_return_to')).toBe('/?from=mail')
    expect(screen.queryByText('Frostelle')).toBeNull()
  })

  it('does so too when a hover over a link has asked', async () => {
    const { queryClient, router, user } = await openHomeAndEndSession()
    await queryClient.invalidateQueries({ queryKey: ['session'], refetchType: 'none' })
    await user.hover(screen.getAllByRole('link', { name: 'Profile' })[0] ?? document.body)
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(router.state.location.href).toBe('/login?reason=expired')
  })
})

describe('signing out by the menu', () => {
  it('shows the login page, and the back button nothing private', async () => {
    const { user, router } = await openHome()
    await user.click(screen.getByRole('button', { name: 'Account of Raider#3000' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(screen.queryByText(EXPIRED)).toBeNull()
    router.history.back()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(screen.queryByText('Frostelle')).toBeNull()
  })
})

describe('another tab', () => {
  it.each([
    ['signs out', 'guildr_token'],
    ['clears everything', null],
  ])('%s: so does this one', async (_what, key) => {
    const { router } = await openHome()
    hearFromOtherTab(null, key)
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(router.state.location.href).toBe('/login')
    expect(screen.queryByText('Frostelle')).toBeNull()
  })

  it('signs in as somebody: this one starts anew', async () => {
    const { reload } = stubLocation()
    const { router } = await openHome()
    hearFromOtherTab('another-token')
    expect(reload).toHaveBeenCalledOnce()
    expect(router.state.location.pathname).toBe('/')
  })

  it('changes something else: nothing happens', async () => {
    const { reload } = stubLocation()
    const { router } = await openHome()
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: null }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }))
    expect(reload).not.toHaveBeenCalled()
    expect(localStorage.getItem('guildr_token')).not.toBeNull()
    expect(router.state.location.pathname).toBe('/')
  })
})

describe('a page that the browser kept while it showed another', () => {
  it('shows nothing private when the session has ended meanwhile', async () => {
    const { router } = await openHome()
    leaveAndReturn(() => localStorage.removeItem('guildr_token'))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(router.state.location.href).toBe('/login')
    expect(screen.queryByText('Frostelle')).toBeNull()
  })

  it('starts anew when somebody else has signed in meanwhile', async () => {
    const { reload } = stubLocation()
    await openHome()
    leaveAndReturn(() => localStorage.setItem('guildr_token', 'another-token'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('goes on as it was when nothing has happened', async () => {
    const { reload } = stubLocation()
    await openHome()
    leaveAndReturn(() => undefined)
    expect(screen.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a clock that is wrong by a day', () => {
  it.each([
    ['ahead', DAY_MS],
    ['behind', -DAY_MS],
  ])('(%s) is no reason to sign anyone out', async (_, wrongBy) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongBy })
    const raider = await api.backend.signIn('Raider#3000')
    rememberSignInStart()
    const { user } = await renderApp({ api, path: `/auth/callback#token=${raider}` })
    await user.click(await screen.findByRole('link', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Frostelle' })).toBeVisible()
    expect(token.read()).toBe(raider)
  })
})

describe('a browser that keeps nothing', () => {
  it('is signed in for as long as the page lives', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    const raider = await api.backend.signIn('Raider#3000')
    rememberSignInStart()
    const { user } = await renderApp({ api, path: `/auth/callback#token=${raider}` })
    await user.click(await screen.findByRole('link', { name: 'Continue' }))
    expect(await screen.findByRole('heading', { name: 'Frostelle' })).toBeVisible()
    expect(api.sent(listCharacters).map((request) => request.token)).toEqual([raider])
  })
})

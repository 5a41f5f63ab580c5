import type { QueryClient } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { token } from '@/api/token'
import { exportAccount } from '@/contract/account'
import { listCharacters, syncCharacter } from '@/contract/character'
import { logout } from '@/contract/session'
import { charactersQuery } from '@/features/characters/characters.queries'
import { sessionQuery } from '@/features/session/session.queries'
import { bridgeToBackend, type HeldCall } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { chooseForCharacter } from '../characters/character-menu'
import { allToasts } from '../../support/app/toasts'
import { changeTokenInOtherTab, KEPT_FORMS, openHome } from './session-screen'

const api = bridgeToBackend()

/** Opens Home and ends the session on the server. */
async function openHomeAndEndSession() {
  const app = await openHome(api)
  await api.backend.request('POST', '/auth/logout', { token: token.read() })
  return app
}

/** Waits until the cache holds nothing but the fact that there is no user. */
async function untilEnded(queryClient: QueryClient) {
  await waitFor(() => {
    const left = queryClient.getQueryCache().getAll()
    expect(left.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[['session'], null]])
  })
}

/** Resolves when the pending mutation has ended, with all of its callbacks. */
async function whenSettled(queryClient: QueryClient) {
  const [pending] = queryClient.getMutationCache().getAll()
  await expect.poll(() => pending?.state.status).not.toBe('pending')
}

const EXPIRED = 'Your session has expired. Sign in again to continue where you left off.'

describe('a 401 of a call', () => {
  it('redirects to /login with one message, remembers the page and clears all cached data', async () => {
    const { user, router, queryClient } = await openHome(api)
    api.reject(syncCharacter, 401)
    await chooseForCharacter(user, 'Frostelle', 'Sync')
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(router.state.location.href).toBe('/login?reason=expired')
    expect(localStorage.getItem('guildr_token')).toBeNull()
    expect(sessionStorage.getItem('guildr_return_to')).toBe('/?from=mail')
    expect(screen.getByRole('button', { name: 'Sign in with Battle.net' })).toBeEnabled()
    await untilEnded(queryClient)
    expect(await allToasts()).toEqual([])
  })

  it('redirects after the browser has removed the token, too', async () => {
    const { user, router } = await openHome(api)
    localStorage.removeItem('guildr_token')
    await chooseForCharacter(user, 'Frostelle', 'Sync')
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(router.state.location.href).toBe('/login?reason=expired')
  })

  it('stops "Sync all" without a list of failures', async () => {
    const { user } = await openHome(api)
    api.reject(syncCharacter, 401)
    await user.click(screen.getByRole('button', { name: 'Sync all' }))
    await screen.findByText(EXPIRED)
    expect(api.sent(syncCharacter)).toHaveLength(1)
    expect(screen.queryByText(/not synced/)).toBeNull()
  })

  it('several calls with a 401 navigate once', async () => {
    const { user, router } = await openHome(api)
    const sync = api.hold(syncCharacter)
    const navigate = vi.spyOn(router, 'navigate')
    await chooseForCharacter(user, 'Frostelle', 'Sync')
    await chooseForCharacter(user, 'Kharzul', 'Sync')
    await waitFor(() => expect(sync.waiting).toBe(2))
    sync.reject(401)
    await screen.findByText(EXPIRED)
    const navigations = navigate.mock.calls.filter(([to]) => to.to === '/login')
    expect(navigations).toHaveLength(1)
  })

  it('in a loader: shows the login page instead of an error page', async () => {
    const { user } = await openHome(api)
    await waitFor(() => expect(api.requests.length).toBeGreaterThan(0))
    await api.backend.request('POST', '/auth/logout', { token: token.read() })
    await user.click(screen.getAllByRole('link', { name: 'Profile' })[0] ?? document.body)
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(screen.queryByText('Something went wrong!')).toBeNull()
  })

  it('for an old token: keeps the new session', async () => {
    const { queryClient, router } = await openHome(api)
    const call = api.hold(listCharacters)
    const refetching = queryClient.refetchQueries(charactersQuery())
    await waitFor(() => expect(call.waiting).toBe(1))
    const newToken = await api.backend.signIn('Raider#3000')
    token.write(newToken)
    call.reject(401)
    await refetching
    expect(token.read()).toBe(newToken)
    expect(router.state.location.pathname).toBe('/')
    expect(screen.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
  })

  it('on the login page: shows no message about an expired session', async () => {
    const { user, router } = await renderApp({ api, path: '/login', as: 'Raider#3000' })
    api.reject(logout, 401)
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(router.state.location.href).toBe('/login')
  })
})

describe('an answer after the session has ended', () => {
  it.each<[string, (call: HeldCall) => void]>([
    ['a success', (call) => call.release()],
    ['an error', (call) => call.reject(500)],
    ['a lost connection', () => api.restore()],
  ])('%s shows nothing on /login', async (_, answer) => {
    const { user, queryClient } = await openHome(api)
    const sync = api.hold(syncCharacter)
    await chooseForCharacter(user, 'Frostelle', 'Sync')
    await waitFor(() => expect(sync.waiting).toBe(1))
    const settled = whenSettled(queryClient)
    changeTokenInOtherTab(null)
    await screen.findByRole('button', { name: 'Sign in with Battle.net' })
    answer(sync)
    await settled
    expect(await allToasts()).toEqual([])
  })

  it('an error of an export shows nothing on /login', async () => {
    const { user, queryClient } = await renderApp({ api, path: '/profile', as: 'Raider#3000' })
    const call = api.hold(exportAccount)
    await user.click(await screen.findByRole('button', { name: 'Export my data' }))
    await waitFor(() => expect(call.waiting).toBe(1))
    const settled = whenSettled(queryClient)
    changeTokenInOtherTab(null)
    await screen.findByRole('button', { name: 'Sign in with Battle.net' })
    call.reject(500)
    await settled
    expect(await allToasts()).toEqual([])
  })
})

describe('a session check that finds no session', () => {
  it('redirects to /login with a message', async () => {
    const { queryClient, router } = await openHomeAndEndSession()
    await act(() => queryClient.refetchQueries({ queryKey: sessionQuery().queryKey, exact: true }))
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(router.state.location.href).toBe('/login?reason=expired')
    expect(sessionStorage.getItem('guildr_return_to')).toBe('/?from=mail')
    expect(screen.queryByText('Frostelle')).toBeNull()
  })

  it('redirects to /login if a preload ran the check', async () => {
    const { queryClient, router, user } = await openHomeAndEndSession()
    await queryClient.invalidateQueries({ queryKey: ['session'], refetchType: 'none' })
    await user.hover(screen.getAllByRole('link', { name: 'Profile' })[0] ?? document.body)
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(router.state.location.href).toBe('/login?reason=expired')
  })
})

describe('sign-out in the account menu', () => {
  it('shows the login page, and the back button shows no private data', async () => {
    const { user, router } = await openHome(api)
    sessionStorage.setItem('guildr_typed_forms', KEPT_FORMS)
    await user.click(screen.getByRole('button', { name: 'Raider#3000 account' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(screen.queryByText(EXPIRED)).toBeNull()
    await waitFor(() => expect(sessionStorage.getItem('guildr_typed_forms')).toBeNull())
    router.history.back()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(screen.queryByText('Frostelle')).toBeNull()
  })
})

describe('sign-out while the backend does not answer', () => {
  it('shows the login page at once', async () => {
    const { user } = await openHome(api)
    const call = api.hold(logout)
    await user.click(screen.getByRole('button', { name: 'Raider#3000 account' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeEnabled()
    expect(screen.queryByText('Frostelle')).toBeNull()
    expect(token.read()).toBeNull()
    await waitFor(() => expect(call.waiting).toBe(1))
    call.reject(500)
    expect(await allToasts()).toEqual([])
  })
})

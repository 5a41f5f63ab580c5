import { cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { token } from '@/api/token'
import { listCharacters, syncCharacter } from '@/contract/character'
import { rememberSignInStart } from '@/features/session/sign-in-start'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, stubLocation } from '../../support/app/render-app'
import { chooseForCharacter } from '../characters/character-menu'
import { changeTokenInOtherTab, KEPT_FORMS, openHome } from './session-screen'

const api = bridgeToBackend()

/** Leaves the page and restores it from the back/forward cache. */
function leaveAndReturn(meanwhile: () => void) {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  meanwhile()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
}

const DAY_MS = 24 * 60 * 60 * 1000

describe('token changes in another tab', () => {
  it.each([
    ['a sign-out', 'guildr_token'],
    ['clearing the storage', null],
  ])('%s signs out in this tab', async (_, key) => {
    const { router } = await openHome(api)
    sessionStorage.setItem('guildr_typed_forms', KEPT_FORMS)
    changeTokenInOtherTab(null, key)
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(router.state.location.href).toBe('/login')
    expect(screen.queryByText('Frostelle')).toBeNull()
    expect(sessionStorage.getItem('guildr_typed_forms')).toBeNull()
  })

  it('the end of a session is told to this tab, which remembers its page; a 401 here tells others', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem')
    const { user } = await openHome(api)
    api.reject(syncCharacter, 401)
    await chooseForCharacter(user, 'Frostelle', 'Sync')
    await screen.findByText('Your session has expired', { exact: false })
    const values = write.mock.calls.flatMap(([key, value]) => (key === 'guildr_token' ? value : []))
    expect(values.at(-1)).toBe('')
    expect(token.read()).toBeNull()
    cleanup()

    const { router } = await openHome(api)
    sessionStorage.removeItem('guildr_return_to')
    changeTokenInOtherTab('')
    changeTokenInOtherTab(null)
    await screen.findByText('Your session has expired', { exact: false })
    expect(router.state.location.href).toBe('/login?reason=expired')
    expect(sessionStorage.getItem('guildr_return_to')).toBe('/?from=mail')
  })

  it('a sign-out drops the changes that are being sent', async () => {
    const { user, queryClient } = await openHome(api)
    const sync = api.hold(syncCharacter)
    await chooseForCharacter(user, 'Frostelle', 'Sync')
    await waitFor(() => expect(sync.waiting).toBe(1))
    expect(queryClient.isMutating()).toBe(1)
    changeTokenInOtherTab(null)
    await screen.findByRole('button', { name: 'Sign in with Battle.net' })
    expect(queryClient.getMutationCache().getAll()).toEqual([])
  })

  it('a sign-in reloads this tab', async () => {
    const { reload } = stubLocation()
    const { router } = await openHome(api)
    changeTokenInOtherTab('another-token')
    expect(reload).toHaveBeenCalledOnce()
    expect(router.state.location.pathname).toBe('/')
  })

  it('changes of other keys are ignored', async () => {
    const { reload } = stubLocation()
    const { router } = await openHome(api)
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: null }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'x' }))
    expect(reload).not.toHaveBeenCalled()
    expect(localStorage.getItem('guildr_token')).not.toBeNull()
    expect(router.state.location.pathname).toBe('/')
  })
})

describe('a page restored from the back/forward cache', () => {
  it('shows the login page if the token was removed', async () => {
    const { router } = await openHome(api)
    leaveAndReturn(() => localStorage.removeItem('guildr_token'))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(router.state.location.href).toBe('/login')
    expect(screen.queryByText('Frostelle')).toBeNull()
  })

  it('reloads if another user has signed in', async () => {
    const { reload } = stubLocation()
    await openHome(api)
    leaveAndReturn(() => localStorage.setItem('guildr_token', 'another-token'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not reload if the token is the same', async () => {
    const { reload } = stubLocation()
    await openHome(api)
    leaveAndReturn(() => undefined)
    expect(screen.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a clock that is wrong by a day', () => {
  it.each([
    ['ahead', DAY_MS],
    ['behind', -DAY_MS],
  ])('(%s) does not sign the user out', async (_, wrongBy) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + wrongBy })
    const raider = await api.backend.signIn('Raider#3000')
    rememberSignInStart()
    await renderApp({ api, path: `/auth/callback#token=${raider}` })
    expect(await screen.findByRole('heading', { name: 'Frostelle' })).toBeVisible()
    expect(token.read()).toBe(raider)
  })
})

describe('blocked local storage', () => {
  it('keeps the session until the page is closed', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    const raider = await api.backend.signIn('Raider#3000')
    rememberSignInStart()
    await renderApp({ api, path: `/auth/callback#token=${raider}` })
    expect(await screen.findByRole('heading', { name: 'Frostelle' })).toBeVisible()
    expect(api.sent(listCharacters).map((request) => request.token)).toEqual([raider])
  })
})

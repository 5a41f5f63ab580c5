import { QueryClientProvider } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { getStatus, logout } from '@/contract/session'
import { useAuth } from '@/features/session/use-auth'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { startApp, stubLocation } from '../../support/app/render-app'

const api = bridgeToBackend()

type Started = Awaited<ReturnType<typeof startApp>>

function renderHookIn<Result>({ queryClient, router }: Started, hook: () => Result) {
  return renderHook(hook, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <RouterContextProvider router={router}>{children}</RouterContextProvider>
      </QueryClientProvider>
    ),
  })
}

async function renderAuth(as: string | null = 'Raider#3000') {
  const app = await startApp({ api, path: '/login', as })
  return { ...app, ...renderHookIn(app, useAuth) }
}

async function renderSignedIn() {
  const auth = await renderAuth()
  await waitFor(() => expect(auth.result.current.isLoading).toBe(false))
  return auth
}

describe('useAuth: state', () => {
  it('is loading without a user until the session check has ended', async () => {
    const status = api.hold(getStatus)
    const { result } = await renderAuth()
    expect(result.current).toMatchObject({ user: null, isLoading: true, isAuthenticated: false })
    status.release()
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(result.current).toMatchObject({
      user: { battleNetTag: 'Raider#3000', isAuthenticated: true },
      isAuthenticated: true,
      error: null,
    })
  })

  it('has no user and an error if the check fails', async () => {
    api.disconnect(getStatus)
    const { result } = await renderAuth()
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    expect(result.current).toMatchObject({ user: null, isAuthenticated: false })
    expect(result.current.error?.message).toBe(
      'Unable to connect to server. Please check your internet connection.',
    )
  })

  it('initialize repeats a failed check', async () => {
    api.reject(getStatus, 500)
    const { result } = await renderAuth()
    await waitFor(() => expect(result.current.error).not.toBeNull())
    api.restore()
    await act(() => result.current.initialize())
    await waitFor(() => expect(result.current.user?.battleNetTag).toBe('Raider#3000'))
    expect(result.current.error).toBeNull()
  })
})

describe('useAuth: signIn', () => {
  it('is loading and opens the login URL of the backend', async () => {
    const { assign } = stubLocation()
    const { result } = await renderAuth(null)
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    act(() => result.current.signIn())
    expect(result.current.isLoading).toBe(true)
    expect(assign.mock.calls).toEqual([['http://localhost:8787/auth/battlenet/login']])
  })

  it('is loading for every component, until the back button restores the page', async () => {
    stubLocation()
    const app = await startApp({ api, path: '/login' })
    const { result } = renderHookIn(app, () => [useAuth(), useAuth()] as const)
    await waitFor(() => expect(result.current[0].isLoading).toBe(false))
    act(() => result.current[0].signIn())
    expect(result.current[1].isLoading).toBe(true)
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(result.current.map(({ isLoading }) => isLoading)).toEqual([false, false])
  })
})

describe('useAuth: signOut', () => {
  it('clears the token, sends the logout call with the old token, then clears the user', async () => {
    const { result, backend } = await renderSignedIn()
    const oldToken = localStorage.getItem('guildr_token')
    let signedOut: Promise<void> | undefined
    act(() => {
      signedOut = result.current.signOut()
    })
    expect(localStorage.getItem('guildr_token')).toBeNull()
    expect(result.current).toMatchObject({ isLoading: true, isAuthenticated: true })
    await act(async () => signedOut)
    expect(result.current).toMatchObject({ user: null, isLoading: false, isAuthenticated: false })
    expect(api.sent(logout).map(({ token }) => token)).toEqual([oldToken])
    await waitFor(async () => {
      const me = await backend.request('GET', '/api/me', { token: oldToken })
      expect(me.status).toBe(401)
    })
  })

  it('clears all cached data of the user', async () => {
    const { result, queryClient } = await renderSignedIn()
    queryClient.setQueryData(['characters', 'list'], [{ id: 'private' }])
    queryClient.setQueryData(['session', 'characters'], { hasCharacters: true, characterCount: 2 })
    await act(() => result.current.signOut())
    const left = queryClient.getQueryCache().getAll()
    expect(left.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[['session'], null]])
  })
})

describe('useAuth: updateProfile', () => {
  it('merges fields into the user without a call', async () => {
    const { result } = await renderSignedIn()
    const { user } = result.current
    api.requests.length = 0
    act(() => result.current.updateProfile({ battleNetTag: 'Renamed#1' }))
    await waitFor(() => expect(result.current.user?.battleNetTag).toBe('Renamed#1'))
    expect(result.current.user).toEqual({ ...user, battleNetTag: 'Renamed#1' })
    expect(api.requests).toEqual([])
  })

  it('has no effect without a user', async () => {
    const { result } = await renderAuth(null)
    await waitFor(() => expect(result.current.isLoading).toBe(false))
    act(() => result.current.updateProfile({ battleNetTag: 'Ghost#1' }))
    expect(result.current.user).toBeNull()
  })
})

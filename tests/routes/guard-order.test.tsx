import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { token } from '@/api/token'
import { getMyCharacterCount, getStatus } from '@/contract/session'
import { readReturnPath } from '@/features/session/return-path'
import { bridgeToBackend } from '../support/app/msw-bridge'
import { renderApp, startApp } from '../support/app/render-app'

const api = bridgeToBackend()

/** Opens a path and then another; resolves when the second has loaded. */
async function openThen(first: string, second: string, as: string | null) {
  const app = await startApp({ api, path: first, as })
  await app.router.load()
  await app.router.navigate({ href: second })
  return app
}

describe('order of guards', () => {
  it('without a session only the session is checked', async () => {
    const { router } = await startApp({ api, path: '/admin' })
    await router.load()
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/status'])
  })

  it('the session is checked before the onboarding', async () => {
    const { router } = await startApp({ api, path: '/admin', as: 'Newcomer#2000' })
    await router.load()
    expect(api.requests.slice(0, 2).map(({ path }) => path)).toEqual([
      '/api/status',
      '/api/me/characters',
    ])
    expect(router.state.location.href).toBe('/onboarding')
  })

  it('the checks are not repeated on the next page', async () => {
    await openThen('/', '/profile', 'Raider#3000')
    expect(api.sent(getStatus)).toHaveLength(1)
    expect(api.sent(getMyCharacterCount)).toHaveLength(1)
  })
})

describe('redirects of guards replace the history entry', () => {
  it.each([
    ['Home to onboarding', '/', '/onboarding', 'Newcomer#2000'],
    ['onboarding to Home', '/onboarding', '/', 'Raider#3000'],
    ['an admin page to Home', '/admin/loot', '/', 'Raider#3000'],
    ['a page to login', '/profile', '/login', null],
  ])('%s', async (_name, path, destination, as) => {
    const { router } = await openThen('/login', path, as)
    expect(router.state.location.href).toBe(destination)
    expect(router.history.length).toBe(2)
    router.history.back()
    expect(router.history.location.href).toBe('/login')
  })
})

describe('return path of requireSession', () => {
  it('a navigation remembers the path', async () => {
    await openThen('/login', '/wishlists/abc?slot=NECK', null)
    expect(readReturnPath()).toBe('/wishlists/abc?slot=NECK')
  })

  it('a preload does not remember the path', async () => {
    const { router } = await startApp({ api, path: '/login' })
    await router.load()
    await router.preloadRoute({ to: '/profile' })
    expect(readReturnPath()).toBe('/')
    expect(router.state.location.href).toBe('/login')
  })
})

describe('login page', () => {
  it('shows a failed session check after three retries', async () => {
    api.reject(getStatus, 500)
    await renderApp({ api, path: '/', as: 'Raider#3000' })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not check whether you are signed in. HTTP 500',
    )
    expect(api.sent(getStatus)).toHaveLength(4)
  })

  it('Try Again repeats a failed session check and then opens the page that was asked for', async () => {
    api.reject(getStatus, 500)
    const { user, router } = await renderApp({ api, path: '/profile?from=mail', as: 'Raider#3000' })
    await screen.findByRole('alert')
    expect(router.state.location.href).toBe('/login')
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
    expect(router.state.location.href).toBe('/profile?from=mail')
    expect(readReturnPath()).toBe('/')
  })

  it('Try Again shows the reason again if the check fails again', async () => {
    api.reject(getStatus, 500)
    const { user, router } = await renderApp({ api, path: '/profile', as: 'Raider#3000' })
    await screen.findByRole('alert')
    api.disconnect(getStatus)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/Unable to connect to server/)).toBeVisible()
    expect(router.state.location.href).toBe('/login')
  })

  it('Try Again stays on the login page if no other page was asked for', async () => {
    api.reject(getStatus, 500)
    const { user, router } = await renderApp({ api, path: '/login', as: 'Raider#3000' })
    await screen.findByRole('alert')
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('link', { name: 'Continue as Raider#3000' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(router.state.location.href).toBe('/login')
  })

  it('"Continue as" opens the page that was asked for', async () => {
    const { queryClient, router, user } = await renderApp({ api, path: '/profile' })
    await screen.findByRole('button', { name: 'Sign in with Battle.net' })
    token.write(await api.backend.signIn('Raider#3000'))
    await act(() => queryClient.invalidateQueries())
    await user.click(await screen.findByRole('link', { name: 'Continue as Raider#3000' }))
    expect(await screen.findByRole('heading', { name: 'Raider#3000' })).toBeVisible()
    expect(router.state.location.href).toBe('/profile')
  })

  it('a signed-in user can continue or sign out', async () => {
    const { router } = await renderApp({ api, path: '/login', as: 'Raider#3000' })
    expect(await screen.findByRole('link', { name: 'Continue as Raider#3000' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sign in with Battle.net' })).toBeNull()
    expect(router.state.location.href).toBe('/login')
  })
})

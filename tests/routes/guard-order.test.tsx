import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listInstances } from '@/contract/admin-instance'
import { getMyCharacterCount, getStatus } from '@/contract/session'
import { readReturnPath } from '@/features/session/return-path'
import { bridgeToBackend } from '../support/msw-bridge'
import { renderApp, startApp } from '../support/render-app'

const api = bridgeToBackend()

/** Opens an address and then another; resolves when the second one has come to rest. */
async function openThen(first: string, second: string, as: string | null) {
  const app = await startApp({ api, path: first, as })
  await app.router.load()
  await app.router.navigate({ href: second })
  return app
}

describe('guards ask in order', () => {
  it('nothing but the session when nobody is signed in', async () => {
    const { router } = await startApp({ api, path: '/admin' })
    await router.load()
    expect(api.requests.map(({ path }) => path)).toEqual(['/api/status'])
  })

  it('session, then onboarding', async () => {
    const { router } = await startApp({ api, path: '/admin', as: 'Newcomer#2000' })
    await router.load()
    expect(api.requests.slice(0, 2).map(({ path }) => path)).toEqual([
      '/api/status',
      '/api/me/characters',
    ])
    expect(router.state.location.href).toBe('/onboarding')
  })

  it('who is no admin, before anything of the admin pages is asked', async () => {
    const { router } = await startApp({ api, path: '/admin/instances', as: 'Raider#3000' })
    await router.load()
    expect(router.state.location.href).toBe('/')
    expect(api.sent(listInstances)).toEqual([])
  })

  it('once for a while, not on every page', async () => {
    await openThen('/', '/profile', 'Raider#3000')
    expect(api.sent(getStatus)).toHaveLength(1)
    expect(api.sent(getMyCharacterCount)).toHaveLength(1)
  })
})

describe('a redirect takes the place of the page one may not see', () => {
  it.each([
    ['onboarding for home', '/', '/onboarding', 'Newcomer#2000'],
    ['home for onboarding', '/onboarding', '/', 'Raider#3000'],
    ['home for an admin page', '/admin/loot', '/', 'Raider#3000'],
    ['login for a page', '/profile', '/login', null],
  ])('%s', async (_name, path, destination, as) => {
    const { router } = await openThen('/login', path, as)
    expect(router.state.location.href).toBe(destination)
    expect(router.history.length).toBe(2)
    router.history.back()
    expect(router.history.location.href).toBe('/login')
  })
})

describe('where the person was headed', () => {
  it('is remembered by a navigation', async () => {
    await openThen('/login', '/wishlists/abc?slot=NECK', null)
    expect(readReturnPath()).toBe('/wishlists/abc?slot=NECK')
  })

  it('is not remembered by hovering over a link', async () => {
    const { router } = await startApp({ api, path: '/login' })
    await router.load()
    await router.preloadRoute({ to: '/profile' })
    expect(readReturnPath()).toBe('/')
    expect(router.state.location.href).toBe('/login')
  })
})

describe('the login page', () => {
  it('shows that the check failed after asking once: guards never retry', async () => {
    api.refuse(getStatus, 500)
    await renderApp({ api, path: '/', as: 'Raider#3000' })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not check whether you are signed in. HTTP 500',
    )
    expect(api.sent(getStatus)).toHaveLength(1)
  })

  it('offers to try the check again, and then to go on', async () => {
    api.refuse(getStatus, 500)
    const { user, router } = await renderApp({ api, path: '/', as: 'Raider#3000' })
    await screen.findByRole('alert')
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await user.click(await screen.findByRole('link', { name: 'Continue as Raider#3000' }))
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
    expect(router.state.location.href).toBe('/')
  })

  it('lets a signed-in person stay, go on or sign out', async () => {
    const { router } = await renderApp({ api, path: '/login', as: 'Raider#3000' })
    expect(await screen.findByRole('link', { name: 'Continue as Raider#3000' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Sign in with Battle.net' })).toBeNull()
    expect(router.state.location.href).toBe('/login')
  })
})

import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { token } from '@/api/token'
import { exportAccount } from '@/contract/account'
import { getStatus } from '@/contract/session'
import { getWishlist, updateWishlist } from '@/contract/wishlist'
import { wishlistQuery } from '@/features/wishlists/wishlists.queries'
import { CacheStorageStub } from '../../support/app/cache-storage'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, takeReports, untilAtRest } from '../../support/app/render-app'
import { webLocks } from '../../support/app/web-locks'

const api = bridgeToBackend()
const MAIN_LIST = 'The Venomous Abyss - Heroic (Frost)'

let caches: CacheStorageStub
beforeEach(() => {
  caches = new CacheStorageStub()
  vi.stubGlobal('caches', caches)
})
afterEach(() => window.dispatchEvent(new Event('online')))

/**
 * Opens a list of Raider#3000 with one wish, as it is on the server, and waits until it is stored.
 */
async function openList() {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', 1)
  const path = `/wishlists/${wishlistId}`
  const app = await renderApp({ api, path, as: 'Raider#3000' })
  await screen.findByText('0 of 1 obtained')
  await untilAtRest(app)
  await waitFor(async () => expect((await caches.urls()).join()).toContain(wishlistId))
  return { ...app, raider, wishlistId, path }
}

/** The stored answer that Home shows. */
async function storedHome() {
  const url = (await caches.urls()).find((stored) => stored.includes('/wishlists?main=true'))
  return url && (await caches.match(url))?.text()
}

/** Closes the app, as a reload does. */
function close() {
  cleanup()
  webLocks.closeTabs()
}

/** Makes the server unreachable until the returned function is called. */
function disconnect() {
  const fetch = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  return () => fetch.mockRestore()
}

const signOut = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Raider#3000 account' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
}

describe('stored data', () => {
  it('a start without a connection: the list opens, shows its age, and an edit is sent afterwards', async () => {
    const { path, raider, wishlistId } = await openList()
    close()
    const reconnect = disconnect()
    const { user } = await renderApp({ api, path })
    expect(await screen.findByText('0 of 1 obtained')).toBeVisible()
    expect(screen.getByText(/^The server cannot be reached. Last updated .+\.$/)).toBeVisible()
    const tick = await screen.findByRole('button', { name: /^Obtained / })
    await user.click(tick)
    expect(tick).toHaveAttribute('aria-pressed', 'true')
    expect(await screen.findByText('1 of 1 obtained')).toBeVisible()
    expect(
      await screen.findByText(/1 change is kept and sent later. Last updated .+\.$/),
    ).toBeVisible()

    close()
    const app = await renderApp({ api, path })
    expect(await screen.findByText('1 of 1 obtained')).toBeVisible()
    // A request that is being retried is not sent again.
    await untilAtRest(app)

    reconnect()
    window.dispatchEvent(new Event('focus'))
    await waitFor(async () => {
      const params = { wishlistId }
      const list = await raider.make(getWishlist, { params })
      expect(list.obtainedCount).toBe(1)
    })
    await waitFor(() => expect(screen.queryByText(/Last updated/)).toBeNull())
    expect(screen.getByText('1 of 1 obtained')).toBeVisible()
  })

  it('is refetched when the device is online again', async () => {
    const { path, raider, wishlistId } = await openList()
    close()
    const reconnect = disconnect()
    const app = await renderApp({ api, path })
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText(/^Offline. Last updated/)).toBeVisible()
    await untilAtRest(app)
    await raider.addItems(wishlistId, 'HEAD', 1)
    reconnect()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('0 of 2 obtained')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/Last updated/)).toBeNull())
  })

  it('is refetched at the first answer of the server', async () => {
    const { path, wishlistId } = await openList()
    close()
    const reconnect = disconnect()
    const app = await renderApp({ api, path })
    expect(await screen.findByText(/Last updated/)).toBeVisible()
    await untilAtRest(app)
    reconnect()
    await app.queryClient.refetchQueries(wishlistQuery(wishlistId))
    await waitFor(() => expect(screen.queryByText(/Last updated/)).toBeNull())
  })

  it('has the edits of a list on Home too, also if Home was not open since', async () => {
    const home = await renderApp({ api, path: '/', as: 'Raider#3000' })
    const link = await screen.findByRole('link', { name: `Open ${MAIN_LIST}` })
    const path = link.getAttribute('href') ?? ''
    await untilAtRest(home)
    await waitFor(async () => expect(await storedHome()).toBeDefined())
    close()
    const list = await renderApp({ api, path })
    const [tick] = await screen.findAllByRole('button', { name: /^Obtained /, pressed: false })
    const wanted = `${tick?.getAttribute('aria-label')} (Frostelle)`
    const before = await storedHome()
    await list.user.click(tick ?? document.body)
    await waitFor(async () => expect(await storedHome()).not.toBe(before))
    close()
    disconnect()
    await renderApp({ api, path: '/' })
    expect(await screen.findByText(/Last updated/)).toBeVisible()
    expect(await screen.findAllByRole('button', { name: /^Obtained / })).not.toEqual([])
    expect(screen.queryByRole('button', { name: wanted, pressed: false })).toBeNull()
  })

  it('is not used if the server answers with an error, and forgotten if it does not find it any more', async () => {
    const { path, wishlistId } = await openList()
    const isStored = async () => (await caches.urls()).some((url) => url.endsWith(wishlistId))
    close()
    api.reject(getWishlist, 503)
    await renderApp({ api, path })
    expect(await screen.findByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    expect(takeReports()).toHaveLength(1)
    expect(await isStored()).toBe(true)
    close()
    api.reject(getWishlist, 404)
    await renderApp({ api, path })
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible()
    await waitFor(async () => expect(await isStored()).toBe(false))
  })

  it('is not shown to another user of the same browser', async () => {
    const { path } = await openList()
    close()
    token.write(await api.backend.signIn('Newcomer#2000'))
    disconnect()
    await renderApp({ api, path })
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(screen.queryByText(/obtained/)).toBeNull()
  })

  it('contains no answers of admin pages and no export of the account', async () => {
    const app = await renderApp({ api, path: '/admin/instances', as: 'Admin#1000' })
    await screen.findAllByRole('row')
    await app.router.navigate({ to: '/profile' })
    await app.user.click(await screen.findByRole('button', { name: /Export/ }))
    await waitFor(() => expect(api.sent(exportAccount)).toHaveLength(1))
    await untilAtRest(app)
    await waitFor(async () => expect((await caches.urls()).join()).toContain('/api/me'))
    expect((await caches.urls()).filter((url) => /admin|export/.test(url))).toEqual([])
  })
})

describe('a lost connection', () => {
  it('is shown at once on a device that is offline, or with the age of the data, which stored data does not replace, without a toast', async () => {
    const { user, queryClient, wishlistId } = await openList()
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText('Offline.')).toBeVisible()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(screen.queryByText('Offline.')).toBeNull())

    await user.click(screen.getByRole('button', { name: /^Obtained / }))
    await waitFor(() => expect(api.sent(updateWishlist)).toHaveLength(1))
    await screen.findByText('1 of 1 obtained')
    const reconnect = disconnect()
    await queryClient.refetchQueries({ type: 'active' })
    expect(screen.getByText('1 of 1 obtained')).toBeVisible()
    expect(screen.getByText(/^The server cannot be reached. Last updated .+\.$/)).toBeVisible()
    expect(screen.queryByText('Could not refresh')).toBeNull()
    reconnect()
    await queryClient.refetchQueries(wishlistQuery(wishlistId))
    await waitFor(() => expect(screen.queryByText(/cannot be reached/)).toBeNull())
  })
})

describe('stored data is removed', () => {
  it('at the sign-out', async () => {
    const { user } = await openList()
    await signOut(user)
    await screen.findByRole('button', { name: 'Sign in with Battle.net' })
    expect(await caches.keys()).toEqual([])
  })

  it('at a sign-out in another tab', async () => {
    await openList()
    const stored = await caches.keys()
    expect(stored).toHaveLength(1)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: 'guildr_token', newValue: null }))
    await screen.findByRole('button', { name: 'Sign in with Battle.net' })
    expect(await caches.keys()).toEqual([])
  })

  it('after a 401', async () => {
    const { queryClient } = await openList()
    api.reject(getWishlist, 401)
    await queryClient.refetchQueries({ type: 'active' })
    await screen.findByText(/Your session has expired/)
    expect(await caches.keys()).toEqual([])
  })

  it('when the app is opened after the end of the session', async () => {
    const { path } = await openList()
    close()
    const { user } = await renderApp({ api, path: '/' })
    await user.click(await screen.findByRole('button', { name: 'Raider#3000 account' }))
    close()
    await api.backend.request('POST', '/auth/logout', { token: token.read() })
    await renderApp({ api, path })
    await screen.findByText(/Your session has expired/)
    expect(await caches.keys()).toEqual([])
    expect(api.sent(getStatus).length).toBeGreaterThan(0)
  })
})

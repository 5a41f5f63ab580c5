import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { token } from '@/api/token'
import { logout } from '@/contract/session'
import { getWishlist, updateWishlist } from '@/contract/wishlist'
import { createOverlayHistory } from '@/lib/overlay-history'
import { signInPerson } from '../../../support/entities'
import { bridgeToBackend } from '../../../support/app/msw-bridge'
import { renderApp } from '../../../support/app/render-app'

const api = bridgeToBackend()

afterEach(() => window.dispatchEvent(new Event('online')))

/**
 * Opens a list with two wishes, ticks both while the browser is offline, and waits for the notice.
 */
async function tickOffline(text = 'Offline: 2 changes are kept and sent once you are online.') {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', 2)
  window.history.pushState(null, '', `/wishlists/${wishlistId}`)
  // The browser's history: a memory history has no beforeunload event.
  const app = await renderApp({ api, history: createOverlayHistory(), as: 'Raider#3000' })
  const ticks = await screen.findAllByRole('button', { name: /^Obtained / })
  api.disconnect(updateWishlist)
  window.dispatchEvent(new Event('offline'))
  for (const tick of ticks) await app.user.click(tick)
  const notice = await screen.findByText(text)
  return {
    ...app,
    wishlistId,
    notice,
    goOnline() {
      api.restore()
      window.dispatchEvent(new Event('online'))
    },
    readObtained: async () => {
      const params = { wishlistId }
      const list = await raider.make(getWishlist, { params })
      return list.obtainedCount
    },
  }
}

/** The same, while the browser's storage is full. */
async function tickWithFullStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  return tickOffline('Offline: 2 changes are kept in this tab and sent once you are online.')
}

const isUnloadBlocked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))
const home = () => screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body
const question = (name: string) => screen.findByRole('alertdialog', { name })

/** Chooses "Sign out" and returns the question. */
async function signOut(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Raider#3000 account' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  return question('Sign out and discard 2 changes?')
}

describe('unsent edits', () => {
  it('leaving the view, the page and the tab does not ask; the edits are sent from the other page', async () => {
    const { user, router, notice, goOnline, readObtained } = await tickOffline()
    expect(notice.closest('[role="status"]')).not.toBeNull()
    expect(screen.getByText('2 of 2 obtained')).toBeInTheDocument()
    expect(await readObtained()).toBe(0)
    expect(isUnloadBlocked()).toBe(false)
    await user.click(screen.getByRole('tab', { name: 'Boss' }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ view: 'boss' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await user.click(home())
    expect(
      await screen.findByRole('heading', { level: 1, name: 'The Venomous Abyss' }),
    ).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
    expect(screen.getByText(/^Offline: 2 changes/)).toBeInTheDocument()
    goOnline()
    await waitFor(async () => expect(await readObtained()).toBe(2))
    await waitFor(() => expect(screen.queryByText(/^Offline: 2 changes/)).toBeNull())
  })

  it('signing out asks first; Stay keeps the session, Sign out drops the edits', async () => {
    const { user, router, wishlistId } = await tickOffline()
    await user.click(within(await signOut(user)).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(router.state.location.pathname).toBe(`/wishlists/${wishlistId}`)
    expect(api.sent(logout)).toEqual([])
    await user.click(within(await signOut(user)).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(screen.queryByText(/changes/)).toBeNull()
    expect(localStorage).toHaveLength(0)
  })
})

describe('unsent edits with full storage', () => {
  it('leaving the page asks first; Stay cancels, Leave sends the edits from the other page', async () => {
    const { user, router, wishlistId, goOnline, readObtained } = await tickWithFullStorage()
    expect(isUnloadBlocked()).toBe(true)
    await user.click(home())
    const dialog = await question('Leave with 2 unsent changes?')
    await user.click(within(dialog).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(router.state.location.pathname).toBe(`/wishlists/${wishlistId}`)
    await user.click(home())
    const again = await question('Leave with 2 unsent changes?')
    await user.click(within(again).getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/'))
    expect(await screen.findByText(/^Offline: 2 changes/)).toBeInTheDocument()
    goOnline()
    await waitFor(async () => expect(await readObtained()).toBe(2))
  })

  it('signing out asks once', async () => {
    const { user } = await tickWithFullStorage()
    await user.click(within(await signOut(user)).getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
  })
})

it('unsent edits: an edit is not sent with the token of another user', async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', 1)
  const path = `/wishlists/${wishlistId}`
  const { user, queryClient } = await renderApp({ api, path, as: 'Raider#3000' })
  const mine = token.read()
  api.disconnect(updateWishlist)
  await user.click(await screen.findByRole('button', { name: /^Obtained / }))
  await screen.findByText(/^The server cannot be reached: 1 change is kept/)
  const [edit] = queryClient.getMutationCache().getAll()
  await user.click(screen.getByRole('button', { name: 'Raider#3000 account' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
  const dialog = await question('Sign out and discard 1 change?')
  expect(dialog).toHaveAccessibleDescription('It has not been sent to the server yet.')
  await user.click(within(dialog).getByRole('button', { name: 'Sign out' }))
  await screen.findByRole('button', { name: 'Sign in with Battle.net' })

  token.write(await api.backend.signIn('Admin#1000'))
  api.restore()
  await waitFor(() => expect(edit?.state.status).toBe('error'))
  expect(new Set(api.sent(updateWishlist).map((sent) => sent.token))).toEqual(new Set([mine]))
  expect(document.querySelectorAll('[data-sonner-toast]')).toHaveLength(0)
})

it('rejected note: the dialog opens with the typed text again', async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', 1)
  const { user } = await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
  api.reject(updateWishlist, 500, { message: 'Not now', isOnce: true })
  const open = async () => user.click(await screen.findByRole('button', { name: /^Note on / }))
  await open()
  await user.click(await screen.findByRole('textbox', { name: 'Note' }))
  await user.paste('A typed note')
  await user.keyboard('{Escape}')
  expect(await screen.findByText('Not now')).toBeInTheDocument()
  await open()
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('A typed note')
})

it('wishlist page: shows Not Found on window focus after another tab has deleted the list', async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle', { name: 'Short-lived' })
  await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
  await screen.findByRole('heading', { level: 1, name: 'Short-lived' })
  await api.backend.request('DELETE', `/api/wishlists/${wishlistId}`, { token: raider.token })
  window.dispatchEvent(new Event('focus'))
  expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible()
  expect(screen.queryByText('Could not refresh')).toBeNull()
})

import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getMe } from '@/contract/session'
import { getWishlist, updateWishlist } from '@/contract/wishlist'
import { createStoredEdits } from '@/features/wishlists/stored-edits'
import { newId } from '@/lib/new-id'
import { make } from '../../support/backend-calls'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'
import { webLocks } from '../../support/web-locks'

const api = bridgeToBackend()

const DAY_MS = 24 * 3_600_000

/** Another tab has stored the tick of a wish of Raider#3000. `user` pretends to be another user. */
async function tickInOtherTab({ user = '', ageMs = 0 } = {}) {
  const { token, ...raider } = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', 1)
  const params = { wishlistId }
  const wishlist = await make(api.backend, getWishlist, { token, params })
  const me = await make(api.backend, getMe, { token })
  const otherTab = createStoredEdits()
  otherTab.add(user || (me.id ?? me.battleNetTag), {
    id: newId(),
    madeAt: Date.now() - ageMs,
    wishlist,
    edit: { type: 'change', id: wishlist.items[0]?.id ?? '', isObtained: true },
  })
  await waitFor(() => expect(otherTab.isStored()).toBe(true))
  return {
    path: `/wishlists/${wishlistId}`,
    readObtained: async () =>
      (await make(api.backend, getWishlist, { token, params })).obtainedCount,
  }
}

const returnToTab = () => window.dispatchEvent(new Event('focus'))
const sentCount = () => api.sent(updateWishlist).length

describe('stored edits', () => {
  it('a tab that is gone: its edits are sent once when the app is loaded', async () => {
    const { path, readObtained } = await tickInOtherTab()
    webLocks.closeTabs()
    await renderApp({ api, path, as: 'Raider#3000' })
    expect(await screen.findByText('1 of 1 obtained')).toBeVisible()
    await waitFor(async () => expect(await readObtained()).toBe(1))
    returnToTab()
    await waitFor(() => expect(localStorage).toHaveLength(1))
    expect(sentCount()).toBe(1)
  })

  it('a tab that is open: its edits are sent by this tab only after it is closed', async () => {
    const { path, readObtained } = await tickInOtherTab()
    await renderApp({ api, path, as: 'Raider#3000' })
    await screen.findByText('0 of 1 obtained')
    returnToTab()
    expect(sentCount()).toBe(0)
    webLocks.closeTabs()
    returnToTab()
    await waitFor(async () => expect(await readObtained()).toBe(1))
    expect(sentCount()).toBe(1)
  })

  it.each([
    ['of another user', { user: 'someone else' }],
    ['older than 30 days', { ageMs: 31 * DAY_MS }],
  ])('an edit %s is not sent', async (_name, made) => {
    const { path, readObtained } = await tickInOtherTab(made)
    webLocks.closeTabs()
    const { queryClient } = await renderApp({ api, path, as: 'Raider#3000' })
    await screen.findByText('0 of 1 obtained')
    returnToTab()
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(await readObtained()).toBe(0)
    expect(sentCount()).toBe(0)
  })

  it('unreadable stored edits are ignored', async () => {
    const { path } = await tickInOtherTab()
    webLocks.closeTabs()
    for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{"user":1')
    await renderApp({ api, path, as: 'Raider#3000' })
    expect(await screen.findByText('0 of 1 obtained')).toBeVisible()
  })

  it('signing out counts and discards the edits of other tabs', async () => {
    const { path } = await tickInOtherTab()
    const { user } = await renderApp({ api, path, as: 'Raider#3000' })
    await user.click(await screen.findByRole('button', { name: 'Account of Raider#3000' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await screen.findByRole('alertdialog', { name: 'Sign out and discard 1 change?' })
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByRole('button', { name: 'Sign in with Battle.net' })
    expect(localStorage).toHaveLength(0)
  })
})

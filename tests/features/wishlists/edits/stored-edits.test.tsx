import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { getMe } from '@/contract/session'
import { getWishlist, updateWishlist } from '@/contract/wishlist'
import { createStoredEdits } from '@/features/wishlists/edits/stored-edits'
import { newId } from '@/lib/new-id'
import { signInPerson } from '../../../support/entities'
import { bridgeToBackend } from '../../../support/app/msw-bridge'
import { renderApp } from '../../../support/app/render-app'
import { webLocks } from '../../../support/app/web-locks'

const api = bridgeToBackend()

const DAY_MS = 24 * 3_600_000

const RENAME = { type: 'rename', name: 'Farm list' } as const
const WISHLIST = {
  id: 'w1',
  name: 'Progress',
  character: { id: 'c1', name: 'Frostelle', className: 'Mage' },
  instance: { id: 'i1', name: 'Manaforge Omega' },
  difficulty: 'Heroic',
  specialization: 'Frost',
  isMainWishlist: true,
}

/** Another tab has stored the tick of a wish of Raider#3000. `user` pretends to be another user. */
async function tickInOtherTab(user = '') {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', 1)
  const params = { wishlistId }
  const wishlist = await raider.make(getWishlist, { params })
  const me = await raider.make(getMe)
  const otherTab = createStoredEdits()
  otherTab.add(user || (me.id ?? me.battleNetTag), {
    id: newId(),
    madeAt: Date.now(),
    wishlist,
    edit: { type: 'change', id: wishlist.items[0]?.id ?? '', isObtained: true },
  })
  await waitFor(() => expect(otherTab.isStored()).toBe(true))
  return {
    path: `/wishlists/${wishlistId}`,
    readObtained: async () => (await raider.make(getWishlist, { params })).obtainedCount,
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

  it('an edit of another user is not sent', async () => {
    const { path, readObtained } = await tickInOtherTab('someone else')
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
    await user.click(await screen.findByRole('button', { name: 'Raider#3000 account' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await screen.findByRole('alertdialog', { name: 'Sign out and discard 1 change?' })
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    await screen.findByRole('button', { name: 'Sign in with Battle.net' })
    expect(localStorage).toHaveLength(0)
  })
})

describe('the limits of stored edits', () => {
  it('an edit is kept for 30 days and then discarded', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const madeAt = Date.now()
    const gone = createStoredEdits()
    gone.add('user', { id: 'e1', madeAt, wishlist: WISHLIST, edit: RENAME })
    await waitFor(() => expect(gone.isStored()).toBe(true))
    const here = createStoredEdits()
    vi.setSystemTime(madeAt + 30 * DAY_MS - 1)
    expect(here.countOthers('user')).toBe(1)
    vi.setSystemTime(madeAt + 30 * DAY_MS)
    expect(here.countOthers('user')).toBe(0)
    webLocks.closeTabs()
    expect(await here.takeOver('user')).toEqual([])
    expect(localStorage).toHaveLength(0)
  })

  it('500 edits of a tab are stored; with more the tab says that not all are stored', async () => {
    const tab = createStoredEdits()
    const add = (index: number) =>
      tab.add('user', { id: `e${index}`, madeAt: Date.now(), wishlist: WISHLIST, edit: RENAME })
    for (let index = 0; index < 500; index += 1) add(index)
    await waitFor(() => expect(tab.isStored()).toBe(true))
    add(500)
    expect(tab.isStored()).toBe(false)
    expect(createStoredEdits().countOthers('user')).toBe(500)
    tab.remove('user', 'e0')
    expect(tab.isStored()).toBe(true)
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  deleteWishlist,
  getWishlist,
  listCharacterWishlists,
  restoreWishlist,
} from '@/contract/wishlist'
import { wishlists } from '../../../server/database/schema'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { signInPerson } from '../../support/entities'
import { renderApp } from '../../support/app/render-app'
import { openWishlistMenu } from './open-wishlist-menu'

const api = bridgeToBackend()

// A character may have only a limited number of wishlists for a raid.
beforeEach(() => api.backend.database.delete(wishlists))

const openMenu = (name: string) => openWishlistMenu(api, name)

describe('wishlist menu: Delete', () => {
  it('asks for confirmation with the name and the number of items; Undo restores the list with its items', async () => {
    const { user, choose, readLists } = await openMenu('Doomed')
    const before = await readLists()
    await choose('Delete list')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Doomed?' })
    expect(dialog).toHaveAccessibleDescription('This deletes the wishlist and its 2 items.')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await readLists()).toEqual(before)
    expect(api.sent(deleteWishlist)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'More actions for Doomed' }))
    await choose('Delete list')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Restored Doomed')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Open Doomed' })).toBeVisible()
    expect(await readLists()).toEqual(before)
  })

  it('Undo says that another list has become the main one', async () => {
    const { user, choose, raider, readLists } = await openWishlistMenu(api, 'Replaced', true)
    await choose('Delete list')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await raider.createWishlist('Kharzul', { name: 'Heir', isMainWishlist: true })
    await user.click(undo)
    expect(
      await screen.findByText('Another list has become the main wishlist since.'),
    ).toBeInTheDocument()
    const main = (await readLists()).filter(({ isMainWishlist }) => isMainWishlist)
    expect(main.map(({ name }) => name)).toEqual(['Heir'])
  })

  it('Undo says why it was rejected', async () => {
    const { user, choose } = await openMenu('Locked out')
    await choose('Delete list')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    api.reject(restoreWishlist, 409, { message: 'Locked by Nightfall: council' })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Could not restore Locked out')).toBeInTheDocument()
    expect(screen.getByText('Locked by Nightfall: council')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
  })

  it('removes the list before the lists are read again, so that nothing links to it', async () => {
    const { user, choose } = await openMenu('Going')
    await choose('Delete list')
    const read = api.hold(listCharacterWishlists)
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open Going' })).toBeNull())
    await waitFor(() => expect(read.waiting).toBe(1))
    read.release()
  })

  it('deleting a list that another tab has deleted counts as success', async () => {
    const { user, choose, wishlistId } = await openMenu('Gone before')
    const token = localStorage.getItem('guildr_token')
    await choose('Delete list')
    await api.backend.request('DELETE', `/api/wishlists/${wishlistId}`, { token })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted Gone before')).toBeInTheDocument()
  })

  it('on the wishlist page, goes to the wishlists of the character', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Kharzul', { name: 'Left behind' })
    const { id } = await raider.character('Kharzul')
    const { user, router } = await renderApp({
      api,
      path: `/wishlists/${wishlistId}`,
      as: 'Raider#3000',
    })
    await user.click(await screen.findByRole('button', { name: 'More actions for Left behind' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete list' }))
    const reads = api.sent(getWishlist).length
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { name: "Kharzul's wishlists" })).toBeVisible()
    // The deleted wishlist is not read again.
    expect(api.sent(getWishlist)).toHaveLength(reads)
    expect(router.state.location.pathname).toBe(`/characters/${id}/wishlists`)
    expect(router.history.length).toBe(1)
  })
})

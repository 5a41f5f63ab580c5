import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  deleteWishlist,
  duplicateWishlist,
  listCharacterWishlists,
  updateWishlist,
} from '@/contract/wishlist'
import { make } from '../../support/backend-calls'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'

const api = bridgeToBackend()

/** Opens Kharzul's lists, among them one of that name with two items, and its menu. */
async function openMenu(name: string) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const { id: characterId } = await raider.character('Kharzul')
  const wishlistId = await raider.createWishlist('Kharzul', { name })
  await raider.addItems(wishlistId, 'TRINKET', 2)
  const path = `/characters/${characterId}/wishlists`
  const app = await renderApp({ api, path, as: 'Raider#3000' })
  await app.user.click(await screen.findByRole('button', { name: `More actions for ${name}` }))
  const params = { characterId }
  return {
    ...app,
    wishlistId,
    choose: async (item: string) =>
      app.user.click(await screen.findByRole('menuitem', { name: item })),
    readLists: () => make(api.backend, listCharacterWishlists, { token: raider.token, params }),
  }
}

describe('Rename', () => {
  it('starts from the name and changes it', async () => {
    const { user, choose, readLists } = await openMenu('Before')
    await choose('Rename')
    const dialog = await screen.findByRole('dialog', { name: 'Rename wishlist' })
    const field = within(dialog).getByRole('textbox', { name: 'Wishlist Name' })
    expect(field).toHaveValue('Before')
    await user.clear(field)
    await user.type(field, 'After{Enter}')
    expect(await screen.findByRole('link', { name: 'Open After' })).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect((await readLists()).map(({ name }) => name)).toContain('After')
  })

  it('wants a name', async () => {
    const { user, choose } = await openMenu('Nameless')
    await choose('Rename')
    const field = await screen.findByRole('textbox', { name: 'Wishlist Name' })
    await user.clear(field)
    await waitFor(() => expect(field).toHaveAccessibleDescription('Please enter a wishlist name'))
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    expect(api.sent(updateWishlist)).toEqual([])
  })

  it('says under the field why it failed, and keeps what was typed', async () => {
    const { user, choose } = await openMenu('Stays')
    await choose('Rename')
    const field = await screen.findByRole('textbox', { name: 'Wishlist Name' })
    api.refuse(updateWishlist, 500, { message: 'The server is asleep' })
    await user.type(field, ' not{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription('The server is asleep'))
    expect(field).toHaveValue('Stays not')
    expect(field).toHaveFocus()
    // One failure, one place: no toast beside it.
    expect(screen.getAllByText('The server is asleep')).toHaveLength(1)
  })
})

describe('Duplicate', () => {
  it('copies to another difficulty, with the items', async () => {
    const { user, choose, readLists } = await openMenu('Template')
    await choose('Duplicate')
    const dialog = await screen.findByRole('dialog', { name: 'Duplicate Template' })
    await user.click(within(dialog).getByRole('combobox', { name: 'Difficulty' }))
    await user.click(await screen.findByRole('option', { name: 'Mythic' }))
    await user.click(within(dialog).getByRole('button', { name: 'Duplicate' }))
    const copyName = 'The Venomous Abyss - Mythic (Fury)'
    expect(await screen.findByText(`Created wishlist: ${copyName}`)).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: `Open ${copyName}` })).toBeVisible()
    const copies = (await readLists()).filter(({ name }) => name === copyName)
    expect(copies).toMatchObject([{ difficulty: 'Mythic', itemCount: 2, isMainWishlist: false }])
  })

  it('pressed twice copies once', async () => {
    const { user, choose, readLists } = await openMenu('Single')
    await choose('Duplicate')
    const dialog = await screen.findByRole('dialog')
    await user.dblClick(within(dialog).getByRole('button', { name: 'Duplicate' }))
    await screen.findByText('Created wishlist: Single (copy)')
    const copies = (await readLists()).filter(({ name }) => name === 'Single (copy)')
    expect(copies).toHaveLength(1)
    expect(api.sent(duplicateWishlist)).toHaveLength(1)
  })

  it('says in its dialog why it failed', async () => {
    const { user, choose } = await openMenu('Uncopied')
    await choose('Duplicate')
    const dialog = await screen.findByRole('dialog')
    api.refuse(duplicateWishlist, 400, { message: 'This raid does not have that difficulty' })
    await user.click(within(dialog).getByRole('button', { name: 'Duplicate' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This raid does not have that difficulty',
    )
    expect(screen.getAllByText('This raid does not have that difficulty')).toHaveLength(1)
  })
})

describe('Mark as main', () => {
  it('marks it, says so, and is not offered on the main list', async () => {
    const { user, choose, readLists, wishlistId } = await openMenu('New main')
    await choose('Mark as main')
    expect(await screen.findByText('New main is now the main wishlist')).toBeInTheDocument()
    const list = (await readLists()).find(({ id }) => id === wishlistId)
    expect(list?.isMainWishlist).toBe(true)
    await waitFor(async () => {
      await user.keyboard('{Escape}')
      await user.click(screen.getByRole('button', { name: 'More actions for New main' }))
      expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
      expect(screen.queryByRole('menuitem', { name: 'Mark as main' })).toBeNull()
    })
  })

  it('says that it failed', async () => {
    const { choose } = await openMenu('Never main')
    api.refuse(updateWishlist, 500, { message: 'Not now' })
    await choose('Mark as main')
    expect(await screen.findByText('Not now')).toBeInTheDocument()
  })
})

describe('Delete', () => {
  it('asks first, naming the list and what goes with it', async () => {
    const { user, choose, readLists } = await openMenu('Doomed')
    await choose('Delete')
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Doomed?' })
    expect(dialog).toHaveAccessibleDescription(
      'The wishlist and its 2 items will be gone for good.',
    )
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect((await readLists()).map(({ name }) => name)).toContain('Doomed')
    expect(api.sent(deleteWishlist)).toEqual([])
  })

  it('takes the list away and says so', async () => {
    const { user, choose, readLists } = await openMenu('Gone')
    await choose('Delete')
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted Gone')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Open Gone' })).toBeNull())
    expect((await readLists()).map(({ name }) => name)).not.toContain('Gone')
  })

  it('of a list that is gone already counts as done', async () => {
    const { user, choose, wishlistId } = await openMenu('Gone before')
    const token = localStorage.getItem('guildr_token')
    await choose('Delete')
    await api.backend.request('DELETE', `/api/wishlists/${wishlistId}`, { token })
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted Gone before')).toBeInTheDocument()
  })

  it('says in its dialog why it failed, and lets one try again', async () => {
    const { user, choose } = await openMenu('Stubborn')
    await choose('Delete')
    const dialog = await screen.findByRole('alertdialog')
    api.refuse(deleteWishlist, 500, { message: 'Not now', isOnce: true })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not now')
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Deleted Stubborn')).toBeInTheDocument()
  })

  it('on the page of the list itself leads back to the character', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Kharzul', { name: 'Left behind' })
    const { id } = await raider.character('Kharzul')
    const { user, router } = await renderApp({
      api,
      path: `/wishlists/${wishlistId}`,
      as: 'Raider#3000',
    })
    await user.click(await screen.findByRole('button', { name: 'More actions for Left behind' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    expect(await screen.findByRole('heading', { name: "Kharzul's wishlists" })).toBeVisible()
    expect(router.state.location.pathname).toBe(`/characters/${id}/wishlists`)
    expect(router.history.length).toBe(1)
  })
})

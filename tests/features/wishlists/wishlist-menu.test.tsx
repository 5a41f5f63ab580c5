import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listActiveInstances } from '@/contract/instance'
import { duplicateWishlist, updateWishlist } from '@/contract/wishlist'
import { wishlists } from '../../../server/database/schema'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { signInPerson } from '../../support/entities'
import { openWishlistMenu } from './open-wishlist-menu'

const api = bridgeToBackend()

// A character may have only a limited number of wishlists for a raid.
beforeEach(() => api.backend.database.delete(wishlists))

const openMenu = (name: string) => openWishlistMenu(api, name)
const nameField = () => screen.findByRole('textbox', { name: 'Wishlist Name' })
const menuOf = (name: string) => screen.getByRole('button', { name: `More actions for ${name}` })
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
/** The names of the two competing lists in their order on screen. */
const mains = () =>
  textsOf(screen.getAllByRole('heading', { level: 3, name: /^Open (Old main|Heir)$/ }))
const enabledOptions = () =>
  textsOf(
    screen
      .getAllByRole('option')
      .filter((option) => option.getAttribute('aria-disabled') !== 'true'),
  )

describe('wishlist menu: Rename', () => {
  it('shows a field for the name; Enter shows the new name before the server has answered', async () => {
    const { user, choose, readLists } = await openMenu('Before')
    const call = api.hold(updateWishlist)
    await choose('Rename')
    const field = await nameField()
    expect(field).toHaveValue('Before')
    expect(field).toHaveFocus()
    await user.clear(field)
    await user.type(field, 'After{Enter}')
    expect(await screen.findByRole('link', { name: 'Open After' })).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(menuOf('After')).toHaveFocus()
    expect((await readLists()).map(({ name }) => name)).not.toContain('After')
    call.release()
    await waitFor(async () =>
      expect((await readLists()).map(({ name }) => name)).toContain('After'),
    )
    expect(api.sent(updateWishlist)).toHaveLength(1)
  })

  it('Escape, unless an input method needs it, keeps the old name and returns the focus; the buttons keep or save the name', async () => {
    const { user, choose } = await openMenu('Kept')
    await choose('Rename')
    await user.type(await nameField(), ' not')
    fireEvent.keyDown(await nameField(), { key: 'Escape', isComposing: true })
    expect(await nameField()).toHaveValue('Kept not')
    await user.keyboard('{Escape}')
    expect(await screen.findByRole('link', { name: 'Open Kept' })).toBeVisible()
    await waitFor(() => expect(menuOf('Kept')).toHaveFocus())
    await user.click(menuOf('Kept'))
    await choose('Rename')
    await user.type(await nameField(), ' not')
    await user.click(screen.getByRole('button', { name: 'Cancel renaming' }))
    await user.click(menuOf('Kept'))
    expect(api.sent(updateWishlist)).toEqual([])
    await choose('Rename')
    await user.clear(await nameField())
    await user.keyboard('Third')
    await user.click(screen.getByRole('button', { name: 'Save name' }))
    expect(await screen.findByRole('link', { name: 'Open Third' })).toBeVisible()
    await waitFor(() => expect(api.sent(updateWishlist)).toHaveLength(1))
  })

  it('blur saves and does not move the focus', async () => {
    const { user, choose } = await openMenu('Left')
    await choose('Rename')
    await user.clear(await nameField())
    await user.keyboard('Right')
    await user.click(screen.getByRole('heading', { level: 1 }))
    expect(await screen.findByRole('link', { name: 'Open Right' })).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('an empty name, and one that is too long: shows the error and keeps the field open', async () => {
    const { user, choose } = await openMenu('Nameless')
    await choose('Rename')
    const field = await nameField()
    for (const [typed, message] of [
      [' ', 'Please enter a wishlist name'],
      ['n'.repeat(151), 'Must be at most 150 characters'],
    ] as const) {
      await user.clear(field)
      await user.click(field)
      await user.paste(typed)
      await user.keyboard('{Enter}')
      await waitFor(() => expect(field).toHaveAccessibleDescription(message))
      await user.click(screen.getByRole('heading', { level: 1 }))
      expect(field).toHaveValue(typed)
    }
    expect(api.sent(updateWishlist)).toEqual([])
  })

  it('rejected: the field opens with the typed name again', async () => {
    const { user, choose } = await openMenu('Stays')
    await choose('Rename')
    api.reject(updateWishlist, 500, { message: 'Not now', isOnce: true })
    await user.clear(await nameField())
    await user.keyboard('A typed name{Enter}')
    expect(await screen.findByText('Not now')).toBeInTheDocument()
    expect(screen.getAllByText('Not now')).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'More actions for Stays' }))
    await choose('Rename')
    expect(await nameField()).toHaveValue('A typed name')
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('link', { name: 'Open A typed name' })).toBeVisible()
  })
})

describe('wishlist menu: Duplicate', () => {
  it('copies the list with its items to another difficulty', async () => {
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

  it('a double click creates one copy', async () => {
    const { user, choose, readLists } = await openMenu('Single')
    await choose('Duplicate')
    const dialog = await screen.findByRole('dialog')
    await user.dblClick(within(dialog).getByRole('button', { name: 'Duplicate' }))
    await screen.findByText('Created wishlist: Single (copy)')
    const copies = (await readLists()).filter(({ name }) => name === 'Single (copy)')
    expect(copies).toHaveLength(1)
    expect(api.sent(duplicateWishlist)).toHaveLength(1)
  })

  it('disables difficulties that the raid does not have', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const instances = (await raider.make(listActiveInstances)).map((instance) => ({
      ...instance,
      availableDifficulties: ['Normal', 'Heroic'],
    }))
    api.answer(listActiveInstances, () => Response.json({ data: { instances } }))
    const { user, choose } = await openMenu('Without Mythic')
    await choose('Duplicate')
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('combobox', { name: 'Difficulty' }))
    await waitFor(() => expect(enabledOptions()).toEqual(['Normal', 'Heroic']))
  })
})

describe('wishlist menu: Mark as main', () => {
  it('moves the mark from the previous main list before the server has answered', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    await raider.createWishlist('Kharzul', { name: 'Old main', isMainWishlist: true })
    const { user, choose, readLists } = await openMenu('Heir')
    expect(mains()).toEqual(['Old main', 'Heir'])
    const call = api.hold(updateWishlist)
    await choose('Mark as main')
    // The main list is sorted first.
    await waitFor(() => expect(mains()).toEqual(['Heir', 'Old main']))
    expect((await readLists()).find(({ name }) => name === 'Old main')?.isMainWishlist).toBe(true)
    call.release()
    expect(await screen.findByText('Heir is now the main wishlist')).toBeInTheDocument()
    expect(mains()).toEqual(['Heir', 'Old main'])
    expect((await readLists()).find(({ name }) => name === 'Old main')?.isMainWishlist).toBe(false)
    const message = await screen.findByText('Replaces Old main')
    const toast = within(message.closest('li') ?? document.body)
    await user.click(toast.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Old main is now the main wishlist')).toBeInTheDocument()
    expect(mains()).toEqual(['Old main', 'Heir'])
  })

  it('marks the list with a toast; “Unset as main” takes the mark off, and Undo marks the list again', async () => {
    const { user, choose, readLists, wishlistId } = await openMenu('Beside')
    const isMain = async () =>
      (await readLists()).find(({ id }) => id === wishlistId)?.isMainWishlist
    await choose('Mark as main')
    expect(await screen.findByText('Beside is now the main wishlist')).toBeInTheDocument()
    expect(await isMain()).toBe(true)
    expect(await screen.findByText('Main list')).toBeVisible()
    await user.click(menuOf('Beside'))
    const item = await screen.findByRole('menuitem', { name: 'Unset as main' })
    expect(screen.queryByRole('menuitem', { name: 'Mark as main' })).toBeNull()
    await user.click(item)
    const unset = await screen.findByText('Beside is no longer the main wishlist')
    expect(screen.queryByText('Main list')).toBeNull()
    await waitFor(async () => expect(await isMain()).toBe(false))
    const toast = within(unset.closest('li') ?? document.body)
    await user.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await isMain()).toBe(true))
  })

  it('rejected: the previous main list keeps the mark, with one toast', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    await raider.createWishlist('Kharzul', { name: 'Incumbent', isMainWishlist: true })
    const { choose } = await openMenu('Never main')
    api.reject(updateWishlist, 409, { message: 'Not now' })
    await choose('Mark as main')
    expect(await screen.findByText('Not now')).toBeInTheDocument()
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(names.indexOf('Incumbent')).toBeLessThan(names.indexOf('Never main'))
    expect(screen.getAllByText('Not now')).toHaveLength(1)
  })
})

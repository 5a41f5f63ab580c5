import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listAvailableCharacters } from '@/contract/character'
import { getStatus, logout } from '@/contract/session'
import { signInPerson } from '../../support/entities'
import { renderApp } from '../../support/app/render-app'
import { chooseForCharacter } from '../characters/character-menu'
import { partsOf } from '../wishlists/create/create-dialog'
import { bridgeToVariant, VARIANTS } from './bridge'
import { shownNames } from '../wishlists/wishes'

const expectNoError = () => {
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.querySelectorAll('[data-type="error"], [data-type="warning"]')).toHaveLength(0)
}

describe.each(Object.keys(VARIANTS) as (keyof typeof VARIANTS)[])('a %s backend', (variant) => {
  const api = bridgeToVariant(variant)

  it('a visitor reads nothing about a session that has expired', async () => {
    const { router } = await renderApp({ api, path: '/' })
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeEnabled()
    expect(router.state.location.href).toBe('/login')
    expect(api.sent(getStatus)).not.toEqual([])
    expectNoError()
  })

  it('a new user is led to the onboarding and imports a character', async () => {
    const { user } = await renderApp({ api, path: '/', as: 'Newcomer#2000' })
    const choice = await screen.findByRole('group', { name: 'Your characters' })
    await user.click(within(choice).getByRole('checkbox', { name: 'Brannoch' }))
    await user.click(screen.getByRole('button', { name: 'Import 1 character' }))
    expect(await screen.findByText(/^Imported/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(/^Connect your guild\. This is optional/)).toBeVisible()
    expect(api.sent(listAvailableCharacters)).toHaveLength(1)
    await user.click(await screen.findByRole('button', { name: 'Go to Home' }))
    expect(await screen.findByRole('heading', { name: 'Brannoch' })).toBeVisible()
    await chooseForCharacter(user, 'Brannoch', 'Sync')
    expect(await screen.findByText('Synced Brannoch')).toBeInTheDocument()
    expectNoError()
  })

  it('Home shows the main wishlists of the current tier', async () => {
    await renderApp({ api, path: '/', as: 'Raider#3000' })
    const own = await screen.findByRole('region', { name: 'Your characters' })
    expect(
      await within(own).findByRole('link', { name: 'Open The Venomous Abyss - Heroic (Frost)' }),
    ).toBeVisible()
    expect(within(own).getByText('7 items')).toBeVisible()
    expectNoError()
  })

  it('connects a guild', async () => {
    const { user } = await renderApp({ api, path: '/profile', as: 'Raider#3000' })
    await user.click(await screen.findByRole('button', { name: 'Connect guild Ashen Vanguard' }))
    expect(await screen.findByText('Connected Ashen Vanguard')).toBeInTheDocument()
    expectNoError()
  })

  it('creates, marks, renames, duplicates and deletes a wishlist', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    await raider.createWishlist('Frostelle')
    const { user, router } = await renderApp({ api, path: '/', as: 'Raider#3000' })
    await user.click(await screen.findByRole('link', { name: 'Wishlists of Frostelle' }))
    await user.click(await screen.findByRole('button', { name: 'Create Wishlist' }))
    const dialog = partsOf(await screen.findByRole('dialog'), user)
    await dialog.fill()
    await dialog.rename('My list')
    await user.click(dialog.submit())
    expect(await screen.findByRole('heading', { name: 'My list', level: 1 })).toBeVisible()
    expect(await screen.findByText('Created wishlist: My list')).toBeInTheDocument()

    await user.click(screen.getByRole('button', { name: 'More actions for My list' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as main' }))
    expect(await screen.findByText('My list is now the main wishlist')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'More actions for My list' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    await user.clear(await screen.findByRole('textbox', { name: 'Wishlist Name' }))
    await user.keyboard('Renamed{Enter}')
    expect(await screen.findByRole('heading', { name: 'Renamed', level: 1 })).toBeVisible()
    expect(screen.getByText('Main list')).toBeVisible()

    const choose = async (list: string, action: string) => {
      await user.click(await screen.findByRole('button', { name: `More actions for ${list}` }))
      await user.click(await screen.findByRole('menuitem', { name: action }))
    }
    await choose('Renamed', 'Duplicate')
    const duplicate = await screen.findByRole('dialog')
    // The specification has no payload for it.
    expect(within(duplicate).queryByRole('combobox')).toBeNull()
    await user.click(within(duplicate).getByRole('button', { name: 'Duplicate' }))
    await screen.findByRole('heading', { name: 'Renamed (copy)', level: 1 })
    await choose('Renamed (copy)', 'Delete list')
    const confirm = await screen.findByRole('alertdialog')
    await user.click(within(confirm).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/characters/))
    const deleted = (await screen.findByText('Deleted Renamed (copy)')).closest('li')
    expect(deleted).not.toHaveTextContent('Undo')
    expect(await screen.findByRole('link', { name: 'Open Renamed' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Open Renamed (copy)' })).toBeNull()
    expectNoError()
  })

  it('adds, moves and removes wishes', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle', { name: 'Frost list' })
    await raider.addItems(wishlistId, 'NECK', 1)
    const readNames = async () => (await raider.readItems(wishlistId)).map(({ name }) => name)
    const before = await readNames()
    const { user } = await renderApp({ api, path: '/', as: 'Raider#3000' })
    await user.click(await screen.findByRole('link', { name: 'Wishlists of Frostelle' }))
    await user.click(await screen.findByRole('link', { name: 'Open Frost list' }))
    await waitFor(() => expect(shownNames()).toEqual(before))

    const [add] = await screen.findAllByRole('button', { name: /^Add (?!items)/ })
    const added = add?.getAttribute('aria-label')?.replace('Add ', '') ?? ''
    await user.click(add ?? document.body)
    await waitFor(async () => expect(await readNames()).toEqual([...before, added]))
    const rank = await screen.findByRole('textbox', { name: `Rank of ${added}` })
    await user.clear(rank)
    await user.type(rank, '1{Enter}')
    await waitFor(async () => expect(await readNames()).toEqual([added, ...before]))
    await user.click(screen.getByRole('button', { name: `Remove ${added}` }))
    await waitFor(async () => expect(await readNames()).toEqual(before))
    await waitFor(() => expect(shownNames()).toEqual(before))
    expectNoError()
  })

  it('signs out', async () => {
    const { user, router } = await renderApp({ api, path: '/profile', as: 'Raider#3000' })
    await user.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(router.state.location.href).toBe('/login')
    expect(api.sent(logout)).toHaveLength(1)
    expectNoError()
  })
})

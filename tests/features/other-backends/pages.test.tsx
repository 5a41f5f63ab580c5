import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listCharacterWishlists } from '@/contract/wishlist'
import { signInPerson } from '../../support/entities'
import { renderApp } from '../../support/app/render-app'
import { isFullRun, runs } from '../../support/runs'
import { chooseForCharacter } from '../characters/character-menu'
import { bridgeToSpecifiedBackend } from './bridge'

const expectNoError = () => expect(screen.queryByRole('alert')).toBeNull()

/** The shapes that the specification leaves open. `npm test` tests the two that differ most. */
const SHAPES = [
  { name: 'with data', options: { hasDataWrapper: true } },
  { name: 'wishes with lootItemId', options: { wishShape: 'id', hasDataWrapper: false } },
  { name: 'without data', options: { hasDataWrapper: false } },
  { name: 'wishes with item', options: { wishShape: 'item' } },
] as const
const TESTED = SHAPES.slice(0, runs(2, SHAPES.length))

describe.each(TESTED)('a backend that is exactly the specification, $name', ({ options }) => {
  const api = bridgeToSpecifiedBackend(options)
  /** What does not depend on the shape is tested with the first one only by `npm test`. */
  const isFirst = isFullRun || options === SHAPES[0].options

  it('Home shows the main wishlists of the current tier and the characters', async () => {
    await renderApp({ api, path: '/', as: 'Raider#3000' })
    const own = await screen.findByRole('region', { name: 'Your characters' })
    // The lists of each character are a call of their own.
    await waitFor(() =>
      expect(within(own).getAllByRole('link', { name: /^Open / })).toHaveLength(2),
    )
    expect(
      within(own).getByRole('link', { name: 'Open The Venomous Abyss - Heroic (Frost)' }),
    ).toBeVisible()
    expect(within(own).queryByRole('link', { name: /Manaforge/ })).toBeNull()
    expect(within(own).getByText('7 items')).toBeVisible()
    // The bosses are not known, so there are no wishes by boss.
    expect(screen.queryByRole('group', { name: 'Bosses' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Obtained / })).toBeNull()
    expect(screen.getByRole('heading', { name: 'Frostelle' })).toBeVisible()
    expect(api.sent(listCharacterWishlists)).toHaveLength(2)
    expectNoError()
  })

  it.runIf(isFirst)('the profile shows user, guilds and characters', async () => {
    await renderApp({ api, path: '/profile', as: 'Raider#3000' })
    await screen.findByRole('heading', { name: 'Raider#3000' })
    expect(await screen.findByText('Ashen Vanguard')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Kharzul' })).toBeVisible()
    expectNoError()
  })

  it('imports a character by what the backend sent of it', async () => {
    const { user } = await renderApp({ api, path: '/onboarding', as: 'Newcomer#2000' })
    const choice = await screen.findByRole('group', { name: 'Your characters' })
    await user.click(within(choice).getByRole('checkbox', { name: 'Brannoch' }))
    await user.click(screen.getByRole('button', { name: 'Import 1 character' }))
    expect(await screen.findByText(/^Imported with \d+ items$/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await user.click(await screen.findByRole('button', { name: 'Go to Home' }))
    expect(await screen.findByRole('heading', { name: 'Brannoch' })).toBeVisible()
    expect(await screen.findByText('No main wishlist this tier')).toBeVisible()
    await chooseForCharacter(user, 'Brannoch', 'Sync')
    expect(await screen.findByText('Synced Brannoch')).toBeInTheDocument()
    expectNoError()
  })

  it.runIf(isFirst)('offers no simulations on the pages of wishlists', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    const { user } = await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
    await user.click(await screen.findByRole('button', { name: 'More actions for A list' }))
    await screen.findByRole('menuitem', { name: 'Rename' })
    expect(screen.queryByRole('menuitem', { name: 'Simulation' })).toBeNull()
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('link', { name: "Frostelle's wishlists" }))
    await screen.findByRole('heading', { level: 1, name: "Frostelle's wishlists" })
    expect(screen.queryByRole('button', { name: 'Simulation' })).toBeNull()
    expectNoError()
  })

  it.runIf(isFirst)('an admin page says to admins that the server has no admin calls', async () => {
    const { router } = await renderApp({ api, path: '/admin/loot', as: 'Admin#1000' })
    expect(await screen.findByRole('heading', { name: 'No admin pages' })).toBeVisible()
    expect(screen.getByText(/^This server has no admin calls/)).toBeVisible()
    expect(router.state.location.pathname).toBe('/admin/loot')
    expect(api.requests.filter(({ path }) => path.startsWith('/api/admin'))).toEqual([])
    expect(screen.queryByRole('link', { name: 'Admin' })).toBeNull()
  })

  it.runIf(isFirst)('an admin page redirects others to Home', async () => {
    const { router } = await renderApp({ api, path: '/admin/loot', as: 'Raider#3000' })
    expect(await screen.findByRole('heading', { name: 'The Venomous Abyss' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })
})

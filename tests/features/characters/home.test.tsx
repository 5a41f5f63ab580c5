import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getMyCharacterCount } from '@/contract/session'
import { listWishlists } from '@/contract/wishlist'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

describe('home page', () => {
  it('shows the main wishlists of the current tier with their progress', async () => {
    await renderApp({ api, path: '/', as: 'Raider#3000' })
    const open = { name: 'Open The Venomous Abyss - Heroic (Frost)' }
    expect(await screen.findByRole('link', open)).toBeVisible()
    expect(
      screen.getByRole('progressbar', {
        name: 'Progress of The Venomous Abyss - Heroic (Frost)',
      }),
    ).toHaveAttribute('aria-valuetext', '1 of 7 obtained')
    expect(screen.queryByRole('link', { name: /Open Manaforge/ })).toBeNull()
  })

  it('main wishlists fail to load: the rest is shown, and Try Again loads them', async () => {
    api.reject(listWishlists, 403)
    const { user } = await renderApp({ api, path: '/', as: 'Raider#3000' })
    expect(await screen.findByRole('heading', { name: 'Frostelle' })).toBeVisible()
    const panel = await screen.findByRole('alert')
    expect(panel).toHaveTextContent('Error loading content')
    api.restore()
    await user.click(within(panel).getByRole('button', { name: 'Try Again' }))
    expect(
      await screen.findByRole('link', { name: 'Open The Venomous Abyss - Heroic (Frost)' }),
    ).toBeVisible()
  })

  it('no main wishlists: the one primary action asks for which character, the strongest first', async () => {
    const { user } = await renderApp({ api, path: '/', as: 'Admin#1000' })
    expect(await screen.findByText('No main wishlist this tier')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Create main wishlist' }))
    const choices = await screen.findAllByRole('menuitem')
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'ThaldorimendProtection Paladin · 276',
      'MaelisRestoration Druid · 264',
      'ÉlyandreShadow Priest · 259',
    ])
    await user.click(choices[1] ?? document.body)
    const name = 'Create Wishlist for Maelis'
    const dialog = within(await screen.findByRole('dialog', { name }))
    await waitFor(() => expect(dialog.getByRole('checkbox')).toBeChecked())
  })

  it('no characters, onboarding check failed: shows an empty state with the import', async () => {
    api.reject(getMyCharacterCount, 500)
    const { user } = await renderApp({ api, path: '/', as: 'Newcomer#2000' })
    expect(await screen.findByText('No characters yet')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sync all' })).toBeDisabled()
    expect(screen.queryByText('No main wishlist this tier')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Import more characters' }))
    expect(await screen.findByRole('checkbox', { name: 'Brannoch' })).toBeEnabled()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listCharacters, removeCharacter } from '@/contract/character'
import { listCharacterWishlists } from '@/contract/wishlist'
import { make } from '../../support/backend/backend-calls'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { toasts } from '../../support/app/toasts'
import { chooseForCharacter } from '../characters/character-menu'

const api = bridgeToBackend()

async function ask(name: string, as = 'Raider#3000') {
  const app = await renderApp({ api, path: '/profile', as })
  await chooseForCharacter(app.user, name, 'Remove')
  const dialog = await screen.findByRole('alertdialog', { name: `Remove ${name}?` })
  return {
    ...app,
    dialog,
    confirm: within(dialog).getByRole('button', { name: `Remove ${name}` }),
  }
}

const namesOf = async (token: string) =>
  (await make(api.backend, listCharacters, { token })).map(({ name }) => name)

describe('removal of a character', () => {
  it('names the wishlists that are deleted, with their wishes; Cancel removes nothing', async () => {
    const { user, dialog, confirm } = await ask('Frostelle')
    await waitFor(() => expect(dialog).toHaveTextContent('This permanently deletes 2 wishlists:'))
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((row) => row.textContent),
    ).toEqual([
      'The Venomous Abyss - Heroic (Frost)7 items',
      'Manaforge Omega - Mythic (Frost)1 item',
    ])
    expect(dialog).toHaveTextContent('The sharing with Ashen Vanguard ends.')
    expect(confirm).toBeEnabled()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(api.sent(removeCharacter)).toEqual([])
  })

  it('cannot be confirmed before the wishlists are shown', async () => {
    api.reject(listCharacterWishlists, 403, { message: 'Not now' })
    const { user, dialog, confirm } = await ask('Frostelle')
    expect(confirm).toBeDisabled()
    expect(await within(dialog).findByText('Not now')).toBeVisible()
    expect(confirm).toBeDisabled()
    api.restore()
    await user.click(within(dialog).getByRole('button', { name: 'Try Again' }))
    expect(await within(dialog).findAllByRole('listitem')).toHaveLength(2)
    expect(confirm).toBeEnabled()
  })

  it('removes the character and its wishlists from all pages, without an error', async () => {
    const person = await signInPerson(api.backend, 'Raider#3000')
    await person.createWishlist('Kharzul')
    const { user, router, dialog, confirm } = await ask('Kharzul')
    await waitFor(() => expect(dialog).toHaveTextContent('2 wishlists'))
    const reread = api.hold(listCharacters)
    await user.click(confirm)
    // Before the characters are read again: the pointer can be above the row's link, which would
    // preload.
    await waitFor(() => expect(screen.queryByText('Kharzul')).toBeNull())
    reread.release()
    expect(toasts().map((toast) => toast.textContent)).toEqual(['Removed Kharzul'])
    expect(await namesOf(person.token)).toEqual(['Frostelle'])
    await router.navigate({ to: '/' })
    expect(
      await screen.findByRole('link', { name: 'Open The Venomous Abyss - Heroic (Frost)' }),
    ).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'Kharzul' })).toBeNull()
    expect(screen.queryByText(/\(Fury\)/)).toBeNull()
  })

  it('the last character: the page offers the import, other pages lead to the onboarding', async () => {
    const { user, router, dialog, confirm } = await ask('Frostelle')
    await within(dialog).findAllByRole('listitem')
    await user.click(confirm)
    expect(await screen.findByText('No characters yet')).toBeVisible()
    await router.navigate({ to: '/' })
    await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding'))
  })

  it('a character without wishlists: says so', async () => {
    const { dialog } = await ask('Maelis', 'Admin#1000')
    await waitFor(() => expect(dialog).toHaveTextContent('Maelis has no wishlists.'))
  })
})

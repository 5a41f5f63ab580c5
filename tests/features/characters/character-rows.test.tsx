import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { listCharacters, syncCharacter } from '@/contract/character'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { chooseForCharacter, openCharacterMenu } from './character-menu'

const api = bridgeToBackend()

async function openHome() {
  const app = await renderApp({ api, path: '/', as: 'Raider#3000' })
  await screen.findByRole('heading', { name: 'Frostelle' })
  return app
}

const row = (name: string) => screen.getByRole('heading', { name }).closest('li') ?? document.body

describe('character row', () => {
  it('shows the facts of the character', async () => {
    const { user } = await openHome()
    expect(row('Frostelle')).toHaveTextContent('Frostelle281')
    expect(row('Frostelle')).toHaveTextContent(/Frost Mage · .+ · 2 lists · Argent Dawn EU/)
    expect(row('Frostelle')).toHaveTextContent('Alliance')
    expect(row('Kharzul')).toHaveTextContent('Horde')
    expect(await openCharacterMenu(user, 'Frostelle')).toHaveTextContent(/Synced /)
  })

  it('leaves out facts that the backend does not provide', async () => {
    api.answer(listCharacters, () =>
      HttpResponse.json([{ id: 'x', name: 'Frostelle', className: 'Mage' }]),
    )
    const { user } = await openHome()
    expect(row('Frostelle')).toHaveTextContent(/^FFrostelleMage$/)
    expect(screen.getByRole('link', { name: 'Wishlists of Frostelle' })).toHaveAttribute(
      'href',
      '/characters/x/wishlists',
    )
    expect(await openCharacterMenu(user, 'Frostelle')).toHaveTextContent(/^Sync$/)
  })

  it('shows unknown classes, factions and regions as text', async () => {
    const odd = {
      id: 'x',
      name: 'Frostelle',
      className: 'Tinker',
      faction: 'PIRATES',
      region: 'mars',
    }
    api.answer(listCharacters, () => HttpResponse.json({ data: { characters: [odd] } }))
    await openHome()
    for (const text of ['Tinker', 'PIRATES', 'MARS']) {
      expect(row('Frostelle')).toHaveTextContent(text)
    }
  })
})

describe('character sync', () => {
  it('success: shows a toast', async () => {
    const { user } = await openHome()
    await chooseForCharacter(user, 'Frostelle', 'Sync')
    expect(await screen.findByText('Synced Frostelle')).toBeInTheDocument()
  })
})

describe('sync of all characters', () => {
  it('an ended permission of Battle.net: offers to sign in again', async () => {
    const { user } = await openHome()
    const details = { requiresReauth: true }
    api.reject(syncCharacter, 403, { message: 'Sign in again', details })
    await user.click(screen.getByRole('button', { name: 'Sync all' }))
    expect(await screen.findByText('Could not sync Frostelle, Kharzul')).toBeInTheDocument()
    expect(screen.getByText(/^Sign in again\s+Synced 0 characters\.$/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeEnabled()
  })

  it('syncs one at a time and shows the progress', async () => {
    const call = api.hold(syncCharacter)
    const { user } = await openHome()
    await user.click(screen.getByRole('button', { name: 'Sync all' }))
    await user.click(await screen.findByRole('button', { name: 'Syncing 0 of 2...' }))
    expect(call.waiting).toBe(1)
    call.release()
    expect(await screen.findByText('Synced 2 characters')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Sync all' })).toBeEnabled()
    expect(api.sent(syncCharacter)).toHaveLength(2)
  })

  it('a failure does not stop the rest; the toast names the failed characters', async () => {
    const { user } = await openHome()
    api.reject(syncCharacter, 502, { message: 'No', isOnce: true })
    await user.click(screen.getByRole('button', { name: 'Sync all' }))
    expect(await screen.findByText(/^Could not sync (Frostelle|Kharzul)$/)).toBeInTheDocument()
    expect(screen.getByText(/^No\s+Synced 1 character\.$/)).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sync all' })).toBeEnabled())
  })
})

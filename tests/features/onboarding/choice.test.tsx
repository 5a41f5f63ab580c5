import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { listAvailableCharacters, type AvailableCharacter } from '@/contract/character'
import { getMyCharacterCount } from '@/contract/session'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, stubLocation } from '../../support/app/render-app'

const api = bridgeToBackend()

/** Creates the characters Alt01, Alt02 … */
function makeAlts(count: number): AvailableCharacter[] {
  return Array.from({ length: count }, (_, index) => ({
    blizzardCharacterId: index + 1,
    name: `Alt${String(index + 1).padStart(2, '0')}`,
    className: 'Mage',
    realm: 'Silvermoon',
    realmSlug: 'silvermoon',
    region: 'eu',
    faction: 'HORDE',
    level: 90 - index,
    isImported: false,
  }))
}

function setAvailableCharacters(characters: AvailableCharacter[]) {
  api.answer(listAvailableCharacters, () => HttpResponse.json({ data: { characters } }))
}

async function open(as = 'Newcomer#2000') {
  const app = await renderApp({ api, path: '/onboarding', as })
  await screen.findByRole('heading', { name: 'Import your characters' })
  return app
}

const submit = () => screen.getByRole('button', { name: /^Import \d|^Import characters/ })

describe('character import: selection', () => {
  it('groups characters by realm, highest level first', async () => {
    await open()
    const realms = await screen.findAllByRole('group')
    expect(realms.map((realm) => realm.querySelector('legend')?.textContent)).toEqual([
      'Argent Dawn (EU)',
      'Marécage de Zangar (EU)',
      'Silvermoon (EU)',
    ])
    const names = screen.getAllByRole('checkbox').map((box) => box.closest('li')?.textContent)
    expect(names.slice(1, 3)).toEqual([
      expect.stringMatching(/^BrannochLevel 90/),
      expect.stringMatching(/^LirienneLevel 90/),
    ])
    expect(screen.getByRole('checkbox', { name: 'Brannoch' })).toHaveAccessibleDescription(
      'Level 90 · Dwarf Warrior · Alliance',
    )
  })

  it('the import button shows the number of selected characters and is disabled at zero', async () => {
    const { user } = await open()
    expect(await screen.findByRole('button', { name: 'Import characters' })).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'Brannoch' }))
    expect(screen.getByRole('button', { name: 'Import 1 character' })).toBeEnabled()
    await user.click(screen.getByRole('checkbox', { name: 'Lirienne' }))
    expect(submit()).toHaveAccessibleName('Import 2 characters')
    await user.click(screen.getByRole('checkbox', { name: 'Lirienne' }))
    expect(submit()).toHaveAccessibleName('Import 1 character')
  })

  it('"Select all" selects and deselects all characters except those below level 70, and is indeterminate in between', async () => {
    const { user } = await open()
    const all = await screen.findByRole('checkbox', { name: 'Select all' })
    expect(all).toHaveAccessibleDescription('Without 1 character below level 70')
    await user.click(all)
    expect(submit()).toHaveAccessibleName('Import 7 characters')
    expect(all).toBeChecked()
    await user.click(screen.getByRole('checkbox', { name: 'Brannoch' }))
    expect(all).toBePartiallyChecked()
    expect(all).not.toBeChecked()
    await user.click(all)
    expect(submit()).toHaveAccessibleName('Import 7 characters')
    // Characters below level 70 can be selected one by one.
    const low = screen.getByRole('checkbox', { name: 'Oakhorn' })
    expect(low).not.toBeChecked()
    await user.click(low)
    expect(submit()).toHaveAccessibleName('Import 8 characters')
    expect(all).toBeChecked()
    expect(all).not.toBePartiallyChecked()
    await user.click(low)
    await user.click(all)
    expect(submit()).toBeDisabled()
    expect(all).not.toBePartiallyChecked()
  })

  it('only characters below level 70: "Select all" selects them', async () => {
    setAvailableCharacters(makeAlts(2).map((alt) => ({ ...alt, level: 20 })))
    const { user } = await open()
    await user.click(await screen.findByRole('checkbox', { name: 'Select all' }))
    expect(submit()).toHaveAccessibleName('Import 2 characters')
  })

  it('imported characters are marked and cannot be selected', async () => {
    setAvailableCharacters(
      makeAlts(3).map((alt) =>
        alt.name === 'Alt02' ? { ...alt, isImported: true, itemLevel: 281 } : alt,
      ),
    )
    const { user } = await open()
    const imported = await screen.findByRole('checkbox', { name: 'Alt02' })
    expect(imported).toBeChecked()
    expect(imported).toBeDisabled()
    expect(imported).toHaveAccessibleDescription('Level 89 · item level 281 · Mage · Horde')
    expect(screen.getByText('Imported')).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }))
    expect(submit()).toHaveAccessibleName('Import 2 characters')
  })

  it('characters with the same name and id in two regions are selected separately', async () => {
    setAvailableCharacters(
      makeAlts(1).flatMap((alt) => [
        { ...alt, name: 'Twin' },
        { ...alt, name: 'Twin', region: 'us' },
      ]),
    )
    const { user } = await open()
    const [first] = await screen.findAllByRole('checkbox', { name: 'Twin' })
    await user.click(first ?? document.body)
    expect(submit()).toHaveAccessibleName('Import 1 character')
  })
})

describe('character import: search', () => {
  it('has no search field for 12 characters', async () => {
    setAvailableCharacters(makeAlts(12))
    await open()
    expect(await screen.findByRole('checkbox', { name: 'Alt12' })).toBeVisible()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('has a search field for 13 characters, and searching keeps the selection', async () => {
    setAvailableCharacters(makeAlts(13))
    const { user } = await open()
    await user.click(await screen.findByRole('checkbox', { name: 'Alt01' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search characters' }), 'alt13')
    expect(screen.getAllByRole('checkbox', { name: /^Alt/ })).toHaveLength(1)
    await user.click(screen.getByRole('checkbox', { name: 'Alt13' }))
    expect(submit()).toHaveAccessibleName('Import 2 characters')
  })
})

describe('character import: no list', () => {
  it('an account without characters shows a message, Check again and Sign out', async () => {
    const { user, router } = await open('Empty#4000')
    expect(await screen.findByRole('heading', { name: 'No characters found' })).toBeVisible()
    api.requests.length = 0
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeEnabled()
    expect(api.sent(listAvailableCharacters)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Sign out' }))
    expect(await screen.findByRole('button', { name: 'Sign in with Battle.net' })).toBeVisible()
    expect(router.state.location.href).toBe('/login')
  })

  it('an expired Battle.net grant shows "Sign in again" instead of Try Again', async () => {
    const { assign } = stubLocation()
    api.reject(listAvailableCharacters, 403, {
      message: 'Please sign in with Battle.net again.',
      code: 'BATTLENET_TOKEN_EXPIRED',
      details: { requiresReauth: true },
    })
    const { user } = await open()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please sign in with Battle.net again.',
    )
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Sign in again' }))
    expect(assign).toHaveBeenCalledOnce()
    expect(api.sent(listAvailableCharacters)).toHaveLength(1)
  })

  it('the page opens if the character count cannot be loaded', async () => {
    api.reject(getMyCharacterCount, 500)
    await open()
    expect(await screen.findByRole('checkbox', { name: 'Brannoch' })).toBeVisible()
  })
})

import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { getCharacter, listCharacters } from '@/contract/character'
import { listCharacterWishlists } from '@/contract/wishlist'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

/** Gives the user one character. */
function give(faction: string | null) {
  const character = { id: 'x', name: 'Frostelle', className: 'Mage', faction }
  api.answer(listCharacters, () => HttpResponse.json([character]))
  api.answer(getCharacter, () => HttpResponse.json(character))
  api.answer(listCharacterWishlists, () => HttpResponse.json([]))
}

describe.each([
  { page: 'Home', path: '/', heading: 'Frostelle' },
  { page: 'profile', path: '/profile', heading: 'Frostelle' },
  { page: "the character's page", path: '/characters/x/wishlists', heading: /^Frostelle's wish/ },
])('the faction of a character, $page', ({ path, heading }) => {
  async function open() {
    await renderApp({ api, path, as: 'Raider#3000' })
    const title = await screen.findByRole('heading', { name: heading })
    return within(title.closest('li, header') ?? document.body)
  }

  it.each([
    ['ALLIANCE', 'Alliance'],
    ['HORDE', 'Horde'],
  ])('%s: has a badge with the name and the colour of the faction', async (faction, label) => {
    give(faction)
    expect((await open()).getByText(label)).toHaveAttribute('data-faction', faction)
  })

  it('neutral, or known to the backend only: has a badge without a colour of its own', async () => {
    give('NEUTRAL')
    expect((await open()).getByText('Neutral')).toHaveAttribute('data-tone', 'neutral')
  })

  it('unknown: has no badge', async () => {
    give(null)
    const place = await open()
    expect(place.getByText('Mage')).toBeVisible()
    expect(place.queryByText(/Alliance|Horde|Neutral|null/)).toBeNull()
  })
})

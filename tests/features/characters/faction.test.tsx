import { screen, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { getCharacter, listCharacters } from '@/contract/character'
import { listCharacterWishlists } from '@/contract/wishlist'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()

/** Characters, and the text and colour of the badge of their faction. */
const CHARACTERS = [
  { name: 'Anna', faction: 'ALLIANCE', badge: ['Alliance', 'ALLIANCE'] },
  { name: 'Bram', faction: 'HORDE', badge: ['Horde', 'HORDE'] },
  // Neutral, or known to the backend only: without a colour of its own.
  { name: 'Cleo', faction: 'NEUTRAL', badge: ['Neutral', 'neutral'] },
  { name: 'Dana', faction: null, badge: null },
]

const toCharacter = ({ name, faction }: (typeof CHARACTERS)[number]) => ({
  id: name,
  name,
  className: 'Mage',
  faction,
})

/** The text and the colour of the badge of the character with this heading. */
async function badgeAt(heading: string | RegExp) {
  const title = await screen.findByRole('heading', { name: heading })
  const place = within(title.closest('li, header') ?? document.body)
  place.getByText('Mage')
  const badge = place.queryByText(/Alliance|Horde|Neutral|null/)
  return badge && [badge.textContent, badge.dataset.faction ?? badge.dataset.tone]
}

describe('the faction of a character has a badge with its name and colour; an unknown one has none', () => {
  it.each([
    ['on Home', '/'],
    ['on the profile', '/profile'],
  ])('%s', async (_, path) => {
    api.answer(listCharacters, () => HttpResponse.json(CHARACTERS.map(toCharacter)))
    await renderApp({ api, path, as: 'Raider#3000' })
    for (const { name, badge } of CHARACTERS) expect(await badgeAt(name)).toEqual(badge)
  })

  it.each(CHARACTERS)('on the page of $name, $faction', async (character) => {
    const { name } = character
    api.answer(listCharacters, () => HttpResponse.json([toCharacter(character)]))
    api.answer(getCharacter, () => HttpResponse.json(toCharacter(character)))
    api.answer(listCharacterWishlists, () => HttpResponse.json([]))
    await renderApp({ api, path: `/characters/${name}/wishlists`, as: 'Raider#3000' })
    expect(await badgeAt(new RegExp(`^${name}'s wish`))).toEqual(character.badge)
  })
})

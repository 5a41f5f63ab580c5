import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { wishlists } from '../../../server/database/schema'
import { updateWishlist } from '@/contract/wishlist'
import { renderApp } from '../../support/app/render-app'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { chooseAction, HOOD_NAME } from '../sims/sim-screen'
import { AMULET, createGearList, openGearList, wishRow } from './gear-screen'

const api = bridgeToBackend()

beforeEach(async () => {
  // A character may have only a limited number of wishlists for a raid.
  await api.backend.database.delete(wishlists)
})

const isTicked = (name: string) =>
  screen.getByRole('button', { name: `Obtained ${name}` }).getAttribute('aria-pressed') === 'true'

it('Home says so too of an item that is not ticked', async () => {
  const { raider, wishlistId } = await createGearList(api)
  const params = { wishlistId }
  await raider.make(updateWishlist, { params, body: { isMainWishlist: true } })
  const { user } = await renderApp({ api, path: '/', as: 'Raider#3000' })
  await screen.findByText('You wear it at 321')
  expect(wishRow(AMULET)).not.toHaveTextContent('→')
  expect(wishRow(HOOD_NAME)).toHaveTextContent('308 → ')
  await user.click(screen.getByRole('button', { name: `Obtained ${AMULET}` }))
  await waitFor(() => expect(screen.queryByText('You wear it at 321')).toBeNull())
})

describe('owned items on a wishlist', () => {
  it('rows say what is worn in the slot and which lower track of the item is owned, and ask whether to tick an item of the list’s difficulty; a press on the question does', async () => {
    const { user } = await openGearList(api)
    expect(wishRow(HOOD_NAME)).toHaveTextContent('Worn: Champion 308 · owned as Champion')
    expect(wishRow(AMULET)).toHaveTextContent('You wear it at 321. Tick it?')
    expect(isTicked(AMULET)).toBe(false)
    expect(wishRow(HOOD_NAME)).not.toHaveTextContent('Tick it?')
    await user.click(screen.getByRole('button', { name: 'You wear it at 321. Tick it?' }))
    await waitFor(() => expect(isTicked(AMULET)).toBe(true))
    expect(wishRow(AMULET)).toHaveTextContent('worn at 321')
    expect(screen.queryByText(/Tick it\?/)).toBeNull()
  })

  it('a better track counts too: the menu ticks all owned items, which Undo reverts', async () => {
    const { user } = await openGearList(api, 'Normal')
    expect(wishRow(HOOD_NAME)).toHaveTextContent('You wear it at 308. Tick it?')
    await chooseAction(user, 'Tick 2 owned items')
    await waitFor(() => expect([HOOD_NAME, AMULET].map(isTicked)).toEqual([true, true]))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect([HOOD_NAME, AMULET].map(isTicked)).toEqual([false, false]))
  })

  it('a Hero item does not satisfy a Mythic list', async () => {
    await openGearList(api, 'Mythic')
    expect(wishRow(AMULET)).toHaveTextContent('Worn: Hero 321 · owned as Hero')
    expect(screen.queryByText(/Tick it\?/)).toBeNull()
  })
})

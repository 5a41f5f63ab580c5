import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { wishlists } from '../../../server/database/schema'
import { bridgeToBackend } from '../../support/msw-bridge'
import { AMULET, HOOD_NAME, openGearList, wishRow } from './gear-screen'

const api = bridgeToBackend()

beforeEach(async () => {
  sessionStorage.clear()
  // A character may have only a limited number of wishlists for a raid.
  await api.backend.database.delete(wishlists)
})

const isTicked = (name: string) =>
  screen.getByRole('button', { name: `Obtained ${name}` }).getAttribute('aria-pressed') === 'true'

describe('owned items on a wishlist', () => {
  it('rows say what is worn in the slot, and which lower track of the item is owned', async () => {
    await openGearList(api)
    expect(wishRow(HOOD_NAME)).toHaveTextContent('Worn: Champion 308 · has Champion')
    expect(wishRow(AMULET)).toHaveTextContent('Worn: Hero 321')
    expect(wishRow(AMULET)).not.toHaveTextContent('has')
  })

  it('an item of the list’s difficulty is offered to be ticked, ticked by a press, and unticked by Undo', async () => {
    const { user } = await openGearList(api)
    expect(await screen.findByText(`You have ${AMULET}. Tick it?`)).toBeVisible()
    expect(isTicked(AMULET)).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Tick' }))
    await waitFor(() => expect(isTicked(AMULET)).toBe(true))
    expect(isTicked(HOOD_NAME)).toBe(false)
    expect(screen.queryByText(/Tick it\?/)).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(isTicked(AMULET)).toBe(false))
  })

  it('a better track counts too: two items are offered in one note', async () => {
    await openGearList(api, 'Normal')
    expect(await screen.findByText('You have 2 of these. Tick them?')).toBeVisible()
    expect(wishRow(HOOD_NAME)).not.toHaveTextContent('has')
  })

  it('a Hero item does not satisfy a Mythic list', async () => {
    await openGearList(api, 'Mythic')
    expect(wishRow(AMULET)).toHaveTextContent('Worn: Hero 321 · has Hero')
    expect(screen.queryByRole('button', { name: 'Tick' })).toBeNull()
  })

  it('"Not now" hides the note, also when the list is opened again in this tab', async () => {
    const { user, router, wishlistId } = await openGearList(api)
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    expect(screen.queryByText(/Tick it\?/)).toBeNull()
    await router.navigate({ to: '/profile' })
    await screen.findByRole('heading', { name: 'Raider#3000' })
    await router.navigate({ to: '/wishlists/$wishlistId', params: { wishlistId } })
    await screen.findByRole('tabpanel')
    expect(wishRow(AMULET)).toHaveTextContent('Worn: Hero 321')
    expect(screen.queryByText(/Tick it\?/)).toBeNull()
    expect(isTicked(AMULET)).toBe(false)
  })
})

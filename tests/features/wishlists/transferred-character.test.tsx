import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { updateWishlist } from '@/contract/wishlist'
import { characters } from '../../../server/database/schema'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { REPORT_ID } from '../../support/backend/report-host'

const api = bridgeToBackend()
let characterId: string
let wishlistId: string
let itemName: string

beforeAll(async () => {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  characterId = (await raider.character('Frostelle')).id
  wishlistId = await raider.createWishlist('Frostelle', { name: 'Old plans' })
  await raider.addItems(wishlistId, 'TRINKET', 1)
  const [item] = await raider.readItems(wishlistId)
  await raider.make(updateWishlist, {
    params: { wishlistId },
    body: { items: [{ id: item?.id ?? '', note: 'Only with four pieces' }] },
  })
  itemName = item?.name ?? ''
  await api.backend.database
    .update(characters)
    .set({ transferredAt: new Date() })
    .where(eq(characters.id, characterId))
})

const NOTE = /^Frostelle now belongs to another Battle.net account/

describe('a character that was transferred to another account', () => {
  it('its wishlist says so, and can only be read and exported', async () => {
    const path = `/wishlists/${wishlistId}`
    const { user } = await renderApp({ api, path, as: 'Raider#3000' })
    expect(await screen.findByText(NOTE)).toBeVisible()
    expect(await screen.findAllByRole('listitem')).not.toEqual([])
    const writes = /^(Remove|Move|Add|Note on|Obtained|More actions for) /
    expect(screen.queryAllByRole('button', { name: writes })).toEqual([])
    expect(screen.queryAllByRole('textbox', { name: /^Rank of / })).toEqual([])
    expect(screen.getByRole('button', { name: 'Share list' })).toBeVisible()
    // Rows cut a long note.
    await user.click(screen.getByRole('button', { name: `Details of ${itemName}` }))
    const sheet = within(await screen.findByRole('dialog', { name: itemName }))
    expect(sheet.getByText('Only with four pieces')).toBeVisible()
  })

  it('the page of its wishlists offers no new one', async () => {
    const path = `/characters/${characterId}/wishlists`
    await renderApp({ api, path, as: 'Raider#3000' })
    expect(await screen.findByText(NOTE)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create Wishlist' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^(Gear|Simulation)/ })).toBeNull()
  })

  it.each([
    ['its wishlist', () => `/wishlists/${wishlistId}`],
    ['the page of its wishlists', () => `/characters/${characterId}/wishlists`],
  ])('%s takes no report that is dropped or pasted', async (_page, path) => {
    const { user } = await renderApp({ api, path: path(), as: 'Raider#3000' })
    expect(await screen.findByText(NOTE)).toBeVisible()
    const files = [new File([''], 'data.json')]
    const over = createEvent.dragOver(document.body, { dataTransfer: { types: ['Files'], files } })
    fireEvent(document.body, over)
    expect(over.defaultPrevented).toBe(false)
    await user.paste(`https://www.raidbots.com/simbot/report/${REPORT_ID}`)
    await vi.dynamicImportSettled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('Home says so, and offers neither sync nor a new wishlist', async () => {
    await renderApp({ api, path: '/', as: 'Raider#3000' })
    expect(await screen.findByText('Now belongs to another Battle.net account')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create Wishlist for Frostelle' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'More actions for Frostelle' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Create Wishlist for Kharzul' })).toBeVisible()
  })
})

import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { getWishlist } from '@/contract/wishlist'
import { addWishlistItem, removeWishlistItem } from '@/contract/wishes'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { expectTakenAway } from '../../support/app/toasts'
import { shownNames } from './wishes'

const api = bridgeToBackend()

async function openList(itemCount: number) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  if (itemCount > 0) await raider.addItems(wishlistId, 'TRINKET', itemCount)
  const names = (await raider.readItems(wishlistId)).map(({ name }) => name)
  const path = `/wishlists/${wishlistId}?slot=TRINKET`
  const app = await renderApp({ api, path, as: 'Raider#3000' })
  await screen.findByRole('tabpanel')
  const [addable] = await screen.findAllByRole('button', { name: /^Add / })
  const read = () => raider.make(getWishlist, { params: { wishlistId } })
  return { ...app, names, read, addable: addable ?? document.body }
}

const nameOf = (button: HTMLElement) =>
  (button.getAttribute('aria-label') ?? '').replace('Add ', '')

describe('wishlist page', () => {
  it("a wish shows its slot, its item level at the list's difficulty and its boss", async () => {
    const { names, read } = await openList(1)
    const boss = (await read()).items[0]?.lootItem.boss?.name
    const row = screen.getByRole('button', { name: `Remove ${names[0]}` }).closest('li')
    expect(row).toHaveTextContent('Trinket, 308')
    expect(row).toHaveTextContent(boss ?? 'No boss')
  })

  it('a double click on Add adds the item once', async () => {
    const { user, addable, read } = await openList(0)
    await user.dblClick(addable)
    await waitFor(async () => expect((await read()).items).toHaveLength(1))
    expect(shownNames()).toHaveLength(1)
    expect(api.sent(addWishlistItem)).toHaveLength(1)
  })

  it('a rejected add removes the wish, shows one toast and offers the item again', async () => {
    const { user, addable } = await openList(1)
    const before = shownNames()
    api.reject(addWishlistItem, 409, { message: 'This item is already on the wishlist' })
    const name = nameOf(addable)
    await user.click(addable)
    expect(await screen.findByText('This item is already on the wishlist')).toBeInTheDocument()
    await waitFor(() => expect(shownNames()).toEqual(before))
    expect(screen.getByRole('button', { name: `Add ${name}` })).toBeVisible()
    expect(screen.getAllByText('This item is already on the wishlist')).toHaveLength(1)
  })

  it('a rejected removal says so and no longer offers Undo', async () => {
    const { user, names } = await openList(1)
    const call = api.hold(removeWishlistItem)
    await user.click(screen.getByRole('button', { name: `Remove ${names[0]}` }))
    expect(await screen.findByText(`Removed ${names[0]}`)).toBeInTheDocument()
    call.reject(403, { message: 'Not allowed' })
    expect(await screen.findByText(`Could not remove ${names[0]}`)).toBeInTheDocument()
    expect(screen.getByText('Not allowed')).toBeInTheDocument()
    await expectTakenAway(() => screen.queryByText(`Removed ${names[0]}`))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(shownNames()).toEqual(names)
  })

  it('refetches the list when the tab becomes visible, and when the window gets the focus', async () => {
    const { names } = await openList(1)
    const other = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = api.sent(getWishlist)[0]?.path.split('/').at(-1) ?? ''
    await other.addItems(wishlistId, 'HEAD', 1)
    window.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(shownNames()).toHaveLength(2))
    await other.addItems(wishlistId, 'NECK', 1)
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(shownNames()).toHaveLength(3))
    expect(shownNames()).toContain(names[0])
  })
})

describe('wishlist routes', () => {
  it.each([
    ['an unknown wishlist', '/wishlists/nothing'],
    ['the wishlists of an unknown character', '/characters/nothing/wishlists'],
  ])('%s: shows Not Found', async (_name, path) => {
    await renderApp({ api, path, as: 'Raider#3000' })
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible()
  })

  it('invalid search parameters: shows the list with the defaults', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    const path = `/wishlists/${wishlistId}?view=sideways&slot=ELBOW`
    await renderApp({ api, path, as: 'Raider#3000' })
    expect(await screen.findByRole('heading', { name: 'A list', level: 1 })).toBeVisible()
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addWishlistItem, getWishlist, updateWishlist } from '@/contract/wishlist'
import { make } from '../../support/backend-calls'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'

const api = bridgeToBackend()

async function openList(itemCount: number) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  if (itemCount > 0) await raider.addItems(wishlistId, 'TRINKET', itemCount)
  const names = (await raider.readItems(wishlistId)).map(({ name }) => name)
  const path = `/wishlists/${wishlistId}?slot=TRINKET`
  const app = await renderApp({ api, path, as: 'Raider#3000' })
  await screen.findByRole('heading', { name: 'A list', level: 1 })
  const [addable] = await screen.findAllByRole('button', { name: /^Add / })
  const read = () => make(api.backend, getWishlist, { token: raider.token, params: { wishlistId } })
  return { ...app, names, read, addable: addable ?? document.body }
}

/** The wishes on screen, by the button that takes each away. */
const wishes = () =>
  screen
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''))

const nameOf = (button: HTMLElement) =>
  (button.getAttribute('aria-label') ?? '').replace('Add ', '')

describe('the wishlist page', () => {
  it('adds at once, before the server has answered', async () => {
    const { user, addable, read } = await openList(0)
    const call = api.hold(addWishlistItem)
    const name = nameOf(addable)
    await user.click(addable)
    await waitFor(() => expect(wishes()).toEqual([name]))
    // On the list now, so it is not offered again.
    expect(screen.queryByRole('button', { name: `Add ${name}` })).toBeNull()
    expect((await read()).items).toEqual([])
    call.release()
    await waitFor(async () => expect((await read()).items).toHaveLength(1))
  })

  it('adds once when it is pressed twice', async () => {
    const { user, addable, read } = await openList(0)
    await user.dblClick(addable)
    await waitFor(async () => expect((await read()).items).toHaveLength(1))
    expect(wishes()).toHaveLength(1)
    expect(api.sent(addWishlistItem)).toHaveLength(1)
  })

  it('takes a refused item back, says why once, and offers it again', async () => {
    const { user, addable } = await openList(1)
    const before = wishes()
    api.refuse(addWishlistItem, 409, { message: 'This item is already on the wishlist' })
    const name = nameOf(addable)
    await user.click(addable)
    expect(await screen.findByText('This item is already on the wishlist')).toBeInTheDocument()
    await waitFor(() => expect(wishes()).toEqual(before))
    expect(screen.getByRole('button', { name: `Add ${name}` })).toBeVisible()
    expect(screen.getAllByText('This item is already on the wishlist')).toHaveLength(1)
  })

  it('removes, and Undo brings rank, note and obtained back', async () => {
    const { user, names, read } = await openList(3)
    const { id, items } = await read()
    const token = localStorage.getItem('guildr_token')
    await make(api.backend, updateWishlist, {
      token,
      params: { wishlistId: id },
      body: { items: [{ id: items[1]?.id ?? '', note: 'Best in slot', isObtained: true }] },
    })
    window.dispatchEvent(new Event('visibilitychange'))
    expect(await screen.findByText('Best in slot')).toBeInTheDocument()
    const before = await read()

    await user.click(screen.getByRole('button', { name: `Remove ${names[1]}` }))
    const message = await screen.findByText(`Removed ${names[1]}`)
    await waitFor(async () => expect((await read()).items).toHaveLength(2))
    expect(screen.queryByText('Best in slot')).toBeNull()

    const toast = message.closest('li') ?? document.body
    await user.click(within(toast).getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('Best in slot')).toBeInTheDocument()
    await waitFor(async () => expect((await read()).items).toHaveLength(3))
    const strip = ({ items: all }: typeof before) => all.map(({ createdAt: _, ...wish }) => wish)
    expect(strip(await read())).toEqual(strip(before))
  })

  it('ticks what is obtained, and takes the tick back when the server refuses', async () => {
    const { user, names, read } = await openList(1)
    const tick = () => screen.getByRole('button', { name: `Obtained ${names[0]}` })
    await user.click(tick())
    await waitFor(() => expect(tick()).toHaveAttribute('aria-pressed', 'true'))
    await waitFor(async () => expect((await read()).obtainedCount).toBe(1))
    api.refuse(updateWishlist, 500, { message: 'Not now' })
    await user.click(tick())
    expect(await screen.findByText('Not now')).toBeInTheDocument()
    await waitFor(() => expect(tick()).toHaveAttribute('aria-pressed', 'true'))
  })

  it.each([
    ['tab', 'visibilitychange'],
    ['window beside it', 'focus'],
  ])('shows on return from another %s what that has written', async (_where, event) => {
    const { names } = await openList(1)
    const token = localStorage.getItem('guildr_token')
    const other = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = api.sent(getWishlist)[0]?.path.split('/').at(-1) ?? ''
    expect(token).not.toBeNull()
    await other.addItems(wishlistId, 'HEAD', 1)
    window.dispatchEvent(new Event(event))
    await waitFor(() => expect(wishes()).toHaveLength(2))
    expect(wishes()).toContain(names[0])
  })
})

describe('an address', () => {
  it.each([
    ['a list that does not exist', '/wishlists/nothing'],
    ['a character that does not exist', '/characters/nothing/wishlists'],
  ])('of %s is Not Found', async (_name, path) => {
    await renderApp({ api, path, as: 'Raider#3000' })
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible()
  })

  it('of somebody else’s list is Not Found too', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle', { name: 'Secret plans' })
    await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Admin#1000' })
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible()
    expect(screen.queryByText('Secret plans')).toBeNull()
  })

  it('with rubbish in its search shows the list all the same', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    const path = `/wishlists/${wishlistId}?view=sideways&slot=ELBOW`
    await renderApp({ api, path, as: 'Raider#3000' })
    expect(await screen.findByRole('heading', { name: 'A list', level: 1 })).toBeVisible()
  })
})

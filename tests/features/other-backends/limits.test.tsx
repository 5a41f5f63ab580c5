import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { addWishlistItem, listAvailableItems } from '@/contract/wishes'
import { SLOTS } from '@/game/items'
import { withResolvers } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { signInPerson } from '../../support/entities'
import { bridgeToSpecifiedBackend } from './bridge'

const api = bridgeToSpecifiedBackend()

async function openList(search = '') {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  const path = `/wishlists/${wishlistId}${search}`
  return { ...(await renderApp({ api, path, as: 'Raider#3000' })), raider, wishlistId }
}

const slotsSent = () => api.sent(listAvailableItems).map(({ path }) => path.split('/').at(-1))

describe('the items of the slots, from a backend that limits calls', () => {
  it('four calls at once, the chosen slot first; the others follow', async () => {
    const held = api.hold(listAvailableItems)
    await openList('?slot=WRIST')
    await waitFor(() => expect(held.waiting).toBe(4))
    expect(slotsSent()).toEqual(expect.arrayContaining(['WRIST', ...SLOTS.slice(0, 3)]))
    expect(slotsSent()).toHaveLength(4)
    held.release()
    await waitFor(() => expect(new Set(slotsSent())).toEqual(new Set(SLOTS)))
  })

  it('says what is missing and how long the server lets it wait, and loads it then', async () => {
    const { promise: isOver, resolve: endLimit } = withResolvers<undefined>()
    let calls = 0
    api.answer(listAvailableItems, async ({ params: { slot } }) => {
      if (slot !== 'FEET') return undefined
      calls += 1
      if (calls > 1) return isOver
      return HttpResponse.json({ message: 'Slow down', retryAfter: 1 }, { status: 429 })
    })
    await openList()
    expect(
      await screen.findByText(/^Still loading: .*feet.*\. The server asks to wait 1 second\.$/),
    ).toBeVisible()
    expect(screen.getByText(/^\d+ items so far$/)).toBeVisible()
    endLimit(undefined)
    expect(await screen.findByText(/^\d+ items$/)).toBeVisible()
    expect(screen.queryByText(/^Still loading/)).toBeNull()
  })

  it('a slot that cannot be loaded is an error, and can be loaded again', async () => {
    api.answer(listAvailableItems, ({ params: { slot } }) =>
      slot === 'FEET' ? HttpResponse.json({ message: 'No feet' }, { status: 400 }) : undefined,
    )
    const { user } = await openList()
    expect(await screen.findByText('No feet')).toBeVisible()
    expect(await screen.findByText(/^\d+ items so far$/)).toBeVisible()
    api.restore()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText(/^\d+ items$/)).toBeVisible()
  })
})

describe('an edit above the limit', () => {
  it('says how long it waits, and is sent again', async () => {
    const { user, raider, wishlistId } = await openList('?slot=NECK')
    const { promise: isOver, resolve: endLimit } = withResolvers<undefined>()
    api.answer(addWishlistItem, async () => isOver)
    api.answer(
      addWishlistItem,
      () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '1' } }),
      { isOnce: true },
    )
    const [add] = await screen.findAllByRole('button', { name: /^Add (?!items)/ })
    await user.click(add ?? document.body)
    expect(
      await screen.findByText(
        /^Too many requests: 1 change is kept and sent after a wait of 1 second/,
      ),
    ).toBeVisible()
    endLimit(undefined)
    await waitFor(async () => expect(await raider.readItems(wishlistId)).toHaveLength(1))
    await waitFor(() => expect(screen.queryByText(/^Too many requests/)).toBeNull())
    expect(document.querySelectorAll('[data-type="error"]')).toHaveLength(0)
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import type { Call } from '@/contract/call'
import { getCharacter, listCharacters } from '@/contract/character'
import { addWishlistItem, listAvailableItems } from '@/contract/wishes'
import { createWishlist, getWishlist } from '@/contract/wishlist'
import { renderApp } from '../../support/app/render-app'
import { make } from '../../support/backend/backend-calls'
import { signInPerson } from '../../support/entities'
import { partsOf } from '../wishlists/create/create-dialog'
import { bridgeToSpecifiedBackend } from './bridge'

type Fields = Record<string, unknown>

const api = bridgeToSpecifiedBackend()

/** Changes the entity in the answers to a call. */
function changeAnswers(call: Call & { key: string }, change: (entity: Fields) => Fields) {
  api.answer(call, async ({ request }) => {
    const response = await api.backend.app.fetch(request)
    const { data } = (await response.json()) as { data: Fields } // the reference backend's envelope
    const entity = data[call.key] as Fields | Fields[] // as the contract has it
    const changed = Array.isArray(entity) ? entity.map(change) : change(entity)
    return HttpResponse.json({ [call.key]: changed })
  })
}

const asTinker = (entity: Fields) => ({ ...entity, className: 'Tinker', specialization: null })

const changeWishes = (change: (wish: Fields) => Fields) =>
  changeAnswers({ ...getWishlist, key: 'wishlist' }, (list) => ({
    ...list,
    items: (list.items as Fields[]).map(change), // an array in the contract
  }))

async function createList() {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  return { raider, wishlistId }
}

describe('a backend that does not say for which slot a wish is', () => {
  it('a token for several slots is named with all of them, and listed once', async () => {
    const { raider, wishlistId } = await createList()
    const { token } = raider
    const params = { wishlistId, slot: 'HEAD' }
    const offered = await make(api.backend, listAvailableItems, { token, params })
    const curio = offered.find(({ tokenSlots }) => (tokenSlots?.length ?? 0) > 1)
    await make(api.backend, addWishlistItem, {
      token,
      params: { wishlistId },
      body: { lootItemId: curio?.id ?? '', slot: 'HEAD' },
    })
    const path = `/wishlists/${wishlistId}`
    const { user } = await renderApp({ api, path, as: 'Raider#3000' })
    const name = curio?.name ?? ''
    const row = (await screen.findByRole('button', { name: `Remove ${name}` })).closest('li')
    expect(row).toHaveTextContent('Your head, shoulder, chest, hands, legs tier piece')
    const search = await screen.findByRole('searchbox', { name: /^Search all items/ })
    await user.type(search, name)
    const rows = () => screen.getAllByRole('button', { name: new RegExp(`^Add(ed)? ${name}`) })
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]).toHaveAccessibleName(`Added ${name}, rank 1`)
  })

  it('a token is listed once as soon as it is added for one of its slots', async () => {
    const { raider, wishlistId } = await createList()
    const { token } = raider
    const params = { wishlistId, slot: 'HEAD' }
    const offered = await make(api.backend, listAvailableItems, { token, params })
    const name = offered.find(({ tokenSlots }) => (tokenSlots?.length ?? 0) > 1)?.name ?? ''
    const path = `/wishlists/${wishlistId}`
    const { user } = await renderApp({ api, path, as: 'Raider#3000' })
    await user.type(await screen.findByRole('searchbox', { name: /^Search all items/ }), name)
    const rows = () => screen.getAllByRole('button', { name: new RegExp(`^Add(ed)? ${name}`) })
    await waitFor(() => expect(rows().length).toBeGreaterThan(1))
    await user.click(rows()[0] ?? document.body)
    await waitFor(() => expect(rows()).toHaveLength(1))
    expect(rows()[0]).toHaveAccessibleName(`Added ${name}, rank 1`)
  })

  it('By slot: a slot that only the backend knows is under Other', async () => {
    const { raider, wishlistId } = await createList()
    await raider.addItems(wishlistId, 'TRINKET', 2)
    const names = (await raider.readItems(wishlistId)).map((wish) => wish.name)
    changeWishes((wish) => (wish.priority === 1 ? { ...wish, slot: 'RELIC' } : wish))
    await renderApp({ api, path: `/wishlists/${wishlistId}?view=slot`, as: 'Raider#3000' })
    const slots = within(await screen.findByRole('list', { name: 'Slots' }))
    expect(slots.getByText('Other').closest('li')).toHaveTextContent(names[0] ?? '')
    expect(slots.getByRole('button', { name: /^Trinket/ })).toHaveTextContent(names[1] ?? '')
  })
})

it('the view by boss does not wait for the raid’s loot: the wishes have their bosses', async () => {
  const { raider, wishlistId } = await createList()
  await raider.addItems(wishlistId, 'NECK', 1)
  changeWishes((wish) => ({ ...wish, lootItem: { ...(wish.lootItem as Fields), boss: 'Vashnik' } }))
  const held = api.hold(listAvailableItems)
  await renderApp({ api, path: `/wishlists/${wishlistId}?view=boss`, as: 'Raider#3000' })
  expect(await screen.findByRole('region', { name: 'Wishes from Vashnik' })).toBeVisible()
  held.release()
})

describe('a wishlist whose answer leaves out what other answers have', () => {
  it('character and instance are those of the list of the character', async () => {
    const { wishlistId } = await createList()
    changeAnswers(
      { ...getWishlist, key: 'wishlist' },
      ({ character: _, instance: __, ...list }) => list,
    )
    await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
    expect(await screen.findByRole('link', { name: "Frostelle's wishlists" })).toBeVisible()
    expect(
      await screen.findByRole('searchbox', { name: 'Search all items of The Venomous Abyss' }),
    ).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a wish with the name of its item only is that item', async () => {
    const { raider, wishlistId } = await createList()
    await raider.addItems(wishlistId, 'NECK', 1)
    const [wish] = await raider.readItems(wishlistId)
    changeWishes(({ id, lootItem }) => {
      const { name, itemSlot } = lootItem as Fields // an object in the contract
      return { id, name, itemSlot }
    })
    await renderApp({ api, path: `/wishlists/${wishlistId}?slot=NECK`, as: 'Raider#3000' })
    expect(await screen.findByRole('button', { name: `Added ${wish?.name}, rank 1` })).toBeVisible()
  })
})

describe('specializations', () => {
  it('a class that only the backend knows has a text field, which is sent as it is', async () => {
    const { raider } = await createList()
    const { id } = await raider.character('Frostelle')
    changeAnswers({ ...listCharacters, key: 'characters' }, asTinker)
    changeAnswers({ ...getCharacter, key: 'character' }, asTinker)
    const bodies: unknown[] = []
    api.answer(createWishlist, async ({ request }) => {
      bodies.push(await request.clone().json())
      return undefined
    })
    const path = `/characters/${id}/wishlists`
    const { user } = await renderApp({ api, path, as: 'Raider#3000' })
    await user.click(await screen.findByRole('button', { name: 'Create Wishlist' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(await within(dialog).findByRole('textbox', { name: 'Specialization' }), 'Steam')
    await user.click(partsOf(dialog, user).submit())
    await waitFor(() => expect(bodies).toMatchObject([{ specialization: 'Steam' }]))
  })
})

it('a backend that names bosses with the items: offers the boss filter and the view by boss', async () => {
  const { raider, wishlistId } = await createList()
  const params = { wishlistId, slot: 'TRINKET' }
  const items = await make(api.backend, listAvailableItems, { token: raider.token, params })
  api.answer(listAvailableItems, ({ params: { slot } }) =>
    HttpResponse.json({ items: slot === 'TRINKET' ? items : [] }),
  )
  const { user } = await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
  const boss = items[0]?.boss?.name ?? ''
  await user.click(await screen.findByRole('tab', { name: 'Boss' }))
  expect(await screen.findByRole('region', { name: `Wishes from ${boss}` })).toBeVisible()
  await user.click(screen.getByRole('button', { name: `Add from ${boss}` }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Boss' })).toHaveTextContent(boss),
  )
})

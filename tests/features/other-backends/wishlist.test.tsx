import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SLOTS } from '@/game/items'
import { deleteWishlist, getWishlist, updateWishlist } from '@/contract/wishlist'
import { addWishlistItem, listAvailableItems, removeWishlistItem } from '@/contract/wishes'
import { HttpResponse } from 'msw'
import { make } from '../../support/backend/backend-calls'
import { signInPerson } from '../../support/entities'
import { isFullRun } from '../../support/runs'
import { renderApp } from '../../support/app/render-app'
import { expectTakenAway, findUndo } from '../../support/app/toasts'
import { bridgeToSpecifiedBackend } from './bridge'
import { shownNames } from '../wishlists/wishes'

type Api = ReturnType<typeof bridgeToSpecifiedBackend>

/** Opens a list of Frostelle with three trinkets. */
async function openList(api: Api, search = '?slot=NECK', count = 3) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', count)
  const path = `/wishlists/${wishlistId}${search}`
  const app = await renderApp({ api, path, as: 'Raider#3000' })
  await screen.findByRole('tabpanel')
  const readNames = async () => (await raider.readItems(wishlistId)).map(({ name }) => name)
  return { ...app, raider, wishlistId, readNames }
}

const menuItems = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent)

async function openMenu(user: UserEvent, list: string) {
  await user.click(await screen.findByRole('button', { name: `More actions for ${list}` }))
  return within(await screen.findByRole('menu'))
}

/** Moves the first wish to a rank. */
async function moveFirst(user: UserEvent, rank: number) {
  const [first] = await screen.findAllByRole('textbox', { name: /^Rank of / })
  await user.clear(first ?? document.body)
  await user.type(first ?? document.body, `${rank}{Enter}`)
}

/** Adds the first item of the picker. Returns its name. */
async function addFirst(user: UserEvent) {
  const [add] = await screen.findAllByRole('button', { name: /^Add (?!items)/ })
  const name = add?.getAttribute('aria-label')?.replace('Add ', '') ?? ''
  await user.click(add ?? document.body)
  return name
}

const warnings = () =>
  [...document.querySelectorAll('[data-type="warning"]')].map(({ textContent }) => textContent)

describe.each([
  { name: 'wishes with lootItem', options: {} },
  { name: 'wishes with lootItemId', options: { wishShape: 'id', hasDataWrapper: false } },
] as const)('wishlist of a backend that is exactly the specification, $name', ({ options }) => {
  const api = bridgeToSpecifiedBackend(options)
  /** What does not depend on the form of a wish is tested with the first one only by `npm test`. */
  const isFirst = isFullRun || !('wishShape' in options)

  it('shows the wishes, and offers no notes, ticks, bosses and other specializations', async () => {
    const { readNames } = await openList(api, '?view=boss&includesOtherSpecs=true&boss=unknown')
    expect(await screen.findByRole('combobox', { name: 'Type' })).toBeVisible()
    expect(shownNames()).toEqual(await readNames())
    // In place of the boss.
    expect(screen.getAllByTitle('Trinket')).toHaveLength(3)
    for (const name of [/^Note on /, /^Obtained /]) {
      expect(screen.queryByRole('button', { name })).toBeNull()
    }
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Priority')
    expect(screen.queryByRole('tab', { name: 'Boss' })).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Boss' })).toBeNull()
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.runIf(isFirst)(
    'the picker asks for each slot once, and searches and filters the items of all slots',
    async () => {
      const { user, raider, wishlistId } = await openList(api, '')
      const available = await Promise.all(
        SLOTS.map((slot) =>
          make(api.backend, listAvailableItems, {
            token: raider.token,
            params: { wishlistId, slot },
          }),
        ),
      )
      expect(await screen.findByText(`${available.flat().length} items`)).toBeVisible()
      const search = screen.getByRole('searchbox', { name: /^Search all items/ })
      await user.type(search, 'cloak')
      await waitFor(() => {
        const [found] = screen.getAllByRole('button', { name: /^Add (?!items)/ })
        expect(found?.closest('li')).toHaveTextContent('Back')
      })
      await user.clear(search)
      await user.click(await screen.findByRole('combobox', { name: 'Type' }))
      await user.click(await screen.findByRole('option', { name: 'Ring' }))
      await waitFor(() => {
        const adds = screen.getAllByRole('button', { name: /^Add (?!items)/ })
        for (const add of adds) expect(add.closest('section')).toHaveTextContent('Finger')
      })
      expect(api.sent(listAvailableItems)).toHaveLength(16)
    },
  )

  it('adds, moves and removes wishes, and a new wish before the list is read again', async () => {
    const { user, readNames } = await openList(api, '?slot=NECK', 2)
    const before = await readNames()
    const added = await addFirst(user)
    await waitFor(async () => expect(await readNames()).toEqual([...before, added]))

    const rank = screen.getByRole('textbox', { name: `Rank of ${added}` })
    await user.clear(rank)
    await user.type(rank, '1{Enter}')
    await waitFor(async () => expect(await readNames()).toEqual([added, ...before]))
    await user.click(screen.getByRole('button', { name: `Remove ${added}` }))
    await waitFor(async () => expect(await readNames()).toEqual(before))
    await user.click(await findUndo(`Removed ${added}`))
    await waitFor(async () => expect(await readNames()).toEqual([added, ...before]))
    expect(shownNames()).toEqual([added, ...before])
    expect(document.querySelectorAll('[data-type="error"], [data-type="warning"]')).toHaveLength(0)
  })
})

describe('a backend that accepts changes without keeping them', () => {
  const api = bridgeToSpecifiedBackend({ ignores: ['itemOrder', 'name', 'isMainWishlist'] })

  it('order: says so once, puts the order back, and offers no order any more', async () => {
    const { user, readNames } = await openList(api)
    const before = await readNames()
    await moveFirst(user, 3)
    await waitFor(() =>
      expect(warnings()).toEqual([
        expect.stringContaining('This server cannot save the order of items'),
      ]),
    )
    await waitFor(() => expect(shownNames()).toEqual(before))
    await waitFor(() => expect(screen.queryByText(/^Moved /)).toBeNull())
    expect(screen.queryByRole('textbox', { name: /^Rank of / })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Move / })).toBeNull()
    expect(screen.queryByRole('tab', { name: 'Priority' })).toBeNull()
    await user.click(
      screen.getAllByRole('button', { name: /^More actions for (?!A list)/ })[0] ?? document.body,
    )
    expect(await screen.findByRole('menu')).toHaveTextContent(/^Remove$/)
  })

  it('order: a rejection that names the field is the same', async () => {
    api.answer(updateWishlist, () =>
      HttpResponse.json({ error: { message: 'Unknown field: itemOrder' } }, { status: 400 }),
    )
    const { user } = await openList(api)
    await moveFirst(user, 3)
    await waitFor(() =>
      expect(warnings()).toEqual([
        expect.stringContaining('This server cannot save the order of items'),
      ]),
    )
  })

  it('a slot that is rejected is left out', async () => {
    const { user } = await openList(api)
    const bodies: object[] = []
    api.answer(addWishlistItem, async ({ request }) => {
      const body = (await request.clone().json()) as object // of the app
      bodies.push(body)
      if (!('slot' in body)) return HttpResponse.json({ wishlistItem: { id: 'x' } })
      return HttpResponse.json({ message: 'property slot should not exist' }, { status: 400 })
    })
    await addFirst(user)
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies[0]).toHaveProperty('slot', 'NECK')
    expect(bodies[1]).not.toHaveProperty('slot')
    expect(document.querySelectorAll('[data-type="error"]')).toHaveLength(0)
  })

  it('a slot that is rejected because of its item: the reason is shown', async () => {
    const { user } = await openList(api)
    api.answer(addWishlistItem, async ({ request }) => {
      const hasSlot = 'slot' in ((await request.clone().json()) as object) // of the app
      const message = hasSlot ? 'The item does not fit the slot' : 'Required'
      return HttpResponse.json({ message }, { status: 400 })
    })
    await addFirst(user)
    expect(await screen.findByText(/The item does not fit the slot/)).toBeVisible()
  })

  it('a note that is lost with an undo: says so', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    await raider.addItems(wishlistId, 'TRINKET', 1)
    api.answer(getWishlist, async ({ request }) => {
      const response = await api.backend.app.fetch(request)
      const { data } = (await response.json()) as { data: { wishlist: { items: object[] } } } // its envelope
      const items = data.wishlist.items.map((wish) => ({ ...wish, note: 'For the tank' }))
      return HttpResponse.json({ wishlist: { ...data.wishlist, items } })
    })
    const { user } = await renderApp({
      api,
      path: `/wishlists/${wishlistId}?slot=NECK`,
      as: 'Raider#3000',
    })
    await user.click(await screen.findByRole('button', { name: /^Remove / }))
    expect(await screen.findByText('Undo cannot bring back its note.')).toBeVisible()
  })

  it('name and main mark: says so, and offers them no more', async () => {
    const { user } = await openList(api)
    const open = () => openMenu(user, 'A list')
    await user.click((await open()).getByRole('menuitem', { name: 'Mark as main' }))
    await waitFor(() =>
      expect(warnings()).toEqual([expect.stringContaining('cannot mark wishlists as main')]),
    )
    await user.click((await open()).getByRole('menuitem', { name: 'Rename' }))
    await user.clear(await screen.findByRole('textbox', { name: 'Wishlist Name' }))
    await user.keyboard('Other{Enter}')
    await waitFor(() => expect(warnings()).toHaveLength(2))
    expect(await screen.findByRole('heading', { name: 'A list', level: 1 })).toBeVisible()
    await open()
    expect(menuItems()).toEqual(['Duplicate', 'Delete list'])
  })

  it('main mark that cannot be taken off: says so, and offers it no more', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const list = { name: 'Raid night', isMainWishlist: true }
    const wishlistId = await raider.createWishlist('Frostelle', list)
    const { user } = await renderApp({
      api,
      path: `/wishlists/${wishlistId}?slot=NECK`,
      as: 'Raider#3000',
    })
    const open = () => openMenu(user, 'Raid night')
    await user.click((await open()).getByRole('menuitem', { name: 'Unset as main' }))
    await waitFor(() =>
      expect(warnings()).toEqual([expect.stringContaining('cannot unset wishlists as main')]),
    )
    expect(screen.getByText('Main list')).toBeVisible()
    await open()
    expect(menuItems()).toEqual(['Rename', 'Duplicate', 'Delete list'])
  })

  it('an answer with the old order is enough: the list is not read for it', async () => {
    const { user, raider, wishlistId, readNames } = await openList(api)
    const before = await readNames()
    const params = { wishlistId }
    const list = await make(api.backend, getWishlist, { token: raider.token, params })
    api.answer(updateWishlist, () => HttpResponse.json({ wishlist: list }))
    await moveFirst(user, 2)
    await waitFor(() => expect(warnings()).toHaveLength(1))
    await waitFor(() => expect(shownNames()).toEqual(before))
  })
})

describe('a backend without ids of the app', () => {
  const api = bridgeToSpecifiedBackend()

  it('an add whose answer was lost is not stored twice', async () => {
    const { user, readNames } = await openList(api)
    const before = await readNames()
    api.answer(
      addWishlistItem,
      async ({ request }) => {
        await api.backend.app.fetch(request)
        return HttpResponse.error()
      },
      { isOnce: true },
    )
    const added = await addFirst(user)
    await waitFor(() => expect(api.sent(getWishlist).length).toBeGreaterThan(1))
    // The wish can be edited by the id that the backend has given it.
    const remove = await screen.findByRole('button', { name: `Remove ${added}` })
    const reads = api.sent(getWishlist).length
    await user.click(remove)
    await waitFor(async () => expect(await readNames()).toEqual(before))
    await waitFor(() => expect(shownNames()).toEqual(before))
    expect(api.sent(addWishlistItem)).toHaveLength(1)
    await waitFor(() => expect(api.sent(getWishlist).length).toBeGreaterThan(reads))
    expect(document.querySelectorAll('[data-type="error"]')).toHaveLength(0)
  })
})

describe('a backend without the calls that delete', () => {
  const api = bridgeToSpecifiedBackend()

  it('a wish that is still there comes back, and no Undo is offered', async () => {
    const { user } = await openList(api)
    const before = shownNames()
    api.reject(removeWishlistItem, 404, { message: 'No such call' })
    await user.click(screen.getByRole('button', { name: `Remove ${before[0]}` }))
    expect(await screen.findByText('No such call')).toBeVisible()
    await waitFor(() => expect(shownNames()).toEqual(before))
    await expectTakenAway(() => screen.queryByText(`Removed ${before[0]}`))
  })

  it('a wishlist that is still there is not called deleted', async () => {
    const { user, router } = await openList(api)
    const path = router.state.location.pathname
    api.reject(deleteWishlist, 404, { message: 'No such call' })
    await user.click(screen.getByRole('button', { name: 'More actions for A list' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete list' }))
    const confirm = await screen.findByRole('alertdialog')
    await user.click(within(confirm).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('No such call')).toBeVisible()
    expect(router.state.location.pathname).toBe(path)
    expect(screen.queryByText('Deleted A list')).toBeNull()
  })
})

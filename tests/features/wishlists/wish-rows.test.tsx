import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { updateWishlist } from '@/contract/wishlist'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { expectTakenAway, findUndo } from '../../support/app/toasts'
import { addByName } from './add-by-name'
import { openThreeWishes } from './three-wishes'
import { shownNames } from './wishes'

const api = bridgeToBackend()

const findBosses = () => screen.findAllByRole('region', { name: /^Wishes from / })

describe('search of a wishlist', () => {
  it('shows the wishes whose name or note matches, without handles to move them; by boss, their bosses only', async () => {
    const { user, names } = await openThreeWishes(api)
    const field = screen.getByRole('searchbox', { name: 'Search this list' })
    const search = (value: string) => fireEvent.change(field, { target: { value } })
    search('four pieces')
    await waitFor(() => expect(shownNames()).toEqual([names[1]]))
    expect(screen.queryByRole('button', { name: `Move ${names[1]}` })).toBeNull()
    search(names[2])
    await waitFor(() => expect(shownNames()).toEqual([names[2]]))
    search('qqqq')
    expect(await screen.findByText('No wish of this list matches “qqqq”.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(shownNames()).toEqual(names))

    await user.click(screen.getByRole('tab', { name: 'Boss' }))
    expect((await findBosses()).length).toBeGreaterThan(1)
    search('four pieces')
    await waitFor(async () => expect(await findBosses()).toHaveLength(1))
  })
})

describe('moves', () => {
  it('Undo takes back all presses of an arrow key, in one toast, and no earlier gesture', async () => {
    const { user, names, readNames } = await openThreeWishes(api)
    screen.getByRole('button', { name: `Move ${names[0]}` }).focus()
    await user.keyboard('{ArrowDown}')
    screen.getByRole('button', { name: `Move ${names[2]}` }).focus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(async () => expect(await readNames()).toEqual([names[2], names[1], names[0]]))
    expect(await screen.findAllByText(`Moved ${names[2]} to rank 1`)).toHaveLength(1)
    await user.click(await findUndo(`Moved ${names[2]} to rank 1`))
    await waitFor(async () => expect(await readNames()).toEqual([names[1], names[0], names[2]]))
  })

  it.each(['a move', 'a removal'])(
    'Undo of %s puts the wish between its neighbours, also if others were added since',
    async (what) => {
      const { user, names, readNames, addAtTop } = await openThreeWishes(api)
      if (what === 'a move') {
        screen.getByRole('button', { name: `Move ${names[1]}` }).focus()
        await user.keyboard('{Home}')
      } else await user.click(screen.getByRole('button', { name: `Remove ${names[1]}` }))
      await waitFor(async () => expect((await readNames())[1]).not.toBe(names[1]))
      const added = await addAtTop()
      await user.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(async () => expect(await readNames()).toEqual([added, ...names]))
    },
  )

  it('a rejected move says so and no longer offers Undo', async () => {
    const { user, names } = await openThreeWishes(api)
    const call = api.hold(updateWishlist)
    screen.getByRole('button', { name: `Move ${names[2]}` }).focus()
    await user.keyboard('{ArrowUp}')
    await findUndo(`Moved ${names[2]} to rank 2`)
    call.reject(403, { message: 'Not allowed' })
    expect(await screen.findByText(`Could not move ${names[2]}`)).toBeVisible()
    await expectTakenAway(() => screen.queryByText(`Moved ${names[2]} to rank 2`))
    expect(shownNames()).toEqual(names)
  })

  it('Undo of a move is withdrawn when the wish is removed', async () => {
    const { user, names } = await openThreeWishes(api)
    screen.getByRole('button', { name: `Move ${names[2]}` }).focus()
    await user.keyboard('{ArrowUp}')
    await findUndo(`Moved ${names[2]} to rank 2`)
    await user.click(screen.getByRole('button', { name: `Details of ${names[2]}` }))
    await user.click(await screen.findByRole('button', { name: 'Remove from the list' }))
    expect(await findUndo(`Removed ${names[2]}`)).toBeVisible()
    await expectTakenAway(() => screen.queryByText(`Moved ${names[2]} to rank 2`))
  })

  it('a wish that moves far up keeps the focus, and the rows that it passes stay where they are', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    for (const slot of ['SHOULDER', 'BACK', 'CHEST', 'WRIST', 'HANDS', 'WAIST', 'FEET'] as const) {
      await raider.addItems(wishlistId, slot, 1)
    }
    for (const slot of ['HEAD', 'NECK', 'FINGER', 'LEGS', 'TRINKET'] as const) {
      await raider.addItems(wishlistId, slot, 2)
    }
    const { user } = await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
    const handles = await screen.findAllByRole('button', { name: /^Move / })
    const last = handles.at(-1)
    const name = last?.getAttribute('aria-label')
    const list = last?.closest('ol')
    if (!last || !list) throw new Error('The list has no handles')
    const inserted: Node[] = []
    const observer = new MutationObserver((records) => {
      inserted.push(...records.flatMap(({ addedNodes }) => [...addedNodes]))
    })
    last.focus()
    observer.observe(list, { childList: true })
    await user.keyboard('{Home}')
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Move / })[0]).toHaveAccessibleName(name ?? ''),
    )
    expect(screen.getAllByRole('button', { name: /^Move / })[0]).toHaveFocus()
    expect(inserted).toEqual([list.firstChild])
  })
})

describe('two wishes for one token', () => {
  it('the names of their controls have the slot', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const wishlistId = await raider.createWishlist('Frostelle')
    for (const slot of ['HEAD', 'LEGS'] as const) {
      await addByName(api, raider, { wishlistId, name: 'Slumbering Coil Curio', slot })
    }
    await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
    const rows = await screen.findByRole('group', { name: 'Wishes' })
    for (const control of ['Move', 'Obtained', 'Remove', 'More actions for']) {
      const buttons = within(rows).getAllByRole('button', { name: new RegExp(`^${control} `) })
      expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
        `${control} Slumbering Coil Curio (Head)`,
        `${control} Slumbering Coil Curio (Legs)`,
      ])
    }
  })
})

describe('obtained wishes', () => {
  it('a ticked wish keeps its place at first, then moves below the wanted wishes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { user, names } = await openThreeWishes(api)
    await user.click(screen.getByRole('button', { name: `Obtained ${names[0]}` }))
    expect(shownNames()).toEqual(names)
    expect(screen.queryByRole('region', { name: 'Obtained' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(4000))
    const obtained = screen.getByRole('region', { name: 'Obtained' })
    expect(within(obtained).getByLabelText(`Remove ${names[0]}`)).toBeVisible()
    expect(shownNames()).toEqual([names[1], names[2], names[0]])
    // The tick keeps the focus, although its row is new.
    expect(screen.getByRole('button', { name: `Obtained ${names[0]}` })).toHaveFocus()

    await user.click(within(obtained).getByRole('button', { name: 'Obtained 1' }))
    expect(shownNames()).toEqual([names[1], names[2]])
  })
})

describe('picker', () => {
  it('a wish has one row with its rank; a press shows Remove and Obtained, and Undo restores its place', async () => {
    const { user, names, readNames } = await openThreeWishes(api, '?view=slot&slot=TRINKET')
    const sign = await screen.findByRole('button', { name: `Added ${names[0]}, rank 1` })
    // The row; in the view by slot only the place names the item besides.
    expect(screen.getAllByRole('link', { name: names[0] })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
    await user.click(sign)
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByRole('button', { name: `Add ${names[0]}` })).toHaveFocus()
    await waitFor(async () => expect(await readNames()).toEqual([names[1], names[2]]))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await readNames()).toEqual(names))
    // A wish that is ticked has another sign.
    await user.click(screen.getByRole('button', { name: `Added ${names[0]}, rank 1` }))
    await user.click(screen.getByRole('button', { name: 'Obtained' }))
    expect(
      await screen.findByRole('button', { name: `Added ${names[0]}, obtained` }),
    ).toHaveTextContent('')
    expect(screen.getByRole('button', { name: `Added ${names[1]}, rank 2` })).toHaveTextContent(
      '#2',
    )
  })

  it('a search that finds only items for other specs says how many, and Show them shows them', async () => {
    const { user } = await openThreeWishes(api)
    const search = await screen.findByRole('searchbox', { name: /^Search all items/ })
    fireEvent.change(search, { target: { value: "Sszorak's Ferocity" } })
    expect(await screen.findByText('1 match not for your spec')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show them' }))
    expect(await screen.findByRole('button', { name: /^Add Sszorak's Ferocity/ })).toBeVisible()
  })
})

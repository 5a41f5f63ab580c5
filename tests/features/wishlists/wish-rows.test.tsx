import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { updateWishlist } from '@/contract/wishlist'
import { wishlistQuery } from '@/features/wishlists/wishlists.queries'
import { wishlists } from '../../../server/database/schema'
import { make } from '../../support/backend/backend-calls'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { expectTakenAway, findUndo } from '../../support/app/toasts'

const api = bridgeToBackend()

// A character may have only a limited number of wishlists for a raid.
beforeEach(() => api.backend.database.delete(wishlists))

/** Opens a list of three trinkets; the second one has a note. */
async function openList(search = '') {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', 3)
  const [first, second, third] = await raider.readItems(wishlistId)
  const setNote = (note: string) =>
    make(api.backend, updateWishlist, {
      token: raider.token,
      params: { wishlistId },
      body: { items: [{ id: second?.id ?? '', note }] },
    })
  await setNote('Only with four pieces')
  const path = `/wishlists/${wishlistId}${search}`
  const app = await renderApp({ api, path, as: 'Raider#3000' })
  await screen.findByRole('tabpanel')
  const names = [first?.name ?? '', second?.name ?? '', third?.name ?? ''] as const
  const readNames = async () => (await raider.readItems(wishlistId)).map(({ name }) => name)
  const readNotes = async () => (await raider.readItems(wishlistId)).map(({ note }) => note)
  /** Changes the note of the second wish, as another tab does. */
  const changeElsewhere = async (note: string) => {
    await setNote(note)
    const otherTab = new BroadcastChannel('guildr_wishlists')
    // The rule is about windows.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    otherTab.postMessage(null)
    otherTab.close()
  }
  /** Adds an item at the top, as another device does. */
  const addAtTop = async () => {
    await raider.addItems(wishlistId, 'NECK', 1)
    const items = await raider.readItems(wishlistId)
    const itemOrder = [items.at(-1)?.id ?? '']
    await make(api.backend, updateWishlist, {
      token: raider.token,
      params: { wishlistId },
      body: { itemOrder },
    })
    await app.queryClient.invalidateQueries()
    await screen.findByRole('button', { name: `Remove ${items.at(-1)?.name}` })
    return items.at(-1)?.name
  }
  return { ...app, wishlistId, names, readNames, readNotes, setNote, changeElsewhere, addAtTop }
}

type User = Awaited<ReturnType<typeof renderApp>>['user']

/** The browser shows another tab. */
function hideTab() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.restoreAllMocks()
}

/** The names of the wishes on screen, read from their Remove buttons. */
const shownNames = () =>
  screen
    .queryAllByLabelText(/^Remove /)
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''))

describe('search of a wishlist', () => {
  it('shows the wishes whose name or note matches, without handles to move them', async () => {
    const { user, names } = await openList()
    const search = screen.getByRole('searchbox', { name: 'Search this list' })
    await user.type(search, 'four pieces')
    await waitFor(() => expect(shownNames()).toEqual([names[1]]))
    expect(screen.queryByRole('button', { name: `Move ${names[1]}` })).toBeNull()
    await user.clear(search)
    await user.type(search, names[2])
    await waitFor(() => expect(shownNames()).toEqual([names[2]]))
  })

  it('says that nothing was found, and Clear search shows all wishes again', async () => {
    const { user, names } = await openList()
    await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), 'qqqq')
    expect(await screen.findByText('No wish of this list matches “qqqq”.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(shownNames()).toEqual(names))
  })

  it('by boss: leaves out bosses without a matching wish', async () => {
    const { user } = await openList('?view=boss')
    await screen.findAllByRole('region', { name: /^Wishes from / })
    await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), 'four pieces')
    await waitFor(() =>
      expect(screen.getAllByRole('region', { name: /^Wishes from / })).toHaveLength(1),
    )
  })
})

describe('wish sheet', () => {
  it('shows the note, moves the wish, and removes it with Undo', async () => {
    const { user, names, readNames } = await openList()
    await user.click(screen.getByRole('button', { name: `Details of ${names[1]}` }))
    const sheet = within(await screen.findByRole('dialog', { name: names[1] }))
    expect(sheet.getByRole('textbox', { name: 'Note' })).toHaveValue('Only with four pieces')
    expect(sheet.getByRole('link', { name: 'Show on Wowhead' })).toHaveAttribute('target', '_blank')

    await user.click(sheet.getByRole('button', { name: 'Move to top' }))
    await waitFor(() => expect(sheet.getByLabelText(`Rank of ${names[1]}`)).toHaveValue('1'))
    expect(sheet.getByRole('button', { name: 'Move up' })).toBeDisabled()
    await waitFor(async () => expect((await readNames())[0]).toBe(names[1]))

    await user.click(sheet.getByRole('button', { name: 'Remove from the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await readNames()).toEqual([names[0], names[2]]))
    await user.click(await findUndo(`Removed ${names[1]}`))
    await waitFor(async () => expect(await readNames()).toEqual([names[1], names[0], names[2]]))
  })

  it.each<[string, (user: User) => unknown]>([
    ['the field', (user) => user.tab()],
    [
      'the sheet, by its button',
      (user) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
    ['the sheet, by Escape', (user) => user.keyboard('{Escape}')],
    ['the tab', hideTab],
  ])('a note is saved on leaving %s', async (_, leave) => {
    const { user, names, readNotes } = await openList()
    await user.click(screen.getByRole('button', { name: `Details of ${names[0]}` }))
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'For the second boss')
    expect(await readNotes()).not.toContain('For the second boss')
    await leave(user)
    await waitFor(async () => expect((await readNotes())[0]).toBe('For the second boss'))
    expect(screen.getAllByText('For the second boss')[0]).toBeVisible()
  })

  it('Undo of a removal brings back the note that was typed before', async () => {
    const { user, names, readNames, readNotes } = await openList()
    await user.click(screen.getByRole('button', { name: `Details of ${names[0]}` }))
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Typed before')
    await user.click(screen.getByRole('button', { name: 'Remove from the list' }))
    await waitFor(async () => expect(await readNames()).not.toContain(names[0]))
    await user.click(await findUndo(`Removed ${names[0]}`))
    await waitFor(async () => expect((await readNotes())[0]).toBe('Typed before'))
  })

  it('a note that is opened has the cursor at its end; removed elsewhere, it stays closed and the toast has the text', async () => {
    const { user, names, queryClient, wishlistId } = await openList()
    await user.click(screen.getByRole('button', { name: `Note on ${names[1]}` }))
    const note = await screen.findByRole('textbox', { name: 'Note' })
    expect(note).toHaveFocus()
    expect(note).toHaveProperty('selectionStart', 'Only with four pieces'.length)
    await user.type(note, '!')

    const { queryKey } = wishlistQuery(wishlistId)
    const list = queryClient.getQueryData(queryKey)
    const setList = (items = list?.items ?? []) =>
      act(() => {
        queryClient.setQueryData(queryKey, list && { ...list, items })
      })
    setList(list?.items.filter(({ lootItem }) => lootItem.name !== names[1]))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('Your note: “Only with four pieces!”')).toBeInTheDocument()
    expect(screen.getByText(`${names[1]} was removed from the list elsewhere`)).toBeInTheDocument()
    setList()
    expect(await screen.findByRole('button', { name: `Details of ${names[1]}` })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a note that is deleted can be restored', async () => {
    const { user, names } = await openList()
    await user.click(screen.getByRole('button', { name: `Note on ${names[1]}` }))
    await user.clear(await screen.findByRole('textbox', { name: 'Note' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByText('Only with four pieces')).toBeNull())
    await user.click(await findUndo(`Deleted the note on ${names[1]}`))
    expect(await screen.findByText('Only with four pieces')).toBeVisible()
  })

  it('a note changed elsewhere while it is edited: shows it, and either can be saved', async () => {
    const { user, names, setNote, changeElsewhere } = await openList()
    await user.click(screen.getByRole('button', { name: `Note on ${names[1]}` }))
    const field = await screen.findByRole('textbox', { name: 'Note' })
    await changeElsewhere('From the phone')
    await waitFor(() => expect(field).toHaveValue('From the phone'))
    await user.type(field, ', mine')
    expect(screen.queryByRole('alert')).toBeNull()
    await changeElsewhere('From the tablet')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('From the tablet')
    expect(field).toHaveValue('From the phone, mine')
    await user.click(within(alert).getByRole('button', { name: 'Use that note' }))
    expect(field).toHaveValue('From the tablet')
    expect(screen.queryByRole('alert')).toBeNull()
    await setNote('Not read yet')
    await user.type(field, '!')
    await user.keyboard('{Escape}')
    expect(await screen.findByText('“Not read yet”')).toBeVisible()
  })

  it('marks the wish as obtained, with the note that is typed, and takes it back', async () => {
    const { user, names } = await openList()
    const tick = screen.getByRole('button', { name: `Obtained ${names[0]}` })
    await user.click(screen.getByRole('button', { name: `Details of ${names[0]}` }))
    await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'From the cache')
    await user.click(screen.getByRole('button', { name: 'Obtained' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText('From the cache')).toBeVisible()
    await waitFor(() => expect(tick).toHaveAttribute('aria-pressed', 'true'))
    await user.click(screen.getByRole('button', { name: `Details of ${names[0]}` }))
    await user.click(await screen.findByRole('button', { name: 'Not obtained' }))
    await waitFor(() => expect(tick).toHaveAttribute('aria-pressed', 'false'))
  })

  it('an obtained wish has no rank to change', async () => {
    const { user, names } = await openList()
    await user.click(screen.getByRole('button', { name: `Obtained ${names[0]}` }))
    await user.click(screen.getByRole('button', { name: `Details of ${names[0]}` }))
    const sheet = within(await screen.findByRole('dialog', { name: names[0] }))
    expect(sheet.getByRole('textbox', { name: 'Note' })).toHaveValue('')
    expect(sheet.queryByLabelText(`Rank of ${names[0]}`)).toBeNull()
  })
})

describe('moves', () => {
  it('Undo of presses of an arrow key takes back all of them, in one toast', async () => {
    const { user, names, readNames } = await openList()
    screen.getByRole('button', { name: `Move ${names[2]}` }).focus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    await waitFor(async () => expect(await readNames()).toEqual([names[2], names[0], names[1]]))
    expect(await screen.findAllByText(`Moved ${names[2]} to rank 1`)).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await readNames()).toEqual(names))
  })

  it.each(['a move', 'a removal'])(
    'Undo of %s puts the wish between its neighbours, also if others were added since',
    async (what) => {
      const { user, names, readNames, addAtTop } = await openList()
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

  it('Undo takes back the last gesture only', async () => {
    const { user, names, readNames } = await openList()
    screen.getByRole('button', { name: `Move ${names[2]}` }).focus()
    await user.keyboard('{ArrowUp}')
    screen.getByRole('button', { name: `Move ${names[0]}` }).focus()
    await user.keyboard('{End}')
    await waitFor(async () => expect(await readNames()).toEqual([names[2], names[1], names[0]]))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await readNames()).toEqual([names[0], names[2], names[1]]))
  })

  it('a rejected move says so and no longer offers Undo', async () => {
    const { user, names } = await openList()
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
    const { user, names } = await openList()
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

describe('obtained wishes', () => {
  it('a ticked wish keeps its place at first, then moves below the wanted wishes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const { user, names } = await openList()
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
  it('a wish has one row with its rank; a press shows Remove, and Undo restores its place', async () => {
    const { user, names, readNames } = await openList('?view=slot&slot=TRINKET')
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
    expect(screen.getByRole('button', { name: `Added ${names[0]}, rank 1` })).toBeVisible()
  })

  it('a wish that is ticked has another sign than one that was added', async () => {
    const { user, names } = await openList('?view=slot&slot=TRINKET')
    await user.click(await screen.findByRole('button', { name: `Added ${names[0]}, rank 1` }))
    await user.click(screen.getByRole('button', { name: 'Obtained' }))
    expect(
      await screen.findByRole('button', { name: `Added ${names[0]}, obtained` }),
    ).toHaveTextContent('')
    expect(screen.getByRole('button', { name: `Added ${names[1]}, rank 1` })).toHaveTextContent(
      '#1',
    )
  })

  it('a search that finds only items for other specs says how many, and Show them shows them', async () => {
    const { user } = await openList()
    const search = await screen.findByRole('searchbox', { name: /^Search all items/ })
    await user.type(search, "Sszorak's Ferocity")
    expect(await screen.findByText('1 match not for your spec')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show them' }))
    expect(await screen.findByRole('button', { name: /^Add Sszorak's Ferocity/ })).toBeVisible()
  })
})

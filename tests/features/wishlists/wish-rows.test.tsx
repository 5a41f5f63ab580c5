import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { updateWishlist } from '@/contract/wishlist'
import { make } from '../../support/backend-calls'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'

const api = bridgeToBackend()

/** Opens a list of three trinkets; the second one has a note. */
async function openList(search = '') {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle')
  await raider.addItems(wishlistId, 'TRINKET', 3)
  const [first, second, third] = await raider.readItems(wishlistId)
  await make(api.backend, updateWishlist, {
    token: raider.token,
    params: { wishlistId },
    body: { items: [{ id: second?.id ?? '', note: 'Only with four pieces' }] },
  })
  const path = `/wishlists/${wishlistId}${search}`
  const app = await renderApp({ api, path, as: 'Raider#3000' })
  await screen.findByRole('tabpanel')
  const names = [first?.name ?? '', second?.name ?? '', third?.name ?? ''] as const
  const readNames = async () => (await raider.readItems(wishlistId)).map(({ name }) => name)
  return { ...app, names, readNames }
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
    expect(sheet.getByText('Only with four pieces')).toBeVisible()
    expect(sheet.getByRole('link', { name: 'Show on Wowhead' })).toHaveAttribute('target', '_blank')

    await user.click(sheet.getByRole('button', { name: 'Move to top' }))
    await waitFor(() => expect(sheet.getByLabelText(`Rank of ${names[1]}`)).toHaveValue('1'))
    expect(sheet.getByRole('button', { name: 'Move up' })).toBeDisabled()
    await waitFor(async () => expect((await readNames())[0]).toBe(names[1]))

    await user.click(sheet.getByRole('button', { name: 'Remove from the list' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(async () => expect(await readNames()).toEqual([names[0], names[2]]))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await readNames()).toEqual([names[1], names[0], names[2]]))
  })

  it('an obtained wish has no rank to change', async () => {
    const { user, names } = await openList()
    await user.click(screen.getByRole('button', { name: `Obtained ${names[0]}` }))
    await user.click(screen.getByRole('button', { name: `Details of ${names[0]}` }))
    const sheet = within(await screen.findByRole('dialog', { name: names[0] }))
    expect(sheet.getByText('No note')).toBeVisible()
    expect(sheet.queryByLabelText(`Rank of ${names[0]}`)).toBeNull()
  })
})

describe('moves', () => {
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
    const { user, names } = await openList()
    await user.click(screen.getByRole('button', { name: `Obtained ${names[0]}` }))
    expect(shownNames()).toEqual(names)
    expect(screen.queryByRole('region', { name: 'Obtained' })).toBeNull()
    const obtained = await screen.findByRole('region', { name: 'Obtained' })
    expect(within(obtained).getByLabelText(`Remove ${names[0]}`)).toBeVisible()
    expect(shownNames()).toEqual([names[1], names[2], names[0]])
    // The tick keeps the focus, although its row is new.
    expect(screen.getByRole('button', { name: `Obtained ${names[0]}` })).toHaveFocus()

    await user.click(within(obtained).getByRole('button', { name: 'Obtained 1' }))
    expect(shownNames()).toEqual([names[1], names[2]])
  })
})

describe('picker', () => {
  it('a press on Added removes the item from the list, and Undo restores its place', async () => {
    const { user, names, readNames } = await openList('?slot=TRINKET')
    await user.click(await screen.findByRole('button', { name: `Added ${names[0]}` }))
    expect(await screen.findByRole('button', { name: `Add ${names[0]}` })).toBeVisible()
    await waitFor(async () => expect(await readNames()).toEqual([names[1], names[2]]))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await readNames()).toEqual(names))
    expect(screen.getByRole('button', { name: `Added ${names[0]}` })).toBeVisible()
  })

  it('a search that finds only items for other specs says how many, and Show shows them', async () => {
    const { user } = await openList()
    const search = await screen.findByRole('searchbox', { name: /^Search all items/ })
    await user.type(search, "Sszorak's Ferocity")
    expect(await screen.findByText('1 match not for your spec')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(await screen.findByRole('button', { name: /^Add Sszorak's Ferocity/ })).toBeVisible()
  })
})

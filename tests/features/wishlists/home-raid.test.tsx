import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listWishlists, updateWishlist } from '@/contract/wishlist'
import { wishlists } from '../../../server/database/schema'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp } from '../../support/render-app'
import { listOf, wish } from './wishes'

const api = bridgeToBackend()

beforeEach(() => api.backend.database.delete(wishlists))

/** Creates main wishlists, each with trinkets, and opens Home. */
async function openHome(
  lists: { character: string; count?: number; difficulty?: 'Heroic' | 'Mythic' }[],
  search = '',
) {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const ids: string[] = []
  for (const { character, count = 2, difficulty = 'Heroic' } of lists) {
    const name = `${character} ${difficulty}`
    const id = await raider.createWishlist(character, { name, difficulty, isMainWishlist: true })
    await raider.addItems(id, 'TRINKET', count)
    ids.push(id)
  }
  const app = await renderApp({ api, path: `/${search}`, as: 'Raider#3000' })
  await screen.findByRole('region', { name: 'Main wishlists' })
  const [wishlistId = ''] = ids
  const readNames = async () => (await raider.readItems(wishlistId)).map(({ name }) => name)
  return { ...app, raider, wishlistId, names: await readNames() }
}

const ticks = () => screen.queryAllByRole('button', { name: /^Obtained / })
const tickOf = (item: string) => screen.getByRole('button', { name: `Obtained ${item}` })

describe('Home: wishes by boss', () => {
  it('a wish shows its rank and facts, and leads to its list at the boss', async () => {
    const { names, wishlistId } = await openHome([{ character: 'Frostelle', count: 1 }])
    const link = await screen.findByRole('link', { name: names[0] })
    expect(link.getAttribute('href')).toMatch(
      new RegExp(`^/wishlists/${wishlistId}\\?view=boss#boss-.+$`),
    )
    expect(link.closest('li')).toHaveTextContent(/Rank 1 · Trinket/)
    expect(link.closest('li')).not.toHaveTextContent('Frostelle')
  })

  it('the view by boss scrolls to the boss that the hash names', async () => {
    const { user, names } = await openHome([{ character: 'Frostelle', count: 1 }])
    const link = await screen.findByRole('link', { name: names[0] })
    const id = link.getAttribute('href')?.split('#')[1]
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(link)
    const bosses = await screen.findAllByRole('region', { name: /^Wishes from / })
    const boss = bosses.find((section) => section.id === id)
    expect(boss).toHaveTextContent(names[0] ?? '')
    await waitFor(() => expect(scrolled.mock.contexts).toContain(boss))
  })

  it('tick: sent at once, the wish stays in its place and can be unticked', async () => {
    const { user, names } = await openHome([{ character: 'Frostelle' }])
    const [first = ''] = names
    await user.click(tickOf(first))
    expect(tickOf(first)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(`${first} is obtained`)).toBeInTheDocument()
    expect(screen.getByText('1 of 2 obtained')).toBeInTheDocument()
    await user.click(tickOf(first))
    expect(tickOf(first)).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(api.sent(updateWishlist)).toHaveLength(2))
    expect(await screen.findByText('0 of 2 obtained')).toBeInTheDocument()
  })

  it('a ticked wish leaves after a moment, and the next one gets the focus', async () => {
    const { user, names } = await openHome([{ character: 'Frostelle' }])
    await waitFor(() => expect(ticks()).toHaveLength(2))
    const [first, second] = ticks()
    await user.click(first ?? document.body)
    await waitFor(() => expect(ticks()).toEqual([second]))
    expect(second).toHaveFocus()
    expect(names).toHaveLength(2)
  })

  it('a boss with more than five wishes shows five, and all on request', async () => {
    const wishes = Array.from({ length: 7 }, (_, index) => wish(`${index}`))
    api.answer(listWishlists, () => HttpResponse.json({ wishlists: [listOf(wishes)] }))
    const { user } = await renderApp({ api, path: '/', as: 'Raider#3000' })
    await waitFor(() => expect(ticks()).toHaveLength(5))
    await user.click(screen.getByRole('button', { name: 'Show all wishes from First Boss' }))
    expect(ticks()).toHaveLength(7)
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull()
  })
})

describe('Home: filter by character and difficulty', () => {
  it('one list: there is no filter', async () => {
    await openHome([{ character: 'Frostelle' }])
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('several characters and difficulties: the filter is in the URL', async () => {
    const { user, router } = await openHome([
      { character: 'Frostelle', count: 1 },
      { character: 'Frostelle', count: 1, difficulty: 'Mythic' },
      { character: 'Kharzul', count: 1 },
    ])
    await waitFor(() => expect(ticks()).toHaveLength(3))
    const lists = within(screen.getByRole('region', { name: 'Main wishlists' }))
    await user.click(screen.getByRole('radio', { name: 'Frostelle' }))
    await waitFor(() => expect(ticks()).toHaveLength(2))
    expect(router.state.location.href).toMatch(/^\/\?character=/)
    await user.click(screen.getByRole('radio', { name: 'Mythic' }))
    await waitFor(() => expect(ticks()).toHaveLength(1))
    expect(lists.getAllByRole('link')).toHaveLength(1)
    expect(lists.getByRole('link', { name: 'Open Frostelle Mythic' })).toBeVisible()
    expect(router.state.location.href).toMatch(/&difficulty=Mythic$/)
    await user.click(screen.getByRole('radio', { name: 'All characters' }))
    await user.click(screen.getByRole('radio', { name: 'All difficulties' }))
    await waitFor(() => expect(ticks()).toHaveLength(3))
    expect(router.state.location.href).toBe('/')
  })

  it('a link with a filter opens with it, and one with an unknown value shows all lists', async () => {
    await openHome(
      [
        { character: 'Frostelle', count: 1 },
        { character: 'Kharzul', count: 1, difficulty: 'Mythic' },
      ],
      '?difficulty=Mythic&character=gone',
    )
    await waitFor(() => expect(ticks()).toHaveLength(1))
    expect(screen.getByRole('radio', { name: 'Mythic' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'All characters' })).toBeChecked()
  })
})

describe('Home: main wishlists', () => {
  it('a list that is unset as main leaves Home at once', async () => {
    const { user } = await openHome([{ character: 'Frostelle' }])
    await user.click(screen.getByRole('button', { name: 'More actions for Frostelle Heroic' }))
    const call = api.hold(updateWishlist)
    await user.click(await screen.findByRole('menuitem', { name: 'Unset as main' }))
    expect(await screen.findByText('No main wishlist this tier')).toBeVisible()
    expect(ticks()).toEqual([])
    call.release()
    expect(
      await screen.findByText('Frostelle Heroic is no longer the main wishlist'),
    ).toBeInTheDocument()
  })
})

import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listWishlists, updateWishlist } from '@/contract/wishlist'
import { wishlists } from '../../../server/database/schema'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { allToasts, expectTakenAway } from '../../support/app/toasts'
import { openHome } from './open-home'
import { listOf, wish } from './wishes'

const api = bridgeToBackend()

beforeEach(() => api.backend.database.delete(wishlists))

const ticks = () => screen.queryAllByRole('button', { name: /^Obtained / })
const undo = () => screen.queryByRole('button', { name: 'Undo' })
/** Ends the four seconds in which ticked wishes keep their places; the timers must be fake. */
const untilTicksLeave = () => act(() => vi.advanceTimersByTimeAsync(4000))
const fakeTimeouts = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
const tickOf = (item: string) => screen.getByRole('button', { name: `Obtained ${item}` })

describe('Home: wishes by boss', () => {
  it('a wish shows its rank and facts, and leads to its list, which scrolls to the boss if it is below the window', async () => {
    const { user, names, wishlistId } = await openHome(api, [{ character: 'Frostelle', count: 1 }])
    const link = await screen.findByRole('link', { name: names[0] })
    expect(link.getAttribute('href')).toMatch(
      new RegExp(`^/wishlists/${wishlistId}\\?view=boss#boss-.+$`),
    )
    expect(link.closest('li')).toHaveTextContent(/Trinket/)
    expect(link.closest('li')).toHaveTextContent('Heroic, rank 1')
    expect(link.closest('li')).not.toHaveTextContent('Frostelle')
    // jsdom has no layout.
    const below = new DOMRect(0, window.innerHeight, 100, 100)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(below)
    const id = link.getAttribute('href')?.split('#')[1]
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(link)
    const bosses = await screen.findAllByRole('region', { name: /^Wishes from / })
    const boss = bosses.find((section) => section.id === id)
    expect(boss).toHaveTextContent(names[0] ?? '')
    await waitFor(() => expect(scrolled.mock.contexts).toContain(boss))
    vi.restoreAllMocks()
  })

  it('a tick is sent at once; the wish leaves after a moment, and the next one gets the focus; Undo in the toast brings it back; unticking it takes the toast away', async () => {
    fakeTimeouts()
    const { user, names } = await openHome(api, [{ character: 'Frostelle' }])
    const [first = '', second = ''] = names
    await user.click(tickOf(first))
    expect(tickOf(first)).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText(`${first} is obtained`)).toBeInTheDocument()
    expect(screen.getByText('1 of 2 obtained')).toBeInTheDocument()
    expect(await screen.findByText(`Obtained ${first}`, { ignore: '.sr-only' })).toBeVisible()
    expect(ticks()).toHaveLength(2)
    await untilTicksLeave()
    expect(ticks()).toEqual([tickOf(second)])
    expect(tickOf(second)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(tickOf(first)).toHaveAttribute('aria-pressed', 'false'))
    await waitFor(() => expect(api.sent(updateWishlist)).toHaveLength(2))
    expect(await screen.findByText('0 of 2 obtained')).toBeInTheDocument()
    await user.dblClick(tickOf(first))
    expect(tickOf(first)).toHaveAttribute('aria-pressed', 'false')
    await waitFor(() => expect(api.sent(updateWishlist)).toHaveLength(4))
    await allToasts()
    await expectTakenAway(undo)
  })

  it('a tick that the server rejects names the item, and takes its toast away', async () => {
    const { user, names } = await openHome(api, [{ character: 'Frostelle' }])
    api.reject(updateWishlist, 409, { message: 'Already changed' })
    await user.click(tickOf(names[0] ?? ''))
    expect(await screen.findByText(`Could not tick ${names[0]}`)).toBeVisible()
    await expectTakenAway(undo)
  })
})

const first = { id: 'boss-1', name: 'The First Boss', encounterOrder: 1 }
const second = { id: 'boss-2', name: 'Second, the Boss', encounterOrder: 2 }

/** Opens Home with these lists. */
async function openLists(lists: ReturnType<typeof listOf>[], path = '/', isWide = false) {
  api.answer(listWishlists, () => HttpResponse.json({ wishlists: lists }))
  const app = await renderApp({ api, path, as: 'Raider#3000', isWide })
  await screen.findByRole('group', { name: 'Bosses' })
  return app
}

const TWO_BOSSES = [
  listOf([wish('a', { boss: first }), wish('b', { boss: second }), wish('c', { boss: second })]),
]
const chip = (name: RegExp) => screen.getByRole('button', { name })
const regions = () => screen.getAllByRole('region', { name: /Boss/ }).map((one) => one.ariaLabel)

describe('Home: notes and lists', () => {
  it('the sign of a note shows the note in its row', async () => {
    const noted = wish('a', { boss: first, note: 'For the four-piece' })
    const { user, router } = await openLists([listOf([noted])])
    expect(screen.queryByText('For the four-piece')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Note on Item a' }))
    expect(screen.getByText('For the four-piece')).toBeVisible()
    expect(router.state.location.pathname).toBe('/')
  })

  it('the name of a list leaves out the raid of the heading', async () => {
    const raider = await signInPerson(api.backend, 'Raider#3000')
    const { id, name, className } = await raider.character('Frostelle')
    const character = { id, name, className }
    const list = listOf([wish('a', { boss: first })], {
      character,
      name: 'The Venomous Abyss - One',
    })
    const other = { id: 'old', name: 'Manaforge Omega' }
    const old = listOf([], { id: 'old', character, name: 'Manaforge Omega - Two', instance: other })
    await openLists([list, old])
    const links = await screen.findAllByRole('link', { name: /^Open / })
    expect(links.map(({ textContent }) => textContent)).toEqual(['One', 'Manaforge Omega - Two'])
    // What the name does not say.
    expect(links[0]?.closest('li')).toHaveTextContent(/^OneFrostHeroic/)
  })
})

describe('Home: bosses', () => {
  it('the raid is the heading, and its bosses are chips with their counts', async () => {
    const { user, router } = await openLists(TWO_BOSSES)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^The Venomous Abyss$/)
    const chips = within(screen.getByRole('group', { name: 'Bosses' })).getAllByRole('button')
    expect(chips.map(({ title }) => title)).toEqual(['The First Boss', 'Second, the Boss'])
    expect(chips.map((one) => one.textContent)).toEqual(['1First Boss1 wanted', '2Second2 wanted'])
    expect(chip(/^First Boss/)).toHaveAttribute('aria-pressed', 'true')
    expect(regions()).toEqual(['The First Boss'])
    await user.click(chip(/^Second/))
    expect(regions()).toEqual(['Second, the Boss'])
    expect(ticks()).toHaveLength(2)
    expect(router.state.location.href).toBe('/?raid=raid&boss=boss-2')
  })

  it('a digit goes to the boss of that number; wide screens show the next bosses too', async () => {
    const { user } = await openLists(TWO_BOSSES, '/', true)
    expect(regions()).toEqual(['The First Boss', 'Second, the Boss'])
    await user.keyboard('2')
    expect(regions()).toEqual(['Second, the Boss'])
    await user.keyboard('1')
    expect(regions()).toEqual(['The First Boss', 'Second, the Boss'])
  })

  it('the chosen boss is remembered until 6 a.m. of the next day', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(new Date(2026, 10, 25, 20))
    const { user, router } = await openLists(TWO_BOSSES)
    await user.click(chip(/^Second/))
    await router.navigate({ to: '/profile' })
    await screen.findByRole('heading', { name: 'Characters' })
    vi.setSystemTime(new Date(2026, 10, 26, 5, 59))
    await router.navigate({ to: '/' })
    expect(await screen.findByRole('region', { name: 'Second, the Boss' })).toBeVisible()
    await router.navigate({ to: '/profile' })
    await screen.findByRole('heading', { name: 'Characters' })
    vi.setSystemTime(new Date(2026, 10, 26, 6))
    await router.navigate({ to: '/' })
    expect(await screen.findByRole('region', { name: 'The First Boss' })).toBeVisible()
  })

  it('boss and raid stay after their last wish is ticked, until others are chosen', async () => {
    fakeTimeouts()
    const next = listOf([wish('d')], { id: 'next', instance: { id: 'next', name: 'Next Raid' } })
    const { user } = await openLists([...TWO_BOSSES, next], '/', true)
    api.hold(updateWishlist)
    for (const item of ['Item a', 'Item b', 'Item c']) await user.click(tickOf(item))
    // Counted at once, although the rows stay for a moment.
    expect(chip(/^Second/)).toHaveTextContent('0 wanted')
    expect(ticks()).toHaveLength(3)
    await untilTicksLeave()
    expect(ticks()).toEqual([])
    expect(regions()).toEqual(['The First Boss'])
    expect(screen.getByText('Nothing wanted here.')).toBeVisible()
    await user.click(chip(/^Second/))
    expect(regions()).toEqual(['Second, the Boss'])
    await user.click(chip(/Next Raid/))
    expect(tickOf('Item d')).toBeVisible()
  })

  it('an empty list says how to go on', async () => {
    api.answer(listWishlists, () => HttpResponse.json({ wishlists: [listOf([])] }))
    await renderApp({ api, path: '/', as: 'Raider#3000' })
    expect(await screen.findByText('Your list is empty')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Add items' })).toHaveAttribute(
      'href',
      '/wishlists/list',
    )
  })
})

describe('Home: an item on two lists', () => {
  it('of the same difficulty: the question names the specializations', async () => {
    const idol = wish('f', { name: 'Idol' })
    const { user } = await openLists([
      listOf([idol]),
      listOf([{ ...idol, id: 'a' }], { id: 'arcane', specialization: 'arcane' }),
    ])
    await user.click(tickOf('Idol'))
    const choices = await screen.findAllByRole('menuitemradio')
    expect(choices.map(({ textContent }) => textContent)).toEqual([
      'Obtained on Heroic (Frost)',
      'Obtained on Heroic (Arcane)',
    ])
  })

  it('a token has a row for each slot, which names the slot', async () => {
    const curio = wish('head', { name: 'Curio', slot: 'HEAD' })
    const lootItem = { ...curio.lootItem, isTokenItem: true }
    await openLists([
      listOf([
        { ...curio, lootItem },
        { ...curio, lootItem, id: 'legs', slot: 'LEGS' },
        wish('trinket'),
      ]),
    ])
    expect(tickOf('Curio (Head)').closest('li')).toHaveTextContent(/H #1Head/)
    expect(tickOf('Curio (Legs)').closest('li')).toHaveTextContent(/H #2Legs/)
    expect(tickOf('Item trinket').closest('li')).not.toHaveTextContent(/H #3Trinket/)
  })
})

describe('Home: an item on two difficulties', () => {
  it('stands once with both marks, and a tick asks which', async () => {
    fakeTimeouts()
    const heroic = wish('h', { name: 'Idol' })
    const normal = { ...wish('n'), lootItem: heroic.lootItem }
    const { user } = await openLists([
      listOf([heroic]),
      listOf([wish('x'), normal], { id: 'normal', difficulty: 'Normal' }),
    ])
    expect(screen.getAllByRole('link', { name: 'Idol' })).toHaveLength(1)
    const row = screen.getByRole('link', { name: 'Idol' }).closest('li') ?? document.body
    expect(row).toHaveTextContent(/Normal, rank 2N #2Heroic, rank 1H #1/)
    expect(screen.getByRole('link', { name: 'Idol' })).toHaveAttribute(
      'href',
      expect.stringContaining('/wishlists/list'),
    )
    api.hold(updateWishlist)
    await user.click(tickOf('Idol'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Obtained on Normal' }))
    await waitFor(() => expect(row).toHaveTextContent(/Normal, obtainedN Heroic, rank 1/))
    expect(tickOf('Idol')).toHaveAttribute('aria-pressed', 'false')
    await untilTicksLeave()
    expect(row).not.toHaveTextContent('Normal')
    // One mark is left, so the next press needs no question.
    await user.click(tickOf('Idol'))
    expect(tickOf('Idol')).toHaveAttribute('aria-pressed', 'true')
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listInstanceLoot } from '@/contract/loot-item'
import { listAvailableItems } from '@/contract/wishes'
import { createOverlayHistory } from '@/lib/overlay-history'
import { CURRENT_RAID, findInstance, signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { addByName } from './add-by-name'

const api = bridgeToBackend()

/** An item that a Frost Mage cannot use. */
const FEROCITY = "Sszorak's Ferocity"

async function createList(name = 'A list') {
  const raider = await signInPerson(api.backend, 'Raider#3000')
  const wishlistId = await raider.createWishlist('Frostelle', { name })
  const open = async (search: string, { isWide = true } = {}) => {
    const app = await renderApp({
      api,
      path: `/wishlists/${wishlistId}${search}`,
      as: 'Raider#3000',
      isWide,
    })
    await screen.findByRole('tabpanel')
    return app
  }
  const addFerocity = () => addByName(api, raider, { wishlistId, name: FEROCITY, slot: 'TRINKET' })
  return { raider, wishlistId, open, addFerocity }
}

const ticks = () => screen.queryAllByRole('button', { name: /^Obtained / })
const rowOf = (name: string) => screen.getByRole('button', { name: `Remove ${name}` }).closest('li')

describe('wishes by boss', () => {
  it('a row names its slot and not its boss', async () => {
    const { raider, wishlistId, open } = await createList()
    await raider.addItems(wishlistId, 'NECK', 1)
    const [{ name } = { name: '' }] = await raider.readItems(wishlistId)
    await open('?view=boss')
    const boss = (await screen.findByRole('button', { name: `Remove ${name}` })).closest('section')
    const bossName = boss?.getAttribute('aria-label')?.replace('Wishes from ', '') ?? ''
    expect(rowOf(name)).toHaveTextContent('Neck')
    expect(rowOf(name)).not.toHaveTextContent(bossName)
    expect(boss).toHaveTextContent('0 of 1 obtained')
  })

  it('a boss without wishes names the number of its items for the list', async () => {
    const { raider, wishlistId, open } = await createList()
    await open('?view=boss')
    const instanceId = await findInstance(api.backend, raider.token, CURRENT_RAID)
    const [first] = await raider.make(listInstanceLoot, { params: { instanceId } })
    const slots = ['BACK', 'MAIN_HAND', 'LEGS', 'FEET'] as const
    const offered = await Promise.all(
      slots.map(async (slot) => raider.make(listAvailableItems, { params: { wishlistId, slot } })),
    )
    const count = offered.flat().filter(({ bossId }) => bossId === first?.id).length
    expect(count).toBeGreaterThan(1)
    const boss = await screen.findByRole('region', { name: `Wishes from ${first?.name}` })
    expect(boss).toHaveTextContent(`No wishes · ${count} drops for you`)
  })
})

describe('wishes by slot', () => {
  it('there are two places for trinkets, with the first two wishes, their ranks and one count', async () => {
    const { raider, wishlistId, open } = await createList()
    await raider.addItems(wishlistId, 'HEAD', 1)
    await raider.addItems(wishlistId, 'TRINKET', 3)
    const [, first, second] = await raider.readItems(wishlistId)
    const { user, router } = await open('?view=slot')
    const places = within(await screen.findByRole('list', { name: 'Slots' }))
    expect(places.getAllByRole('button')).toHaveLength(18)
    const textsOf = (name: RegExp) =>
      places.getAllByRole('button', { name }).map(({ textContent }) => textContent)
    expect(textsOf(/trinket/i)).toEqual([
      `Trinket3 wishes#2 ${first?.name}`,
      `Second trinket#3 ${second?.name}`,
    ])
    const order = places.getAllByRole('button').map(({ textContent }) => textContent)
    expect(order.slice(0, 3)).toEqual([
      expect.stringMatching(/^Head/),
      expect.stringMatching(/^Neck/),
      expect.stringMatching(/^Shoulder/),
    ])
    expect(textsOf(/finger/i)).toEqual(['FingerNo wishes', 'Second fingerNo wishes'])
    // The second place opens the picker for its slot.
    await user.click(places.getByRole('button', { name: /^Second finger/ }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ slot: 'FINGER' }))
  })

  it('a place with wishes opens them above the picker; another slot of the picker has none', async () => {
    const { raider, wishlistId, open } = await createList()
    await raider.addItems(wishlistId, 'TRINKET', 2)
    const [first, second] = await raider.readItems(wishlistId)
    const { user, router } = await open('?view=slot')
    const places = within(await screen.findByRole('list', { name: 'Slots' }))
    await user.click(places.getByRole('button', { name: /^Trinket/ }))
    expect(await screen.findByRole('heading', { level: 2, name: 'Trinket' })).toBeVisible()
    expect(ticks().map((tick) => tick.getAttribute('aria-label'))).toEqual([
      `Obtained ${first?.name}`,
      `Obtained ${second?.name}`,
    ])
    // The picker has only the other items; a new wish stays where it was added.
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Add (?!items)/ })).not.toEqual([]),
    )
    expect(screen.queryByRole('button', { name: /^Added / })).toBeNull()
    const [add] = screen.getAllByRole('button', { name: /^Add (?!items)/ })
    if (add) await user.click(add)
    expect(await screen.findByRole('button', { name: /^Added .*, rank 3$/ })).toBeVisible()
    expect(ticks()).toHaveLength(2)
    await user.click(await screen.findByRole('button', { name: /^Neck, / }))
    expect(await screen.findByRole('button', { name: /^Neck, /, pressed: true })).toBeVisible()
    expect(router.state.location.search).toMatchObject({ slot: 'NECK' })
    expect(router.history.length).toBe(1)
    // The pressed button names the slot, and a search covers all slots.
    expect(screen.getByRole('heading', { level: 2, name: 'Add items' })).toBeVisible()
    expect(ticks()).toEqual([])
  })

  it.each([
    ['beside the list', true],
    ['in a sheet', false],
  ])('with the picker %s: the slot that it shows is marked: %s', async (_where, isWide) => {
    const { open } = await createList()
    await open('?view=slot&slot=NECK', { isWide })
    expect(await screen.findByRole('button', { name: /^Neck ?No/, pressed: isWide })).toBeVisible()
  })
})

describe('item that the specialization cannot use', () => {
  it('has the badge in the rows by priority and by boss, by slot and in the details of the wish', async () => {
    const { raider, wishlistId, addFerocity, open } = await createList()
    await addFerocity()
    await raider.addItems(wishlistId, 'NECK', 1)
    const names = (await raider.readItems(wishlistId)).map(({ name }) => name)
    const usable = names.find((name) => name !== FEROCITY) ?? ''
    const { user } = await open('')
    for (const view of ['Priority', 'Boss']) {
      await user.click(screen.getByRole('tab', { name: view }))
      await screen.findByRole('tab', { name: view, selected: true })
      await screen.findByRole('button', { name: `Remove ${FEROCITY}` })
      expect(rowOf(FEROCITY)).toHaveTextContent('Not for Frost')
      expect(rowOf(usable)).not.toHaveTextContent('Not for')
    }
    await user.click(screen.getByRole('button', { name: `Details of ${FEROCITY}` }))
    const sheet = await screen.findByRole('dialog', { name: FEROCITY })
    expect(sheet).toHaveTextContent('Not for Frost')
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('tab', { name: 'Slot' }))
    await screen.findByRole('list', { name: 'Slots' })
    const place = screen.getByRole('button', { name: new RegExp(FEROCITY) })
    expect(place).toHaveTextContent('Not for Frost')
  })

  it('in the picker: has the badge', async () => {
    const { open } = await createList()
    const { user } = await open('?includesOtherSpecs=true')
    const search = await screen.findByRole('searchbox', { name: /^Search all items/ })
    await user.type(search, FEROCITY)
    const add = await screen.findByRole('button', { name: `Add ${FEROCITY}` })
    expect(add.closest('li')).toHaveTextContent('Not for Frost')
  })
})

/** The facts below the name of the list with this text. */
const facts = (text: string) => screen.queryAllByText(text, { selector: 'header span' })

describe('header of a wishlist', () => {
  it.each([
    ['a renamed list', 'Before the tier set', 1],
    ['a list whose name contains its raid', 'The Venomous Abyss - Heroic (Frost) 2', 0],
  ])('%s: names raid, difficulty and specialization once', async (_what, name, count) => {
    const { open } = await createList(name)
    await open('')
    for (const part of ['The Venomous Abyss', 'Heroic', 'Frost']) {
      expect(facts(part)).toHaveLength(count)
    }
  })
})

describe('search of a wishlist on a phone', () => {
  it('Back closes it and shows all wishes again, without leaving the page', async () => {
    const { raider, wishlistId } = await createList()
    await raider.addItems(wishlistId, 'NECK', 2)
    const [first, second] = await raider.readItems(wishlistId)
    const path = `/wishlists/${wishlistId}`
    window.history.replaceState(null, '', path)
    // Only this history has entries for what Back closes.
    const history = createOverlayHistory()
    const { user, router } = await renderApp({ api, as: 'Raider#3000', history })
    await user.click(await screen.findByRole('button', { name: 'Open search' }))
    await user.type(screen.getByRole('searchbox', { name: 'Search this list' }), first?.name ?? '')
    await waitFor(() => expect(ticks()).toHaveLength(1))
    await waitFor(() => expect(window.history.state).toHaveProperty('overlayDepth', 1))
    window.history.back()
    expect(await screen.findByRole('button', { name: `Obtained ${second?.name}` })).toBeVisible()
    expect(ticks()).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Open search' })).toHaveFocus()
    expect(router.state.location.href).toBe(path)
  })
})

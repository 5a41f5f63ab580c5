import { screen, waitFor, within } from '@testing-library/react'
import { and, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { awardItem, undoAward } from '@/contract/guilds/guild-awards'
import { characters, lootItems, wishlistItems, wishlists } from '../../../server/database/schema'
import { make } from '../../support/backend/backend-calls'
import { THALDORIMEND } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { candidateRows, openDetails } from './candidate-rows'
import { ITEM, setUpAwards } from './set-up-awards'

const api = bridgeToBackend()
const { award, asOfficer, bodyOf, deleteAwards, guildPath } = setUpAwards(api)

/** Puts the item at the top of a raider's lists. */
async function moveToTop(name: string) {
  const { database } = api.backend
  const lists = database
    .select({ id: wishlists.id })
    .from(wishlists)
    .innerJoin(characters, eq(characters.id, wishlists.characterId))
    .where(eq(characters.name, name))
  const item = database.select({ id: lootItems.id }).from(lootItems).where(eq(lootItems.name, ITEM))
  await database
    .update(wishlistItems)
    .set({ priority: 0 })
    .where(and(inArray(wishlistItems.wishlistId, lists), eq(wishlistItems.lootItemId, item)))
  // As every edit of a wishlist does: the version of the board depends on it.
  await database
    .update(wishlists)
    .set({ updatedAt: new Date() })
    .where(inArray(wishlists.id, lists))
}

async function openItem(as = 'Admin#1000') {
  const app = await renderApp({ api, path: `${guildPath()}?difficulty=Heroic&q=Venomous Rage`, as })
  await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${ITEM}`) }))
  const sheet = within(await screen.findByRole('dialog', { name: ITEM }))
  return { ...app, sheet }
}

/** The texts of the rows of who wants the item. */
const rowTexts = (sheet: ReturnType<typeof within>) =>
  candidateRows(sheet).map(({ textContent }) => textContent)

describe('council view', () => {
  beforeEach(deleteAwards)

  it('an officer awards in two taps and undoes it in the toast', async () => {
    const { user, sheet } = await openItem()
    await user.click(sheet.getByRole('button', { name: 'Award to Frostelle' }))
    await user.click(await screen.findByRole('menuitem', { name: 'BiS' }))
    expect(await screen.findByText(`Awarded ${ITEM} to Frostelle`)).toBeVisible()
    await waitFor(() =>
      expect(sheet.queryByRole('button', { name: 'Award to Frostelle' })).toBeNull(),
    )
    const tonight = await sheet.findByRole('region', { name: 'Awarded tonight' })
    expect(tonight).toHaveTextContent('Frostelle · BiS · Heroic')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`Undone: ${ITEM} to Frostelle`)).toBeVisible()
    expect(await sheet.findByRole('button', { name: 'Award to Frostelle' })).toBeVisible()
    expect(api.sent(undoAward)).toHaveLength(1)
  })

  it('no row moves while the sheet is open: not the winner, and not those whose ranks change', async () => {
    const { user, sheet, queryClient } = await openItem()
    const buttons = () => sheet.getAllByRole('button', { name: /^Award to (?!someone)/ })
    const names = buttons().map(({ ariaLabel }) => ariaLabel?.replace('Award to ', '') ?? '')
    const [first = '', second = ''] = names
    const last = names.at(-1) ?? ''
    const namesIn = (one: typeof sheet) =>
      rowTexts(one).map((text) => names.find((name) => text?.includes(name)))
    await user.click(sheet.getByRole('button', { name: `Award to ${first}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'BiS' }))
    await waitFor(() => expect(rowTexts(sheet)[0]).toContain('Has it'))
    expect(namesIn(sheet)).toEqual(names)
    expect(buttons()[0]).toHaveAccessibleName(`Award to ${second}`)
    await moveToTop(last)
    await queryClient.invalidateQueries()
    await waitFor(() => expect(rowTexts(sheet).at(-1)).toMatch(/^1\D/))
    expect(namesIn(sheet)).toEqual(names)
    expect(sheet.getByText('Order changed')).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Update' }))
    expect(namesIn(sheet)).toEqual([last, ...names.slice(1, -1)])
    expect(sheet.queryByText('Order changed')).toBeNull()
    expect(sheet.getByRole('table')).toHaveFocus()
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${ITEM}`) }))
    const again = within(await screen.findByRole('dialog', { name: ITEM }))
    expect(namesIn(again)).not.toContain(first)
    expect(namesIn(again).at(-1)).not.toBe(last)
  })

  it('the item has just been awarded: asks whether there is a second one', async () => {
    const { user, sheet } = await openItem()
    await make(api.backend, awardItem, {
      ...asOfficer(),
      body: { ...(await bodyOf('earlier')), recipientId: THALDORIMEND },
    })
    api.backend.clock.now += 4000
    const awardToFrostelle = async () => {
      await user.click(await sheet.findByRole('button', { name: 'Award to Frostelle' }))
      await user.click(await screen.findByRole('menuitem', { name: 'BiS' }))
      return screen.findByRole('alertdialog', { name: 'Already awarded' })
    }
    const question = await awardToFrostelle()
    expect(question).toHaveTextContent(
      'Thaldorimend got it 4 seconds ago from Frostelle. Was there a second one?',
    )
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(await api.backend.database.query.guildAwards.findMany()).toHaveLength(1)
    await user.click(
      within(await awardToFrostelle()).getByRole('button', { name: 'Award another' }),
    )
    expect(await screen.findByText(`Awarded ${ITEM} to Frostelle`)).toBeVisible()
    expect(await api.backend.database.query.guildAwards.findMany()).toHaveLength(2)
    expect(screen.queryByText('Could not award the item')).toBeNull()
  })

  it('offline: the sheet says so, and nothing can be awarded until the device is online', async () => {
    const { sheet } = await openItem()
    const button = sheet.getByRole('button', { name: 'Award to Frostelle' })
    window.dispatchEvent(new Event('offline'))
    expect(
      await sheet.findByText('Offline: only changes of wishes are kept and sent later.'),
    ).toBeVisible()
    expect(button).toBeDisabled()
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(button).toBeEnabled())
    expect(sheet.queryByText(/^Offline/)).toBeNull()
  })

  it('an answer that is lost: Try Again sends the same award', async () => {
    const { user, sheet } = await openItem()
    const bodies: unknown[] = []
    api.answer(awardItem, async ({ request }) => {
      bodies.push(await request.clone().json())
      return new Response(null, { status: 503 })
    })
    await user.click(sheet.getByRole('button', { name: 'Award to Frostelle' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Award to Frostelle' }))
    await user.click(await screen.findByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(bodies).toHaveLength(2))
    expect(bodies[1]).toEqual(bodies[0])
    api.restore()
  })

  it('shows what raiders have received in the tier, and sorts by it', async () => {
    await award('a', 'Mythic', 'Venomwoven Effigy')
    await award('b', 'Mythic', "Hex Lord's Dooming Idol")
    const { user, sheet } = await openItem()
    await user.click(sheet.getByRole('button', { name: 'Frostelle' }))
    await waitFor(() => expect(openDetails(sheet)).toHaveTextContent('2 items received this tier'))
    expect(openDetails(sheet)).toHaveTextContent(
      "Received this tier in this slot: Hex Lord's Dooming Idol (Mythic)",
    )
    await user.click(sheet.getByText('2 items received this tier'))
    const received = within(await sheet.findByRole('list', { name: 'Received this tier' }))
    const texts = await received.findAllByRole('listitem')
    expect(texts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Hex Lord's Dooming Idol\W+Mythic\W+\w+ \d+, \d{4}$/),
      expect.stringMatching(/^Venomwoven Effigy\W+Mythic\W+\w+ \d+, \d{4}$/),
    ])
    expect(rowTexts(sheet).at(-1)).not.toContain('Frostelle')
    await user.click(sheet.getByRole('button', { name: /^Received/ }))
    expect(rowTexts(sheet).at(-1)).toContain('Frostelle')
  })

  it('awards to someone who does not want the item, found on the roster', async () => {
    const { user, sheet } = await openItem()
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await user.click(sheet.getByRole('button', { name: 'Award to someone else' }))
    const search = sheet.getByRole('searchbox', { name: 'Search the roster' })
    expect(search).toHaveFocus()
    await waitFor(() => expect(scrolled.mock.contexts.at(-1)).toContainElement(search))
    await user.keyboard('thaldo')
    const button = await sheet.findByRole('button', { name: 'Award to Thaldorimend' })
    await user.click(button)
    await user.click(await screen.findByRole('menuitem', { name: 'Transmog' }))
    expect(button.closest('li')).toHaveTextContent(/ · Argent Dawn/)
    expect(await screen.findByText(`Awarded ${ITEM} to Thaldorimend`)).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
  })
})

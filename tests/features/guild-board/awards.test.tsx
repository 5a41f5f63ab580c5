import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { awardItem, listAwards, undoAward } from '@/contract/guild-awards'
import { importAwards } from '@/contract/guild-import'
import { guildAwards, wishlistItems } from '../../../server/database/schema'
import { seedGuild } from '../../../server/database/seed/guild'
import { make } from '../../support/backend-calls'
import { collectDownloads } from '../../support/collect-downloads'
import { signInPerson, type Person } from '../../support/entities'
import { connectGuild, FROSTELLE, IMPORTED_AWARD, shareFrostelle } from '../../support/guild'
import { bridgeToBackend } from '../../support/msw-bridge'
import { renderApp, untilAtRest } from '../../support/render-app'

const api = bridgeToBackend()
const ITEM = 'Font of Venomous Rage'
let raider: Person
let guildId: string

beforeAll(async () => {
  await seedGuild(api.backend.database, api.backend.battleNet)
  raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
  await shareFrostelle(api.backend, raider, guildId)
})

/** Awards an item to Frostelle as an officer of the guild. */
async function award(id: string, difficulty = 'Heroic', name = ITEM) {
  const item = await api.backend.database.query.lootItems.findFirst({
    where: (table, { eq }) => eq(table.name, name),
  })
  const body = { id, lootItemId: item?.id, difficulty, recipientId: FROSTELLE }
  return make(api.backend, awardItem, { token: raider.token, params: { guildId }, body })
}

/** Deletes all awards, and unticks all wishes. */
async function deleteAwards() {
  await api.backend.database.delete(guildAwards)
  await api.backend.database.update(wishlistItems).set({ isObtained: false })
}

async function openItem(as = 'Admin#1000') {
  const app = await renderApp({ api, path: `/guilds/${guildId}?q=Venomous Rage`, as })
  await app.user.click(await screen.findByRole('button', { name: new RegExp(`^${ITEM}`) }))
  const sheet = within(await screen.findByRole('dialog', { name: ITEM }))
  return { ...app, sheet }
}

/** The texts of the rows of who wants the item. */
const rowTexts = (sheet: ReturnType<typeof within>) =>
  within(sheet.getByRole('list', { name: 'Who wants it' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

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
    expect(await sheet.findByText('Frostelle')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(`Undone: ${ITEM} to Frostelle`)).toBeVisible()
    expect(await sheet.findByRole('button', { name: 'Award to Frostelle' })).toBeVisible()
    expect(api.sent(undoAward)).toHaveLength(1)
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
    await sheet.findByText('2 received this tier')
    const row = rowTexts(sheet).find((text) => text.includes('Frostelle'))
    expect(row).toContain("In this slot: Hex Lord's Dooming Idol (Mythic)")
    expect(rowTexts(sheet).at(-1)).not.toContain('Frostelle')
    await user.click(sheet.getByRole('radio', { name: 'Fewest awards' }))
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
    const held = api.hold(awardItem)
    await user.click(await screen.findByRole('menuitem', { name: 'Disenchant' }))
    // Browsers take the focus from a disabled button; jsdom does not.
    await waitFor(() => expect(button).toBeDisabled())
    button.blur()
    held.release()
    expect(button.closest('li')).toHaveTextContent(/ · Argent Dawn/)
    expect(await screen.findByText(`Awarded ${ITEM} to Thaldorimend`)).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
  })
})

async function openHistory(search = '', as = 'Admin#1000') {
  const app = await renderApp({ api, path: `/guilds/${guildId}/history${search}`, as })
  await screen.findByRole('heading', { name: 'Ashen Vanguard', level: 1 })
  return app
}

describe('history of awards', () => {
  beforeEach(async () => {
    await deleteAwards()
    await award('idol', 'Heroic', "Hex Lord's Dooming Idol")
    api.backend.clock.now += 48 * 3_600_000
    await award('hood', 'Heroic', "Errant Scrollsage's Hood")
    await award('mythic', 'Mythic')
  })

  it('groups by raid night; filters by raider and slot are in the URL', async () => {
    const { user, router } = await openHistory()
    expect(await screen.findAllByRole('button', { name: /^Undo the award of/ })).toHaveLength(2)
    expect(screen.getAllByText('1 award')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Slot: All slots' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Trinket' }))
    await waitFor(() => expect(screen.queryByText("Errant Scrollsage's Hood")).toBeNull())
    expect(screen.getByText("Hex Lord's Dooming Idol")).toBeVisible()
    await user.type(screen.getByRole('searchbox', { name: 'Search by raider' }), 'nobody')
    expect(await screen.findByText('Nothing found')).toBeVisible()
    expect(router.state.location.search).toMatchObject({ slot: 'TRINKET', person: 'nobody' })
  })

  it('of all raids and difficulties, also of raids that are not in the catalog', async () => {
    await make(api.backend, importAwards, {
      token: raider.token,
      params: { guildId },
      body: { awards: [IMPORTED_AWARD] },
    })
    const { user, router } = await openHistory()
    expect(await screen.findAllByRole('button', { name: /^Undo the award of/ })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Raids: This raid' }))
    await user.click(await screen.findByRole('menuitem', { name: 'All raids' }))
    expect(await screen.findByText('4 awards')).toBeVisible()
    expect(screen.getByText(/Naxxramas Heroic · The Four Horsemen/)).toBeVisible()
    expect(router.state.location.search).toMatchObject({ raids: 'all' })
    await user.click(screen.getByRole('radio', { name: 'Mythic' }))
    expect(await screen.findByRole('button', { name: 'Raids: This raid' })).toBeVisible()
    expect(await screen.findAllByRole('button', { name: /^Undo the award of/ })).toHaveLength(1)
  })

  it('downloads what is shown as CSV', async () => {
    const downloads = collectDownloads()
    const { user } = await openHistory('?slot=HEAD')
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    const [file] = downloads
    expect(file?.name).toBe('Ashen Vanguard awards.csv')
    const lines = (await file?.text)?.split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines?.[1]).toContain("Errant Scrollsage's Hood")
  })

  it('an officer undoes an award after a question; other members have no button', async () => {
    const { user } = await openHistory('?slot=HEAD')
    await user.click(await screen.findByRole('button', { name: /^Undo the award of Errant/ }))
    await user.click(await screen.findByRole('button', { name: 'Undo award' }))
    expect(await screen.findByText('Nothing found')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(api.sent(undoAward)).toHaveLength(1)
  })

  it('nothing awarded: says where awards come from', async () => {
    await openHistory('?difficulty=LFR')
    expect(await screen.findByText('Nothing awarded yet')).toBeVisible()
  })

  it('more awards than one answer has: older ones at a press', async () => {
    await api.backend.database.execute(
      `insert into guild_awards select (jsonb_populate_record(a, jsonb_build_object(
        'id', 'copy-' || n, 'wishlist_id', null, 'wish_id', null))).*
       from guild_awards a, generate_series(1, 200) n where id = 'idol'`,
    )
    const { user } = await openHistory()
    expect(await screen.findByText('The last 200 awards')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show older awards' }))
    expect(await screen.findByText('202 awards')).toBeVisible()
    expect(api.sent(listAwards)).toHaveLength(2)
  })
})

async function mainList() {
  const list = await api.backend.database.query.wishlists.findFirst({
    where: (table, { eq }) => eq(table.name, 'The Venomous Abyss - Heroic (Frost)'),
  })
  return { wishlistId: list?.id ?? '' }
}

describe('awards to the user', () => {
  beforeEach(deleteAwards)

  it('Home names them until they are dismissed', async () => {
    await award('note')
    const { user, router } = await renderApp({ api, path: '/', as: 'Raider#3000' })
    const note = await screen.findByRole('region', {
      name: 'Awarded to you since your last visit',
    })
    expect(note).toHaveTextContent(`${ITEM}Frostelle`)
    await user.click(within(note).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(note).not.toBeInTheDocument())
    await router.navigate({ to: '/profile' })
    await router.navigate({ to: '/' })
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
    expect(screen.queryByText('Awarded to you since your last visit')).toBeNull()
  })

  it('an open list shows the tick and who has awarded it within 15 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { wishlistId } = await mainList()
    const app = await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
    const tick = await screen.findByRole('button', { name: `Obtained ${ITEM}` })
    expect(tick).toHaveAttribute('aria-pressed', 'false')
    await untilAtRest(app)
    await award('poll')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(await screen.findByText(/^Awarded by Frostelle/)).toBeVisible()
    expect(screen.getByRole('button', { name: `Obtained ${ITEM}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

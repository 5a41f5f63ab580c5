import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listAwards, undoAward } from '@/contract/guilds/guild-awards'
import { importAwards } from '@/contract/guilds/guild-import'
import { nights } from '../../../server/database/schema'
import { make } from '../../support/backend/backend-calls'
import { IMPORTED_AWARD } from '../../support/backend/guild'
import { collectDownloads } from '../../support/app/collect-downloads'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, untilAtRest } from '../../support/app/render-app'
import { startNightWith } from '../raid-nights/start-night-with'
import { ITEM, setUpAwards } from './set-up-awards'

const api = bridgeToBackend()
const { award, asOfficer, bodyOf, deleteAwards, guildPath } = setUpAwards(api)

async function openHistory(search = '', as = 'Admin#1000') {
  const app = await renderApp({ api, path: `${guildPath()}/history${search}`, as })
  await screen.findByRole('heading', { name: 'Ashen Vanguard', level: 1 })
  return app
}

const undoButtons = () => screen.getAllByRole('button', { name: /^Undo the award of/ })

describe('history of awards', () => {
  beforeEach(async () => {
    await deleteAwards()
    await award('mythic', 'Mythic')
    await award('idol', 'Heroic', "Hex Lord's Dooming Idol")
    api.backend.clock.now += 48 * 3_600_000
    await award('hood', 'Heroic', "Errant Scrollsage's Hood")
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

  it('a slot that is chosen while a search is typed stays chosen', async () => {
    const { user, router } = await openHistory()
    await screen.findAllByRole('button', { name: /^Undo the award of/ })
    const field = screen.getByRole('searchbox', { name: 'Search by raider' })
    await user.click(screen.getByRole('button', { name: 'Slot: All slots' }))
    const trinket = await screen.findByRole('menuitem', { name: 'Trinket' })
    fireEvent.change(field, { target: { value: 'nobody' } })
    fireEvent.click(trinket)
    await waitFor(() => expect(router.state.location.search).toMatchObject({ person: 'nobody' }))
    expect(router.state.location.search).toMatchObject({ slot: 'TRINKET' })
  })

  it('of all raids and difficulties, also of raids that are not in the catalog', async () => {
    await make(api.backend, importAwards, {
      ...asOfficer(),
      body: { awards: [IMPORTED_AWARD] },
    })
    const { user, router } = await openHistory()
    expect(await screen.findAllByRole('button', { name: /^Undo the award of/ })).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Raids: This raid' }))
    await user.click(await screen.findByRole('menuitem', { name: 'All raids' }))
    expect(await screen.findByText('4 awards: 3 without response, 1 Best in Slot')).toBeVisible()
    expect(screen.getByText(/Naxxramas Heroic · Four Horsemen/)).toBeVisible()
    expect(router.state.location.search).toMatchObject({ raids: 'all' })
    await user.click(screen.getByRole('radio', { name: 'Mythic' }))
    expect(await screen.findByRole('button', { name: 'Raids: This raid' })).toBeVisible()
    expect(await screen.findAllByRole('button', { name: /^Undo the award of/ })).toHaveLength(1)
  })

  it('downloads what is shown as CSV', async () => {
    const downloads = collectDownloads()
    const { user } = await openHistory('?slot=HEAD')
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(downloads).toHaveLength(1))
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

  it('what is shown is copied for Discord, all of it or that of a boss', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const { user } = await openHistory()
    await user.click(await screen.findByRole('button', { name: 'Copy for Discord: what is shown' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Copy for Discord' }))
    await user.click(dialog.getByRole('button', { name: 'Copy message' }))
    expect(write.mock.lastCall?.[0]).toMatch(/Errant Scrollsage.*: Frostelle[^]*Dooming Idol/)
    await user.click(dialog.getByRole('button', { name: 'Boss: All bosses' }))
    await user.click(await screen.findByRole('menuitem', { name: 'The Coiled Altar' }))
    await user.click(dialog.getByRole('button', { name: 'Copy message' }))
    expect(write.mock.lastCall?.[0]).not.toContain('Errant Scrollsage')
    expect(write.mock.lastCall?.[0]).toContain('Dooming Idol')
  })

  it('a night that officers have kept leads to its drops and attendance', async () => {
    const { lootItemId } = await bodyOf('kept', 'Normal')
    const nightId = await startNightWith(api, asOfficer(), lootItemId, 0)
    await award('kept', 'Normal')
    const { user } = await openHistory('?difficulty=Normal')
    const link = await screen.findByRole('link', { name: /^1 award, Night of / })
    expect(link).toHaveTextContent('1 award')
    await user.click(link)
    const decided = within(await screen.findByRole('region', { name: 'Decided' }))
    expect(decided.getByText('Frostelle')).toBeVisible()
    await api.backend.database.delete(nights).where(eq(nights.id, nightId))
  })

  it('nothing awarded: says where awards come from', async () => {
    await openHistory('?difficulty=LFR')
    expect(await screen.findByText('Nothing awarded yet')).toBeVisible()
  })

  it('more awards than one answer has: the CSV has all of them, and a button loads older ones', async () => {
    await api.backend.database.execute(
      `insert into guild_awards select (jsonb_populate_record(a, jsonb_build_object('id', 'copy-' || n))).*
       from guild_awards a, generate_series(1, 200) n where id = 'idol'`,
    )
    const downloads = collectDownloads()
    const { user } = await openHistory()
    expect(await screen.findByText('202 awards: 202 without response')).toBeVisible()
    expect(undoButtons()).toHaveLength(200)
    await user.click(screen.getByRole('button', { name: 'Download CSV' }))
    await waitFor(() => expect(downloads).toHaveLength(1))
    expect((await downloads[0]?.text)?.split('\r\n')).toHaveLength(203)
    expect(undoButtons()).toHaveLength(200)
    await user.click(screen.getByRole('button', { name: 'Show older awards' }))
    await waitFor(() => expect(undoButtons()).toHaveLength(202))
    // One more part; others may be read again because of changes.
    expect(new Set(api.sent(listAwards).map(({ path }) => path)).size).toBe(2)
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
    expect(await screen.findByRole('heading', { name: 'The Venomous Abyss' })).toBeVisible()
    expect(screen.queryByText('Awarded to you since your last visit')).toBeNull()
  })

  it('an open list shows the tick and who has awarded it', async () => {
    const { wishlistId } = await mainList()
    const app = await renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
    const tick = await screen.findByRole('button', { name: `Obtained ${ITEM}` })
    expect(tick).toHaveAttribute('aria-pressed', 'false')
    await untilAtRest(app)
    await award('live')
    expect(await screen.findByText(/^Awarded by Frostelle/)).toBeVisible()
    expect(screen.getByRole('button', { name: `Obtained ${ITEM}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  })
})

import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { unlockGuildLists } from '@/contract/guilds/guild-locks'
import { updateWishlist } from '@/contract/wishlist'
import { seedGuild } from '../../../server/database/seed/guild'
import { guildLocks, guildMembers, guildShares, wishlists } from '../../../server/database/schema'
import { CURRENT_RAID, findInstance, signInPerson, type Person } from '../../support/entities'
import { connectGuild, FROSTELLE, shareFrostelle } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { importReport, toImportBody } from '../../support/sims'
import { openDetails } from './candidate-rows'
import { HOOD } from '../../support/sim-items'
import { simpleModel } from '../../support/sim-reports'

const api = bridgeToBackend()
let raider: Person
let guildId: string
let instanceId: string
let wishlistId: string
let frostelleId: string

beforeAll(async () => {
  await seedGuild(api.backend.database, api.backend.battleNet)
  raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
  instanceId = await findInstance(api.backend, raider.token, CURRENT_RAID)
  await shareFrostelle(api.backend, raider, guildId)
  frostelleId = (await raider.character('Frostelle')).id
  // Everybody shares before `lock` locks.
  await api.backend.database.update(guildShares).set({ createdAt: new Date(0) })
  wishlistId = await raider.createWishlist('Frostelle', {
    difficulty: 'Mythic',
    isMainWishlist: true,
    name: 'Mythic list',
  })
  await raider.addItems(wishlistId, 'TRINKET', 3)
  const model = simpleModel([{ ...HOOD, percent: 2 }], { mode: ['raid-mythic', 'Mythic'] })
  await importReport(api.backend, raider, 'Frostelle', toImportBody(model))
})
beforeEach(async () => {
  // Nobody has changed a list since `lock` locks.
  await api.backend.database.update(wishlists).set({ updatedAt: new Date(0) })
})
afterEach(async () => {
  await api.backend.database.delete(guildLocks)
})

async function lock(startsAt = new Date(0)) {
  const reason = 'Council tonight'
  await api.backend.database.insert(guildLocks).values({ guildId, instanceId, reason, startsAt })
}
const tomorrow = () => new Date(Date.now() + 86_400_000)
const openList = () => renderApp({ api, path: `/wishlists/${wishlistId}`, as: 'Raider#3000' })
const openBoard = () => renderApp({ api, path: `/guilds/${guildId}`, as: 'Raider#3000' })
/** Opens what the badge says of the lock. */
async function openLock(user: UserEvent, badge: RegExp, title: string) {
  await user.click(await screen.findByRole('button', { name: badge }))
  return within(await screen.findByRole('dialog', { name: title }))
}

describe('guild board: lock of a raid', () => {
  it('an officer locks the lists with a reason, and unlocks them', async () => {
    const { user } = await openBoard()
    await user.click(await screen.findByRole('button', { name: 'Lists open' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock lists' }))
    await user.click(dialog.getByRole('button', { name: 'Lock lists' }))
    expect(await dialog.findByText('Please enter a reason')).toBeVisible()
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Council tonight')
    await user.click(dialog.getByRole('button', { name: 'Lock lists' }))
    const state = await openLock(user, /^Lists locked$/, 'Lists are locked')
    expect(state.getByText('Council tonight')).toBeVisible()
    expect(await api.backend.database.query.guildLocks.findMany()).toMatchObject([
      { guildId, instanceId, reason: 'Council tonight' },
    ])
    const held = api.hold(unlockGuildLists)
    await user.click(state.getByRole('button', { name: 'Unlock' }))
    held.release()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Lists open' })).toHaveFocus())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await api.backend.database.query.guildLocks.findMany()).toEqual([])
  })

  it('says who has changed a list since the lock began', async () => {
    const lists = await api.backend.database.query.wishlists.findMany()
    const heroic = lists.find(
      ({ difficulty, isMainWishlist, characterId }) =>
        difficulty === 'Heroic' && isMainWishlist && characterId === frostelleId,
    )
    await lock()
    await raider.make(updateWishlist, {
      params: { wishlistId: heroic?.id ?? '' },
      body: { name: 'Renamed' },
    })
    const { user } = await openBoard()
    const state = await openLock(user, /^Lists locked, 1 changed$/, 'Lists are locked')
    expect(state.getByText('Ticks, notes or names changed since then:')).toBeVisible()
    expect(state.getByRole('listitem')).toHaveTextContent(/^Frostelle\W+Frost\W/)
    expect(screen.queryByText(/Shared after/)).toBeNull()
  })

  it('the time of the field is sent as UTC', async () => {
    const { user } = await openBoard()
    await user.click(await screen.findByRole('button', { name: 'Lists open' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Lock lists' }))
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Council')
    expect(dialog.getByLabelText('From')).toHaveAccessibleDescription(/^In your time zone/)
    await user.type(dialog.getByLabelText('From'), '2100-01-31T20:00')
    await user.click(dialog.getByRole('button', { name: 'Lock lists' }))
    const state = await openLock(user, /^Locked from .*2100/, 'Lists will be locked')
    expect(state.getByText('Council')).toBeVisible()
    expect(state.getByText(/^From .*2100/)).toBeVisible()
    expect(state.getByRole('button', { name: 'Cancel lock' })).toBeVisible()
    const [stored] = await api.backend.database.query.guildLocks.findMany()
    expect(stored?.startsAt).toEqual(new Date('2100-01-31T20:00'))
  })

  it('a member who is not an officer sees the lock and cannot change it', async () => {
    await api.backend.database.update(guildMembers).set({ rank: 5 })
    await lock()
    const { user, queryClient } = await openBoard()
    const state = await openLock(user, /^Lists locked$/, 'Lists are locked')
    expect(state.getByText('Council tonight')).toBeVisible()
    expect(state.queryByRole('button', { name: 'Unlock' })).toBeNull()
    await user.keyboard('{Escape}')
    await api.backend.database.delete(guildLocks)
    await queryClient.invalidateQueries()
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Lists / })).toBeNull())
    await api.backend.database.update(guildMembers).set({ rank: 1 })
  })
})

describe('guild board: lists that were shared after the lock began', () => {
  it('the board and the council view say it', async () => {
    await lock()
    const isFrostelle = eq(guildShares.blizzardCharacterId, FROSTELLE)
    const shares = api.backend.database.update(guildShares)
    await shares.set({ createdAt: tomorrow() }).where(isFrostelle)
    const { user } = await openBoard()
    const state = await openLock(user, /^Lists locked$/, 'Lists are locked')
    expect(state.getByText('Shared after the lock began: Frostelle')).toBeVisible()
    await user.keyboard('{Escape}')
    const [item] = await screen.findAllByRole('button', { name: /Frostelle/ })
    await user.click(item ?? document.body)
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('Shared late')).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Frostelle' }))
    expect(openDetails(sheet)).toHaveTextContent('Shared after the lock began')
    await shares.set({ createdAt: new Date(0) }).where(isFrostelle)
  })
})

describe('wishlist: lock of a guild', () => {
  it('says who has locked it and why, and offers ticks and notes only', async () => {
    await lock()
    const { user } = await openList()
    expect(await screen.findByText('Locked by Ashen Vanguard: Council tonight')).toBeVisible()
    expect(screen.queryAllByRole('button', { name: /^(Remove|Move|Add) / })).toEqual([])
    expect(screen.queryAllByRole('textbox', { name: /^Rank of / })).toEqual([])
    expect(screen.queryByRole('button', { name: 'Add items' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More actions for Mythic list' }))
    for (const name of ['Unset as main', 'Delete list', 'Order by gain', 'Add upgrades']) {
      expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true')
    }
    await user.keyboard('{Escape}')
    const [tick] = screen.getAllByRole('button', { name: /^Obtained / })
    await user.click(tick ?? document.body)
    expect(await screen.findByText('1 of 3 obtained')).toBeInTheDocument()
    expect(screen.queryByText(/^Could not/)).toBeNull()
  })

  it('a lock for later says when, and changes nothing yet', async () => {
    await lock(tomorrow())
    await openList()
    expect(await screen.findByText(/^Ashen Vanguard locks this list at .+: Council/)).toBeVisible()
    expect(await screen.findAllByRole('button', { name: /^Remove / })).not.toEqual([])
  })

  it('an edit that meets a lock is taken back with its reason, and the list shows the lock', async () => {
    const { user } = await openList()
    const [first] = await screen.findAllByRole('button', { name: /^Remove / })
    const name = first?.getAttribute('aria-label')?.replace('Remove ', '') ?? ''
    await lock()
    await user.click(first ?? document.body)
    const title = await screen.findByText(`Could not remove ${name}`)
    expect(title.closest('li')).toHaveTextContent('Locked by Ashen Vanguard: Council tonight')
    expect(await screen.findByText('You can still tick items and edit notes.')).toBeVisible()
    expect((await raider.readItems(wishlistId)).map((wish) => wish.name)).toContain(name)
    expect(screen.getAllByText(name)).not.toEqual([])
  })

  it('an edit that was kept while offline is dropped, and names the lock', async () => {
    const { user } = await openList()
    const [rank] = await screen.findAllByRole('textbox', { name: /^Rank of / })
    api.disconnect(updateWishlist)
    window.dispatchEvent(new Event('offline'))
    await user.clear(rank ?? document.body)
    await user.type(rank ?? document.body, '3{Enter}')
    expect(await screen.findByText(/^Offline: 1 change is kept/)).toBeInTheDocument()
    await lock()
    api.restore()
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText(/^Could not move /)).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText(/^Offline/)).toBeNull())
    expect(await screen.findByText('You can still tick items and edit notes.')).toBeVisible()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('guildr_edits'))).toEqual([])
  })

  it('when the owner ends the sharing, the open list stays locked', async () => {
    await lock()
    const { user, router } = await openList()
    await screen.findByText('Locked by Ashen Vanguard: Council tonight')
    await router.navigate({ to: '/guilds/$guildId', params: { guildId } })
    await user.click(await screen.findByRole('switch', { name: /^Share Frostelle/ }))
    await screen.findByText(/no longer sees the wishlists of Frostelle/)
    await router.navigate({ to: '/wishlists/$wishlistId', params: { wishlistId } })
    expect(await screen.findByText('Locked by Ashen Vanguard: Council tonight')).toBeVisible()
    expect(screen.queryAllByRole('button', { name: /^Remove / })).toEqual([])
    await shareFrostelle(api.backend, raider, guildId)
  })
})

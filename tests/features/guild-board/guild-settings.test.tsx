import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { setGuildSettings } from '@/contract/guilds/guild-settings'
import { guilds } from '../../../server/database/schema'
import { seedGuild } from '../../../server/database/seed/guild'
import { connectGuild, THALDORIMEND } from '../../support/backend/guild'
import { signInPerson } from '../../support/entities'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'
import { withoutFeature } from '../../support/app/without-feature'

const api = bridgeToBackend()
let guildId: string

beforeAll(async () => {
  await seedGuild(api.backend.database, api.backend.battleNet)
  const raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
})
type Stored = Partial<typeof guilds.$inferInsert>
const DEFAULTS: Stored = {
  officerRanks: [1],
  timeZone: null,
  receivedVisibleTo: 'Members',
  listsVisibleTo: 'Members',
}
const store = async (change: Stored) =>
  api.backend.database.update(guilds).set({ ...DEFAULTS, ...change })
afterEach(async () => {
  api.restore()
  await store({})
})

const open = async (page = '/roster', as = 'Admin#1000') =>
  renderApp({ api, path: `/guilds/${guildId}${page}`, as })
const storedGuild = async () =>
  api.backend.database.query.guilds.findFirst({ where: (table, { eq }) => eq(table.id, guildId) })

const RECEIVED = 'Members see what others have received'
const LISTS = 'Members see the wishlists of others'

/** The user of Raider#3000, an officer otherwise, as another member. */
const asMember = async (page: string) => open(page, 'Raider#3000')
const FOR_OFFICERS: Stored = {
  officerRanks: [],
  receivedVisibleTo: 'Officers',
  listsVisibleTo: 'Officers',
}

describe('settings of a guild', () => {
  it('the guild master sets who sees what, and the time zone', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('switch', { name: RECEIVED }))
    await waitFor(() => expect(screen.getByRole('switch', { name: RECEIVED })).not.toBeChecked())
    await waitFor(() => expect(screen.getByRole('switch', { name: LISTS })).toBeEnabled())
    await user.click(screen.getByRole('switch', { name: LISTS }))
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Time zone' })).toBeEnabled())
    await user.click(screen.getByRole('combobox', { name: 'Time zone' }))
    await user.click(await screen.findByRole('option', { name: 'Helsinki (Europe)' }))
    await waitFor(async () =>
      expect(await storedGuild()).toMatchObject({
        receivedVisibleTo: 'Officers',
        listsVisibleTo: 'Officers',
        timeZone: 'Europe/Helsinki',
      }),
    )
  })

  it('a rejected change is taken back, with one toast', async () => {
    const { user } = await open()
    api.reject(setGuildSettings, 403, { message: 'Only the guild master may do this' })
    await user.click(await screen.findByRole('switch', { name: LISTS }))
    expect(await screen.findByText('Could not change the settings of the guild')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('switch', { name: LISTS })).toBeChecked())
  })

  it('everybody else reads them', async () => {
    await store({ listsVisibleTo: 'Officers' })
    await open('/roster', 'Raider#3000')
    expect(
      await screen.findByText(
        /Received items: visible to all members.*wishlists of others: officers only.*Europe\/Paris/,
      ),
    ).toBeVisible()
    expect(screen.queryByRole('switch', { name: LISTS })).toBeNull()
  })

  it('without the feature `guild-settings` there are none', async () => {
    withoutFeature(api, 'guild-settings')
    await open()
    expect(await screen.findByRole('group', { name: 'Officer ranks' })).toBeVisible()
    expect(screen.queryByRole('switch', { name: LISTS })).toBeNull()
    expect(screen.queryByText(/Received items: visible/)).toBeNull()
  })
})

describe('what only officers see', () => {
  it('the board of another member says so, and who will see a shared list', async () => {
    await store(FOR_OFFICERS)
    await asMember('')
    expect(
      await screen.findByText('Only officers see the wishlists of other raiders'),
    ).toBeVisible()
    expect(screen.getByText(/^Its officers see items, .* show them to all members\./)).toBeVisible()
    expect(screen.queryByText(/^Nobody shares/)).toBeNull()
  })

  it('the roster has no counts', async () => {
    await store(FOR_OFFICERS)
    await asMember('/roster')
    expect(await screen.findByRole('columnheader', { name: /Raider/ })).toBeVisible()
    expect(screen.queryByRole('columnheader', { name: /Received|Set/ })).toBeNull()
  })

  it('the page of another raider says what is hidden', async () => {
    await store(FOR_OFFICERS)
    await asMember(`/raiders/${THALDORIMEND}`)
    expect(
      await screen.findByText(
        'Only officers see the received items and wishlists of other raiders.',
      ),
    ).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Shared lists' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'Worn and awarded' })).toBeNull()
  })

  it('an officer sees everything', async () => {
    await store({ ...FOR_OFFICERS, officerRanks: [1] })
    await open(`/raiders/${THALDORIMEND}`, 'Raider#3000')
    expect(await screen.findByRole('region', { name: 'Shared lists' })).toBeVisible()
    expect(screen.queryByText(/^Only officers see/)).toBeNull()
  })
})

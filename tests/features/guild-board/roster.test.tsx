import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getGuildRoster, refreshGuildRoster, setTeam } from '@/contract/guilds/guild-roster'
import { seedGuild } from '../../../server/database/seed/guild'
import { guildMembers } from '../../../server/database/schema'
import { make } from '../../support/backend/backend-calls'
import { signInPerson, type Person } from '../../support/entities'
import {
  connectGuild,
  FROSTELLE,
  scriptRoster,
  shareFrostelle,
  THALDORIMEND,
} from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp } from '../../support/app/render-app'

const api = bridgeToBackend()
let raider: Person
let guildId: string

beforeAll(async () => {
  await seedGuild(api.backend.database, api.backend.battleNet)
  raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
})
afterEach(async () => {
  await api.backend.database.update(guildMembers).set({ teamStatus: null, role: null })
})

async function openRoster(as: string, search = '') {
  const app = await renderApp({ api, path: `/guilds/${guildId}/roster${search}`, as })
  await screen.findByRole('heading', { name: 'Members' })
  return app
}

const secondRank = () => screen.getByRole('checkbox', { name: /^Rank 2 / })

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) })

const member = (name: string) => screen.getByRole('button', { name: new RegExp(`: ${name}$`) })
const storedQuillow = async () =>
  api.backend.database.query.guildMembers.findFirst({
    where: (table, { eq }) => eq(table.name, 'Quillow'),
  })

const tickOf = (name: string) => screen.getByRole('checkbox', { name: `Choose ${name}` })

describe('guild roster', () => {
  it('shows who has a list, who has none and who does not share', async () => {
    await openRoster('Raider#3000', '?difficulty=Mythic')
    expect(rowOf('Quillow')).toHaveTextContent(/\d$/)
    expect(rowOf('Frostelle')).toHaveTextContent(/not shared$/)
    expect(rowOf('Thaldorimend')).toHaveTextContent(/Guild Master · Paladin/)
    expect(screen.getAllByText('no list')[0]).toBeVisible()
    expect(screen.queryByRole('group', { name: 'Officer ranks' })).toBeNull()
  })

  it('the filter shows those who do not share', async () => {
    const { user } = await openRoster('Raider#3000')
    await user.click(screen.getByRole('button', { name: 'Show: Everyone' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Not sharing \(\d+\)$/ }))
    await waitFor(() => expect(screen.queryByText('Quillow')).toBeNull())
    expect(screen.getByText('Frostelle')).toBeVisible()
  })

  it('what was received counts since a date, which is in the URL', async () => {
    const { user, router } = await openRoster('Raider#3000')
    const ofTier = screen.getByRole('table', { name: 'Members' }).textContent
    await user.click(screen.getByRole('button', { name: 'Received: This tier' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Last 7 days' }))
    expect(await screen.findByRole('button', { name: /^Received: Since / })).toBeVisible()
    expect(screen.getByRole('table', { name: 'Members' }).textContent).not.toBe(ofTier)
    expect(router.state.location.search).toHaveProperty('since')
  })

  it('"Ask" copies a message with the link to the board', async () => {
    const { user } = await openRoster('Raider#3000')
    await user.click(screen.getByRole('button', { name: /^Ask \d+ not sharing$/ }))
    expect(await screen.findByText('Message copied')).toBeInTheDocument()
    expect(await navigator.clipboard.readText()).toBe(
      `Please share your main wishlist for The Venomous Abyss (Heroic) with Ashen Vanguard: ${window.location.origin}/guilds/${guildId}?raid=the-venomous-abyss&difficulty=Heroic`,
    )
  })

  it('the guild master sets which ranks are officers', async () => {
    const { user } = await openRoster('Admin#1000')
    expect(screen.getByRole('checkbox', { name: 'Rank 1 (2 members)' })).toBeChecked()
    expect(secondRank()).not.toBeChecked()
    await user.click(secondRank())
    await waitFor(() => expect(secondRank()).toBeEnabled())
    expect(secondRank()).toBeChecked()
    expect(screen.getAllByText(/^Officer · /).length).toBeGreaterThan(2)
    await user.click(secondRank())
    await waitFor(() => expect(secondRank()).not.toBeChecked())
  })

  it('"Refresh roster" says what has changed, or when it can be read again', async () => {
    api.backend.clock.now += 120_000
    const { user } = await openRoster('Raider#3000')
    await user.click(screen.getByRole('button', { name: 'Refresh roster' }))
    expect(await screen.findByText('Nothing has changed')).toBeInTheDocument()
    expect(await screen.findByText(/^\d+ members · roster read /)).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Refresh roster' }))
    expect(await screen.findByText(/^Too many requests/)).toBeInTheDocument()
    expect(api.sent(refreshGuildRoster)).toHaveLength(2)
  })

  it('"Refresh roster" says that a roster without most members waits for a second read', async () => {
    api.backend.clock.now += 120_000
    scriptRoster(api.backend, [[THALDORIMEND, 0]])
    const { user } = await openRoster('Raider#3000')
    await user.click(screen.getByRole('button', { name: 'Refresh roster' }))
    expect(await screen.findByText('The roster was not changed')).toBeInTheDocument()
    expect(screen.getByText(/without 26 characters, more than half/)).toBeInTheDocument()
  })
})

describe('guild roster: several members', () => {
  it('a rank becomes core with three presses', async () => {
    const { user } = await openRoster('Raider#3000')
    await user.click(screen.getByRole('button', { name: 'Choose members' }))
    await user.click(await screen.findByRole('menuitem', { name: /^Rank 2 / }))
    await waitFor(() => expect(tickOf('Quillow')).toBeChecked())
    expect(tickOf('Frostelle')).not.toBeChecked()
    await user.click(screen.getByRole('button', { name: 'Core' }))
    await waitFor(() => expect(member('Quillow')).toHaveTextContent(/^Core.*Ranged$/))
    expect(screen.queryByRole('group', { name: 'Chosen members' })).toBeNull()
    await waitFor(async () => {
      const members = await api.backend.database.query.guildMembers.findMany()
      const core = members.filter(({ teamStatus }) => teamStatus === 'core')
      expect(core).toEqual(members.filter(({ rank }) => rank === 2))
    })
  })

  it('single members are added and left out; Clear chooses nobody', async () => {
    const { user } = await openRoster('Raider#3000')
    await user.click(tickOf('Quillow'))
    await user.click(tickOf('Frostelle'))
    expect(await screen.findByText('2 chosen')).toBeVisible()
    await user.click(tickOf('Quillow'))
    expect(await screen.findByText('1 chosen')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(tickOf('Frostelle')).not.toBeChecked()
  })
})

describe('guild roster: raid team', () => {
  it('an officer sets team status and role of a member; the row shows them at once', async () => {
    const { user } = await openRoster('Raider#3000')
    expect(member('Quillow')).toHaveTextContent(/^Ranged$/)
    const call = api.hold(setTeam)
    await user.click(member('Quillow'))
    const items = await screen.findAllByRole('menuitemradio')
    expect(items.filter((item) => item.ariaChecked === 'true')).toHaveLength(2)
    await user.click(await screen.findByRole('menuitemradio', { name: 'Core' }))
    await waitFor(() => expect(member('Quillow')).toHaveTextContent(/Core.*Ranged$/))
    call.release()
    await user.click(member('Quillow'))
    expect(screen.getByRole('menuitemradio', { name: 'Core' })).toBeChecked()
    await user.click(await screen.findByRole('menuitemradio', { name: 'Healer' }))
    await waitFor(() => expect(member('Quillow')).toHaveTextContent(/Core.*Healer$/))
    await waitFor(async () =>
      expect(await storedQuillow()).toMatchObject({ teamStatus: 'core', role: 'healer' }),
    )
  })

  it('a change that is still being sent stays on screen when an earlier one is confirmed', async () => {
    const { user, queryClient } = await openRoster('Raider#3000')
    const first = api.hold(setTeam)
    await user.click(member('Quillow'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Core' }))
    await waitFor(() => expect(first.waiting).toBe(1))
    const second = api.hold(setTeam)
    await user.click(member('Quillow'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Healer' }))
    await waitFor(() => expect(member('Quillow')).toHaveTextContent(/Core.*Healer$/))
    first.release()
    await waitFor(() => expect(second.waiting).toBe(1))
    await waitFor(() => expect(queryClient.isMutating()).toBe(1))
    expect(member('Quillow')).toHaveTextContent(/Core.*Healer$/)
    second.release()
    await waitFor(async () => expect(await storedQuillow()).toMatchObject({ role: 'healer' }))
  })

  it('no place and the role by specialization take back what was set', async () => {
    await api.backend.database.update(guildMembers).set({ teamStatus: 'bench', role: 'tank' })
    const { user } = await openRoster('Raider#3000')
    expect(member('Quillow')).toHaveTextContent(/Bench.*Tank$/)
    await user.click(member('Quillow'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Not in the raid team' }))
    await user.click(member('Quillow'))
    await user.click(
      await screen.findByRole('menuitemradio', { name: 'By specialization (Ranged)' }),
    )
    await waitFor(() => expect(member('Quillow')).toHaveTextContent(/^Ranged$/))
    await waitFor(async () =>
      expect(await storedQuillow()).toMatchObject({ teamStatus: null, role: null }),
    )
  })

  it('a rejected change is taken back even if the roster cannot be read again', async () => {
    const { user } = await openRoster('Raider#3000')
    api.reject(setTeam, 403)
    api.reject(getGuildRoster, 418)
    await user.click(member('Quillow'))
    await user.click(await screen.findByRole('menuitemradio', { name: 'Trial' }))
    expect(await screen.findByText('Could not change Quillow')).toBeInTheDocument()
    expect(await screen.findByText('Could not refresh')).toBeInTheDocument()
    await waitFor(() => expect(member('Quillow')).not.toHaveTextContent('Trial'))
    api.restore()
  })

  it('a member who is not an officer reads the team and cannot change it', async () => {
    await api.backend.database.update(guildMembers).set({ teamStatus: 'trial' })
    const { officerRanks } = (await api.backend.database.query.guilds.findFirst({})) ?? {}
    expect(officerRanks).toEqual([1])
    await api.backend.database.update(guildMembers).set({ rank: 5 })
    await openRoster('Raider#3000')
    const quillow = screen.getByRole('row', { name: /Quillow/ })
    expect(quillow).toHaveTextContent(/Trial.*Ranged/)
    expect(within(quillow).queryByRole('button')).toBeNull()
    expect(within(quillow).queryByRole('checkbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Choose members' })).toBeNull()
  })
})

describe('guild board: filter by team and role', () => {
  it('Core shows what the core of the team wants; the filter is in the URL', async () => {
    await shareFrostelle(api.backend, raider, guildId)
    const token = await api.backend.signIn('Admin#1000')
    await api.backend.database.update(guildMembers).set({ rank: 0 })
    const body = { memberIds: [FROSTELLE], teamStatus: 'core' } as const
    await make(api.backend, setTeam, { token, params: { guildId }, body })
    const path = `/guilds/${guildId}`
    const { user, router } = await renderApp({ api, path, as: 'Admin#1000' })
    await user.click(await screen.findByRole('radio', { name: 'Core' }))
    await waitFor(() => {
      for (const row of screen.getAllByRole('button', { name: /wants? it/ })) {
        expect(row).toHaveTextContent(/Frostelle$|Frostelle1$/)
      }
    })
    expect(router.state.location.search).toMatchObject({ team: 'core' })
    await user.click(screen.getByRole('radio', { name: 'Bench' }))
    expect(await screen.findByText('Nothing found')).toBeVisible()
  })

  it('without a raid team there is no filter for them', async () => {
    await renderApp({ api, path: `/guilds/${guildId}`, as: 'Admin#1000' })
    await screen.findByRole('radio', { name: 'Ranged' })
    expect(screen.queryByRole('radio', { name: 'Core' })).toBeNull()
  })
})

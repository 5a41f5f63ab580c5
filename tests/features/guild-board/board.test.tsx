import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { candidateRows, openDetails } from './candidate-rows'
import { getGuild } from '@/contract/guilds/guild'
import { getGuildBoard, type GuildBoard } from '@/contract/guilds/guild-board'
import { getGuildRoster } from '@/contract/guilds/guild-roster'
import { seedGuild } from '../../../server/database/seed/guild'
import { signInPerson } from '../../support/entities'
import { connectGuild } from '../../support/backend/guild'
import { bridgeToBackend } from '../../support/app/msw-bridge'
import { renderApp, untilAtRest } from '../../support/app/render-app'

const api = bridgeToBackend()
let guildId: string

beforeAll(async () => {
  await seedGuild(api.backend.database, api.backend.battleNet)
  const raider = await signInPerson(api.backend, 'Raider#3000')
  guildId = (await connectGuild(api.backend, raider)).id
})

async function openBoard(search = '', as = 'Admin#1000') {
  const app = await renderApp({ api, path: `/guilds/${guildId}${search}`, as })
  await screen.findByRole('heading', { name: 'Ashen Vanguard', level: 1 })
  await screen.findByRole('group', { name: 'Difficulty' })
  return app
}

const board = () => screen.findByRole('group', { name: 'Wanted items' })

describe('guild board', () => {
  it('opens from the navigation and shows what the guild wants, by boss', async () => {
    const { user, router } = await renderApp({ api, path: '/', as: 'Admin#1000' })
    const [link] = await screen.findAllByRole('link', { name: 'Guild' })
    await user.click(link ?? document.body)
    const bosses = within(await board()).getAllByRole('region')
    expect(bosses).toHaveLength(8)
    expect(bosses[0]).toHaveTextContent("Nek'zali the Soulcoiler")
    expect(screen.getByRole('radio', { name: 'Heroic' })).toBeChecked()
    expect(router.state.location.pathname).toBe(`/guilds/${guildId}`)
    expect(document.title).toBe('Ashen Vanguard · Guildr')
  })

  it('a press on an item opens everyone who wants it, in order of rank', async () => {
    const { user } = await openBoard()
    const [first] = await within(await board()).findAllByRole('button', { name: /wants? it/ })
    const [name = '', count = ''] = [
      first?.querySelector('span span')?.textContent,
      first?.querySelector('[role=img]')?.textContent,
    ]
    await user.click(first ?? document.body)
    const sheet = await screen.findByRole('dialog', { name })
    const rows = candidateRows(within(sheet))
    expect(rows).toHaveLength(Number(count))
    const ranks = rows.map((row) => Number(/^\d+/.exec(row.textContent ?? '')?.[0]))
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    await user.click(
      within(rows[0] ?? sheet)
        .getByRole('rowheader')
        .querySelector('button') ?? sheet,
    )
    expect(openDetails(within(sheet))).toHaveTextContent(
      /of \d+.+ · (Tank|Healer|Melee|Ranged).*Item level 2\d\d/,
    )
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('search and filters are in the URL', async () => {
    const { user, router } = await openBoard('?difficulty=Mythic')
    expect(screen.getByRole('radio', { name: 'Mythic' })).toBeChecked()
    await board()
    await user.type(screen.getByRole('searchbox'), 'quillow')
    await waitFor(async () => {
      for (const row of within(await board()).getAllByRole('button', { name: /wants? it/ })) {
        expect(row).toHaveTextContent('Quillow')
      }
    })
    await user.click(screen.getByRole('radio', { name: 'Healers' }))
    expect(await screen.findByText('Nothing found')).toBeVisible()
    expect(screen.getByText('All roles')).toBeVisible()
    expect(router.state.location.search).toEqual({
      raid: 'the-venomous-abyss',
      difficulty: 'Mythic',
      q: 'quillow',
      role: 'healer',
    })
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    await waitFor(() => expect(screen.queryByText('Nothing found')).toBeNull())
    expect(router.state.location.search).toEqual({
      raid: 'the-venomous-abyss',
      difficulty: 'Mythic',
    })
  })

  it('a button shows the items that nobody wants', async () => {
    const { user } = await openBoard()
    const [button] = await screen.findAllByRole('button', { name: / not wanted from / })
    const name = (button?.textContent ?? '').replace(/^.* not wanted from/, 'Unwanted items of')
    expect(screen.queryByRole('list', { name })).toBeNull()
    await user.click(button ?? document.body)
    expect(within(screen.getByRole('list', { name })).getAllByRole('listitem')).not.toEqual([])
    await user.click(button ?? document.body)
    expect(screen.queryByRole('list', { name })).toBeNull()
  })

  it('a raid without lists: says who to ask; nobody shares: says how to share', async () => {
    const app = await openBoard('?raid=manaforge-omega')
    expect(await screen.findByText('No lists for Heroic yet')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ask the others' })).toHaveAttribute(
      'href',
      `/guilds/${guildId}/roster?raid=manaforge-omega&difficulty=Heroic`,
    )
    api.answer(getGuildBoard, () =>
      Response.json({ data: { board: { sharingCount: 0, lists: [] } } }),
    )
    await app.queryClient.invalidateQueries()
    expect(await screen.findByText('Nobody shares a wishlist yet')).toBeVisible()
    api.restore()
  })

  it('no item moves when others change their lists, until something is chosen', async () => {
    const { user, queryClient } = await openBoard()
    const names = async () =>
      within(await board())
        .getAllByRole('button', { name: /wants? it/ })
        .map((row) => row.querySelector('span span')?.textContent)
    const before = await names()
    const text = (await board()).textContent
    const shown = queryClient
      .getQueriesData<GuildBoard>({})
      .map(([, data]) => data)
      .find((data) => data?.lists)
    const lists = shown?.lists.map((list) => ({ ...list, wishes: list.wishes.toReversed() }))
    api.answer(getGuildBoard, () => Response.json({ data: { board: { ...shown, lists } } }))
    await queryClient.invalidateQueries()
    await waitFor(async () => expect((await board()).textContent).not.toBe(text))
    expect(await names()).toEqual(before)
    await user.click(screen.getByRole('radio', { name: 'Healers' }))
    await user.click(screen.getByRole('radio', { name: 'All roles' }))
    await waitFor(async () => expect(await names()).not.toEqual(before))
    api.restore()
  })

  it('shows Not Found to a user who is not a member, even before the board is answered', async () => {
    api.reject(getGuild, 404, { message: 'Guild not found' })
    api.hold(getGuildBoard)
    await renderApp({ api, path: `/guilds/${guildId}`, as: 'Admin#1000' })
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible()
    api.restore()
  })

  it('shows Not Found as soon as the user has left the guild', async () => {
    const app = await openBoard()
    await board()
    await untilAtRest(app)
    api.reject(getGuildBoard, 404, { message: 'Guild not found' })
    api.reject(getGuild, 404, { message: 'Guild not found' })
    await api.backend.database.execute(`update guild_members set level = 1`)
    expect(await screen.findByRole('heading', { name: 'Not Found' })).toBeVisible()
    api.restore()
  })
})

describe('navigation', () => {
  it('a user without a guild has no link in the navigation', async () => {
    const app = await renderApp({ api, path: '/onboarding', as: 'Empty#4000' })
    await untilAtRest(app)
    expect(screen.queryByRole('link', { name: 'Guild' })).toBeNull()
  })
})

describe('the last chosen raid of a guild', () => {
  it('a link to a raid that is not active: the URL names the raid that is shown instead', async () => {
    const { router } = await openBoard('?raid=deactivated&difficulty=Mythic&role=healer')
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        raid: 'the-venomous-abyss',
        difficulty: 'Mythic',
        role: 'healer',
      }),
    )
  })

  it('is in the links to the guild; an address without it shows everyone the same', async () => {
    const { user, router } = await openBoard()
    await user.click(await screen.findByRole('radio', { name: 'Mythic' }))
    expect(router.state.location.search).toEqual({
      raid: 'the-venomous-abyss',
      difficulty: 'Mythic',
    })
    await router.navigate({ to: '/' })
    await screen.findByRole('heading', { name: 'Home' })
    api.requests.length = 0
    await user.click(screen.getAllByRole('link', { name: 'Guild' })[0] ?? document.body)
    expect(await screen.findByRole('radio', { name: 'Mythic' })).toBeChecked()
    await user.click(screen.getByRole('link', { name: 'Roster' }))
    await screen.findByRole('heading', { name: 'Members' })
    const rosters = api.sent(getGuildRoster).map(({ path }) => path.split('/').at(-1))
    expect(rosters).toEqual(['Mythic'])
    await router.navigate({ to: '/guilds/$guildId', params: { guildId } })
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Heroic' })).toBeChecked())
  })
})
